import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { along, groups } from './light/chunks.ts'
import { compressed } from './light/compress.ts'
import { fetchedFigures } from './light/fetched.ts'
import { fluentWords } from './light/fluent.ts'
import { leanLibraries } from './light/lean.ts'
import { smallerScripts } from './light/smaller.ts'

const server = process.env.ELVENHOLD_SERVER ?? 'http://127.0.0.1:8321'

export default defineConfig({
  plugins: [fluentWords(), fetchedFigures(), leanLibraries(), svelte(), smallerScripts(), compressed()],
  build: {
    outDir: '../src/elvenhold/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data addresses for scripts
    modulePreload: { polyfill: false, resolveDependencies: along },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      '/api': server,
      '/wire': { target: server, ws: true },
    },
  },
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: {
    environment: 'happy-dom',
    testTimeout: 60_000, // a busy machine is no fault
    include: ['src/**/*.test.ts', 'map/**/*.test.ts', 'pieces/**/*.test.ts', 'light/**/*.test.ts'],
  },
})

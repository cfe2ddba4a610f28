import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.ELVENHOLD_SERVER ?? 'http://127.0.0.1:8321'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/elvenhold/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data addresses for scripts
    modulePreload: { polyfill: false },
    manifest: true,
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
    include: ['src/**/*.test.ts', 'map/**/*.test.ts', 'pieces/**/*.test.ts'],
  },
})

import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Who may import whom in the browser: the board is a module of its own and knows nothing but itself.
const boardAlone = {
  files: ['src/board/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^\\.\\./(?!(generated|\\.\\./generated))',
            message: 'the board imports nothing but itself',
          },
        ],
      },
    ],
  },
}

export default ts.config(
  { ignores: ['node_modules/', 'generated/', '../src/'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      'max-lines': ['error', 400],
      complexity: ['error', 12],
      'max-params': ['error', 6],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/no-navigation-without-resolve': 'off',
      // Reactivity is asked for with $state where it is wanted.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  boardAlone,
)

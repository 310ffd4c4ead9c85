/** What is looked for beside types (svelte-check) and layout (prettier). A rule that does not fit says why. */
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['src/lib/schema.d.ts', 'src/lib/views.d.ts', 'src/table/*/fixtures.json'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  { files: ['src/**'], languageOptions: { globals: globals.browser } },
  { files: ['public/push.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['*.{js,ts}', '**/*.test.ts'], languageOptions: { globals: globals.node } },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      // `!= null` asks for undefined too.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // To do nothing is a proper answer: of a replay that is asked to speak, of a copy that cannot be made.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions', 'methods'] }],
      // Maps, sets and dates here are sums and notebooks; what a page shows of them lies in $state or $derived.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Ready-made markup: drawings of our pen, and the rules as they were when the client was built; never words of
    // people.
    files: [
      'src/parts/{Blank,Face,Foot,Poster}.svelte',
      'src/pages/{Lobby,Rules,WhatRulesSay}.svelte',
      'src/table/ancient/{Art,Board,CardRulings,Timeline}.svelte',
      'src/table/thebes/{Map,Rival,Thing}.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
)

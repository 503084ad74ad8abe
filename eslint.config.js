import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { remotesOf } from './tools/lint/areas.mjs'
import { importBorders } from './tools/lint/import-borders.mjs'

const remotes = remotesOf(import.meta.dirname)
const browserAreas = ['shell', ...remotes]

const throughDesignSystemOnly = {
  patterns: [
    {
      group: ['@mui/*', '@emotion/*', 'lucide-react'],
      message: 'Screens use the design system: import from @ensemble/ui.',
    },
  ],
}

const throughKitOnly = {
  patterns: [
    ...throughDesignSystemOnly.patterns,
    {
      group: [
        'react-router',
        'react-router-dom',
        'react-redux',
        '@reduxjs/*',
        'redux',
        'i18next',
        'react-i18next',
        'react-hook-form',
      ],
      message: 'The shell provides one copy: import from @ensemble/mf-kit.',
    },
  ],
}

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '.runtime/', '**/test-results/', '**/playwright-report/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  // Rules that need types are those of .oxlintrc.json (decision 132).
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-non-null-assertion': 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**', 'e2e/**'],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  importBorders(import.meta.dirname),
  {
    rules: {
      'import-x/no-duplicates': ['error', { considerQueryString: true, 'prefer-inline': true }],
      eqeqeq: ['error', 'always'],
      // Lines as the editor counts them, blank ones and comments included.
      'max-lines': ['error', 300],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        ...[
          'ObjectExpression > SpreadElement > ObjectExpression',
          'ArrayExpression > SpreadElement > ArrayExpression',
          'ArrayExpression > SpreadElement > TSAsExpression > ArrayExpression',
        ].map((selector) => ({ selector, message: 'A list may be tall: nothing is spread to keep a line.' })),
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An import of types alone is `import type`: nothing of it is loaded. Beside values, a type stands inline.
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  { files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'], rules: { 'max-lines': ['error', 400] } },
  { files: ['platform/**', 'bench/**', '**/demo/**', 'e2e/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
  { files: ['**/*.mjs', '**/*.cjs', '**/*.js'], languageOptions: { globals: globals.node } },
  { files: ['tools/rspack-stub/**'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: browserAreas.map((area) => `${area}/**/*.{ts,tsx}`),
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: [...browserAreas, 'packages/ui'].map((area) => `${area}/**/*.tsx`),
    plugins: jsxA11y.configs.strict.plugins,
    settings: { 'jsx-a11y-x': { polymorphicPropName: 'component', components: { Box: 'div', Stack: 'div' } } },
    rules: {
      ...jsxA11y.configs.strict.rules,
      'jsx-a11y-x/lang': 'error',
      'jsx-a11y-x/no-aria-hidden-on-focusable': 'error',
      // VoiceOver takes a list without bullets for none, unless it is told.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A window that opens places the focus inside itself. An element of the page takes it from nobody.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // Where the focus is may be noted by whatever lies around; keys and clicks are for what can be operated.
      'jsx-a11y-x/no-static-element-interactions':
        jsxA11y.configs.recommended.rules['jsx-a11y-x/no-static-element-interactions'],
    },
  },
  {
    files: remotes.map((remote) => `${remote}/src/**/*.{ts,tsx}`),
    rules: { 'no-restricted-imports': ['error', throughKitOnly] },
  },
  // The shell provides the router, the store and i18next; what is drawn, it takes from the design system as they do.
  { files: ['shell/src/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': ['error', throughDesignSystemOnly] } },
)

import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** An area that was begun a minute ago keeps the borders as well. */
const areas = readdirSync(import.meta.dirname)
const services = areas.filter((name) => /^svc-[a-z0-9-]+$/.test(name))
const remotes = areas.filter((name) => /^mf-[a-z0-9-]+$/.test(name))
const browserAreas = ['shell', ...remotes]

/** Who may import whom (ARCHITECTURE.md): the message is what a developer reads when an arrow is forbidden. */
const zones = [
  {
    target: 'packages/contracts',
    from: './',
    except: ['packages/contracts', 'node_modules'],
    message: 'contracts imports nothing of ours.',
  },
  ...['packages/ui', 'packages/mf-kit', 'packages/service-kit'].map((target) => ({
    target,
    from: './',
    except: [target, 'packages/contracts', 'node_modules'],
    message: `${target} imports contracts only.`,
  })),
  ...browserAreas.map((target) => ({
    target,
    from: './',
    except: [target, 'packages/ui', 'packages/mf-kit', 'packages/contracts', 'node_modules'],
    message: 'A front end imports ui, mf-kit and contracts only: teams meet in contracts.',
  })),
  ...[...services, 'gateway'].map((target) => ({
    target,
    from: './',
    except: [target, 'packages/service-kit', 'packages/contracts', 'node_modules'],
    message: 'A service imports service-kit and contracts only: teams meet in contracts.',
  })),
  ...['platform', 'e2e', 'bench'].map((target) => ({
    target,
    from: './',
    except: [target, 'packages/contracts', 'node_modules'],
    message: `${target} imports contracts only.`,
  })),
  ...services.flatMap((service) => [
    {
      target: `${service}/src/domain`,
      from: `${service}/src`,
      except: ['./domain'],
      message: 'domain imports nothing but domain.',
    },
    { target: `${service}/src/data`, from: `${service}/src/use-cases`, message: 'data never calls use cases.' },
  ]),
]

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
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        // Two programs for the whole house: a program per folder needs more memory than Node gives.
        project: ['tsconfig.server.json', 'tsconfig.browser.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**', 'e2e/**'],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.server.json', 'tsconfig.browser.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': ['error', { considerQueryString: true, 'prefer-inline': true }],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  { files: ['platform/**', 'bench/**', '**/demo/**', 'e2e/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
  { files: ['**/*.mjs', '**/*.cjs', '**/*.js'], languageOptions: { globals: globals.node } },
  { files: ['tools/**'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: browserAreas.map((area) => `${area}/**/*.{ts,tsx}`),
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: remotes.map((remote) => `${remote}/src/**/*.{ts,tsx}`),
    rules: { 'no-restricted-imports': ['error', throughKitOnly] },
  },
  // The shell provides the router, the store and i18next; what is drawn, it takes from the design system as they do.
  { files: ['shell/src/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': ['error', throughDesignSystemOnly] } },
)

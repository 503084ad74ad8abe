import { remotes } from '../services.ts'

interface RemoteNames {
  /** Of the package and its folder. */
  name: string
  area: string
  /** Of its page. */
  path: string
  words: string
}

/** The files of a new area, by path: the smallest remote that builds, is tested alone and can be published. */
export function remoteFiles(name: string): Record<string, string> {
  const area = name.slice('mf-'.length)
  const names = { name, area, path: `/${area.replaceAll('-', '_')}`, words: area.replaceAll('-', ' ') }
  return { ...packageFiles(names), ...declarationFiles(names), ...pageFiles(names), ...textFiles(names) }
}

/** What it is called, what it is for, and how it is built. */
function packageFiles({ name, area, path, words }: RemoteNames): Record<string, string> {
  const others = remotes.join(', ')
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@ensemble/${name}`,
        version: '1.0.0',
        private: true,
        description: `Remote: ${words}`,
        dependencies: {
          '@ensemble/contracts': '*',
          '@ensemble/mf-kit': '*',
          '@ensemble/ui': '*',
          react: '19.3.1',
        },
      },
      null,
      2,
    )}\n`,
    'README.md': `# ${name}

The remote of ${words}. Its team deploys it alone, as those of ${others} do.

| what | where |
|---|---|
| \`${path}\` | \`src/${area}-page.tsx\` |
| texts, French and English | \`src/translations/\` |
| what the registry knows before any code | \`remote.config.ts\` |

**Alone.** \`npx vitest run ${name}\` mounts its page in the fake shell. \`npm run remote -- publish ${name}\` builds and uploads it.

**At night.** \`npm run remote -- rollback ${name}\`.
`,
    'build.mjs': `import { buildRemote } from '@ensemble/mf-kit/webpack'

const { name, version, size } = await buildRemote({ dir: import.meta.dirname })
console.log(\`\${name} \${version}: \${Math.round(size / 1024)} kB in dist\`)
`,
  }
}

/** What it announces to the registry, and what it gives to the shell. */
function declarationFiles({ area, path }: RemoteNames): Record<string, string> {
  return {
    'remote.config.ts': `import type { RemoteConfig } from '@ensemble/mf-kit'

/** What the registry knows of this remote before any of its code is loaded. */
export const remoteConfig = {
  routes: [{ path: '${path}', titleKey: 'title' }],
  widgets: [],
} satisfies RemoteConfig
`,
    'src/remote.ts': `import type { RemoteModule } from '@ensemble/contracts/remote'

const remote: RemoteModule = {
  routes: [{ path: '${path}', load: () => import('./${area}-page.tsx') }],
  widgets: [],
  translations: {
    fr: () => import('./translations/fr.ts'),
    en: () => import('./translations/en.ts'),
  },
}

// The federation runtime takes the default export of an exposed module (contracts, RemoteModule).
export default remote
`,
    'src/remote.test.ts': `import { declarationFaults } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { remoteConfig } from '../remote.config.ts'
import remote from './remote.ts'

test('what is announced is what is there, in both languages', async () => {
  expect(await declarationFaults(remote, remoteConfig)).toEqual([])
})
`,
  }
}

/** Its first page. */
function pageFiles({ name, area, path }: RemoteNames): Record<string, string> {
  return {
    [`src/${area}-page.tsx`]: `import { useTranslation } from '@ensemble/mf-kit'
import { Page, PageHeader } from '@ensemble/ui'

/** The first page of the area. */
export function Component() {
  const { t } = useTranslation('${name}')
  return (
    <Page>
      <PageHeader title={t('title')} sentence={t('sentence')} />
    </Page>
  )
}
`,
    [`src/${area}-page.test.tsx`]: `import { mountRemote } from '@ensemble/mf-kit/fake-shell'
import { EnsembleTheme, frenchUiTexts } from '@ensemble/ui'
import { expect, test } from 'vitest'
import remote from './remote.ts'

test('the page is there in both languages', async () => {
  const around = (page: React.ReactNode) => <EnsembleTheme texts={frenchUiTexts}>{page}</EnsembleTheme>
  const page = await mountRemote({ name: '${name}', remote, at: '${path}', around })
  await expect.poll(page.text).toContain('La page est en place')
  await page.setLanguage('en')
  await expect.poll(page.text).toContain('The page is in place')
  page.unmount()
})
`,
  }
}

/** Its words in both languages. */
function textFiles({ name, words }: RemoteNames): Record<string, string> {
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  return {
    'src/translations/fr.ts': `const fr = {
  title: '${title}',
  sentence: 'La page est en place : à vous de la remplir.',
} as const

// The shell takes the default export of a bundle of texts (contracts, RemoteModule).
export default fr

// The keys that the texts of this area have: a wrong one does not compile.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    '${name}': typeof fr
  }
}
`,
    'src/translations/en.ts': `export default {
  title: '${title}',
  sentence: 'The page is in place: it is yours to fill.',
}
`,
  }
}

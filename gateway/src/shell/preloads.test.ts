import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildRemote } from '../../test/support/fixtures.ts'
import { Preloads } from './preloads.ts'

const everybody = { place: 'home' as const }
const { descriptor } = buildRemote('mf-missions', 'v1', {
  routes: [{ path: '/missions/browse', titleKey: 'browse' }],
  widgets: [
    { ...everybody, key: 'ideas', order: 20, roles: ['member'] },
    { ...everybody, key: 'waiting', order: 5, roles: ['admin'] },
    { ...everybody, key: 'last', order: 30 },
    { ...everybody, key: 'next', order: 10 },
  ],
})
const remote = { name: 'mf-missions', version: 'v1', manifest: '', lastKnownGood: null, descriptor }

/** Shows something on the same page, below what is seen first. */
const lower = {
  ...remote,
  name: 'mf-articles',
  descriptor: { ...descriptor, routes: [], widgets: [{ ...everybody, key: 'latest', order: 40 }] },
}

async function preloadsOf(
  path: string,
  { digests, ...noted }: { shares?: object; later?: object; digests?: object } = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'preloads-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = async (file: string, content: unknown) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), JSON.stringify(content))
  }
  const shell = {
    home: ['/assets/home.js', '/assets/both.js'],
    'texts-fr': ['/assets/fr.js'],
    'texts-fr-signup': ['/assets/fr-signup.js'],
  }
  await write('shell/first-files.json', {
    ...shell,
    'share-ui': ['/assets/both.js', '/assets/ui.js'],
    'share-ui-pieces-search-1a2b': ['/assets/both.js', '/assets/search.js'],
  })
  if (digests) await write('shell/digests.json', digests)
  const version = 'remotes/mf-missions/v1'
  for (const folderOf of [version, 'remotes/mf-articles/v1'])
    await write(`${folderOf}/mf-manifest.json`, {
      metaData: { remoteEntry: { name: 'entry.js', path: '' } },
      exposes: [{ assets: { js: { sync: [] } } }],
    })
  const widgets = Object.fromEntries(['ideas', 'waiting', 'last', 'next'].map((key) => [key, [`${key}.js`]]))
  const files = { pages: { '/missions/browse': ['browse.js'] }, widgets, texts: {} }
  await write(`${version}/first-files.json`, { ...files, ...noted })
  const preloads = new Preloads(join(folder, 'shell'), join(folder, 'remotes'))
  return preloads.forPage({ registry: { revision: 1, remotes: [lower, remote] }, path, language: 'fr' })
}

const addresses = (html = '') => [...html.matchAll(/href="[^"]*\/([^"/]+)"/g)].map(([, name]) => name)

it.each([
  ['/home', ['home.js', 'both.js', 'fr.js'], ['ui.js', 'mf-manifest.json', 'entry.js', 'next.js', 'ideas.js']],
  ['/missions/browse', ['fr.js'], ['both.js', 'ui.js', 'mf-manifest.json', 'entry.js', 'browse.js']],
  ['/login', ['fr.js'], []],
  ['/signup', ['fr.js', 'fr-signup.js'], []],
])('a browser at %s asks at once for what the page is, then for what its remotes need', async (path, first, later) => {
  const [now, waiting] = (await preloadsOf(path)).split('<template id="later-files">')
  expect(addresses(now)).toEqual(first)
  // Of the widgets those that a member sees first.
  expect(addresses(waiting)).toEqual(later)
})

it.each([
  ['the pieces that it shows', '1a2b', ['both.js', 'search.js']],
  ['the whole, where what its build knew as a piece is another one by now', '3c4d', ['both.js', 'ui.js']],
])('of what the shell gives, a page asks for %s', async (_, mark, pieces) => {
  const shares = { pages: { '/missions/browse': [`@ensemble/ui/pieces/search/${mark}`] }, widgets: {} }
  const [, waiting] = (await preloadsOf('/missions/browse', { shares })).split('<template id="later-files">')
  expect(addresses(waiting)).toEqual([...pieces, 'mf-manifest.json', 'entry.js', 'browse.js'])
})

it('the texts that a page begins with come in its language alone', async () => {
  const later = { pages: { '/missions/browse': { fr: ['later-fr.js'], en: ['later-en.js'] } }, widgets: {} }
  const [, waiting] = (await preloadsOf('/missions/browse', { later })).split('<template id="later-files">')
  expect(addresses(waiting)).toEqual(['both.js', 'ui.js', 'mf-manifest.json', 'entry.js', 'browse.js', 'later-fr.js'])
})

it('the shell’s own scripts are asked for with their digests, as its loader asks for them', async () => {
  const named = (await preloadsOf('/login', { digests: { '/assets/fr.js': 'sha384-F' } })).trim()
  expect(named).toBe(
    '<link rel="preload" href="/assets/fr.js" crossorigin="anonymous" as="script" integrity="sha384-F">',
  )
  // A build from before them has a loader that asks without.
  expect(await preloadsOf('/login')).toBe('<link rel="preload" href="/assets/fr.js" as="script">')
})

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { ReleaseNotes } from '@ensemble/contracts/release-notes'
import { Check } from 'typebox/value'
import { beforeAll, expect, test } from 'vitest'
import { buildRemote, offeredExports, sharedRanges } from './index.mjs'
import { bringReleaseNotes } from './release-notes.mjs'

const federationRuntime = '@module-federation/runtime-core'
const dir = path.join(import.meta.dirname, 'fixture-remote')
const dist = path.join(dir, 'dist')
let descriptor: RemoteDescriptor

beforeAll(async () => {
  descriptor = await buildRemote({ dir })
})

function builtFiles(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort()
}

function distText(name: string | undefined): string {
  return readFileSync(path.join(dist, name ?? ''), 'utf8')
}

test('remote.json follows the contract and says what the remote declares', () => {
  const written: unknown = JSON.parse(distText('remote.json'))
  expect(written).toEqual(descriptor)
  expect(Check(RemoteDescriptor, written)).toBe(true)
  expect(descriptor).toMatchObject({
    name: 'mf-fixture',
    routes: [{ path: '/fixture/:fixtureId', titleKey: 'title', roles: ['admin'] }],
    shared: sharedRanges,
  })
})

test('the names of a build carry its id, in the version and in the page', () => {
  const [, buildId] = /^2\.1\.0-([0-9a-f]{10})$/.exec(descriptor.version) ?? []
  expect(buildId).toBeDefined()
  expect(descriptor.container).toBe(`mf_fixture_${buildId}`)
  const manifest = JSON.parse(distText('mf-manifest.json'))
  expect(manifest.metaData).toMatchObject({
    globalName: descriptor.container,
    buildInfo: { buildVersion: descriptor.version },
  })
})

test('every file that browsers get has its digest, and the size is their sum', () => {
  const files = builtFiles().filter((file) => file !== 'remote.json' && !file.endsWith('.map'))
  expect(Object.keys(descriptor.files).sort()).toEqual(files.sort())
  const contents = files.map((file) => readFileSync(path.join(dist, file)))
  const digests = contents.map((content) => createHash('sha384').update(content).digest('base64'))
  expect(files.map((file) => descriptor.files[file])).toEqual(digests)
  expect(descriptor.size).toBe(contents.reduce((sum, content) => sum + content.length, 0))
})

test('each script has a source map that names the sources as the repository does, and no script names its map', () => {
  // What only passes on the whole of a library has no source of its own.
  const passesOn = (file: string) => distText(file).length < 300
  const scripts = builtFiles().filter((file) => file.endsWith('.js') && !passesOn(file))
  expect(builtFiles().filter((file) => file.endsWith('.map'))).toEqual(scripts.map((file) => `${file}.map`))
  for (const file of scripts) expect(distText(file)).not.toContain('sourceMappingURL')
  const sources = scripts.flatMap((file): string[] => JSON.parse(distText(`${file}.map`)).sources)
  expect(sources).toContain('packages/mf-kit/webpack/fixture-remote/src/fixture-page.tsx')
  expect(sources.filter((source) => path.isAbsolute(source))).toEqual([])
})

test('the calls are those of the sources and those declared', () => {
  expect(descriptor.calls).toEqual(['GET /article/:articleId', 'GET /file/storage/*'])
})

test('uses.json names what the build takes from the packages that the shell gives, and a shell has it to give', async () => {
  const uses = JSON.parse(distText('uses.json'))
  // Callers of the API compile `calls` in; react has a version that tells.
  expect(uses).toEqual({
    '@ensemble/mf-kit': ['api'],
    [federationRuntime]: expect.arrayContaining(['ModuleFederation']),
  })
  const offers = await offeredExports(dir)
  expect(offers['@ensemble/mf-kit']).toContain('api')
  expect(offers['@ensemble/ui']).toEqual(expect.arrayContaining(['PageHeader', 'ArrowRightIcon']))
  const ours = Object.keys(sharedRanges).filter((share) => share.startsWith('@ensemble/'))
  expect(Object.keys(offers)).toEqual([...ours, federationRuntime])
  expect(offers[federationRuntime]).toEqual(expect.arrayContaining(uses[federationRuntime]))
})

test('of the calls a build carries those that it makes, and of each what a request is made of', () => {
  const code = readdirSync(dist)
    .filter((file) => file.endsWith('.js'))
    .map(distText)
    .join('')
  expect(code).toContain('/article/:articleId')
  expect(code).not.toMatch(/\/article\/:articleId\/|summary/)
})

test('no file carries a copy of what the shell provides', () => {
  const marks = {
    react: /__CLIENT_INTERNALS_DO_NOT_USE/,
    'react-dom': /__DOM_INTERNALS_DO_NOT_USE/,
    mui: /Mui[A-Z]\w+-root|MuiButtonBase/,
    emotion: /data-emotion/,
    router: /<Router>|useRoutes\(\)/,
    redux: /@@redux/,
    typebox: /~kind/,
    'federation runtime': /__GLOBAL_LOADING_REMOTE_ENTRY__/,
  }
  const code = readdirSync(dist).filter((file) => file.endsWith('.js'))
  const found = code.flatMap((file) =>
    Object.entries(marks).flatMap(([library, mark]) => (mark.test(distText(file)) ? [`${library} in ${file}`] : [])),
  )
  expect(found).toEqual([])
})

test('the entry checks every later piece with the digest that the shell knows', () => {
  const entry = Object.keys(descriptor.files).find((file) => file.startsWith('remoteEntry.'))
  expect(distText(entry)).toMatch(/\.integrity=self\.ensembleDigestOf\?/)
})

test('a module that failed, since a piece of the shell did not come, is made anew at the next try', () => {
  const entry = Object.keys(descriptor.files).find((file) => file.startsWith('remoteEntry.'))
  // What every module is made with, in the words of webpack: it is forgotten unless it came to its end.
  expect(distText(entry)).toMatch(/,(\w+)=!1\}finally\{\1&&delete \w+\[\w+\]\}return \w+\.exports/)
})

test('what a remote tells people of its news lies beside the build, listed like every other file', () => {
  const notes: unknown = JSON.parse(distText('release-notes.json'))
  expect(Check(ReleaseNotes, notes)).toBe(true)
  expect(notes).toEqual([{ day: '2026-11-20', fr: 'Une page de plus.', en: 'One more page.' }])
  expect(Object.keys(descriptor.files)).toContain('release-notes.json')
})

test('news that lack a language are refused', async () => {
  const folder = await mkdtemp(path.join(dir, '.notes-'))
  const output = path.join(folder, 'dist')
  try {
    await writeFile(path.join(folder, 'release-notes.json'), '[{ "day": "2026-11-20", "fr": "Une page de plus." }]')
    await expect(bringReleaseNotes({ dir: folder, output })).rejects.toThrow(/release-notes\.json is not valid/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

import { expect, test, vi } from 'vitest'
import { createRemoteTexts } from './remote-texts.ts'
import { createRemotes, type RemotesDeps } from './remotes.ts'
import { sampleModule, samplePart, sampleRegistry } from './testing/sample-remotes.ts'

function setUp(module = sampleModule()) {
  const bundles = new Map<string, unknown>()
  const store = {
    addResourceBundle: (language: string, name: string, text: unknown) => bundles.set(`${language}/${name}`, text),
  }
  const deps = {
    askFirst: vi.fn(),
    registry: sampleRegistry,
    recover: vi.fn(() => true),
    loadBuild: vi.fn(() => Promise.resolve(module)),
    addTexts: createRemoteTexts(store),
    language: () => 'fr' as const,
    fetchLastKnownGood: () => Promise.resolve(null),
    vouchFor: vi.fn(),
    abandon: vi.fn(),
    readAnew: () => Promise.resolve(null),
    tell: vi.fn(),
    now: () => 0,
    wait: () => Promise.resolve(),
  } satisfies RemotesDeps
  return { deps, bundles, remotes: createRemotes(deps) }
}

test('the registry vouches for each remote, and none is loaded before it is needed', () => {
  const { deps } = setUp()
  expect(deps.vouchFor).toHaveBeenCalledWith(expect.objectContaining({ version: '1.0.0-a', container: 'mf_sample_a' }))
  expect(deps.loadBuild).not.toHaveBeenCalled()
})

test('a remote is loaded with its texts in the language on the screen', async () => {
  const { bundles, remotes } = setUp()
  await remotes.part(samplePart)
  expect([...bundles]).toEqual([['fr/mf-sample', { title: 'Essai' }]])
})

test('before the language changes, the texts of the remotes in the page are brought', async () => {
  const { bundles, remotes } = setUp()
  await remotes.prepareLanguage('en')
  expect([...bundles]).toEqual([])
  await remotes.load('mf-sample')
  await remotes.prepareLanguage('en')
  expect(bundles.get('en/mf-sample')).toEqual({ title: 'Trial' })
})

test.each(['its code', 'its texts'])(
  'a remote of which %s is on the way comes in the language that is next too',
  async (late) => {
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    const sample = sampleModule()
    const fr = () => held.then(sample.translations.fr)
    const { deps, bundles, remotes } = setUp(
      late === 'its texts' ? sampleModule({ translations: { ...sample.translations, fr } }) : sample,
    )
    if (late === 'its code') deps.loadBuild.mockImplementation(() => held.then(() => sample))
    const loading = remotes.load('mf-sample')
    // The account proposes another language than the browser has.
    await remotes.prepareLanguage('en')
    arrive()
    await loading
    expect([...bundles.keys()].toSorted()).toEqual(['en/mf-sample', 'fr/mf-sample'])
  },
)

test('texts that do not arrive are told as such', async () => {
  vi.useFakeTimers()
  const fr = () => Promise.reject(new Error('no texts'))
  const { deps, remotes } = setUp(sampleModule({ translations: { ...sampleModule().translations, fr } }))
  const loading = expect(remotes.load('mf-sample')).rejects.toMatchObject({ phase: 'texts' })
  await vi.runAllTimersAsync()
  await loading
  expect(deps.tell).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'failed' }))
  vi.useRealTimers()
})

test('a remote that nobody registered fails like any other', async () => {
  const { remotes } = setUp()
  await expect(remotes.part({ ...samplePart, remote: 'mf-other' })).rejects.toMatchObject({ phase: 'registry' })
})

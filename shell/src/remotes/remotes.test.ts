import { expect, test, vi } from 'vitest'
import { createRemotes } from './remotes.ts'
import { sampleModule, sampleRegistry } from './testing/sample-remotes.ts'

function setUp(loadRemote: () => Promise<unknown>) {
  const federation = { registerRemotes: vi.fn(), loadRemote: vi.fn(loadRemote) }
  const bundles = new Map<string, unknown>()
  const texts = {
    hasResourceBundle: (language: string, name: string) => bundles.has(`${language}/${name}`),
    addResourceBundle: (language: string, name: string, text: unknown) => bundles.set(`${language}/${name}`, text),
  }
  const remotes = createRemotes({ registry: sampleRegistry, federation, texts, language: () => 'fr' })
  return { federation, bundles, remotes }
}

const manifest = '/remotes/mf-sample/1.0.0-a/mf-manifest.json'

test('the remotes of the registry are registered, and none is loaded before it is needed', () => {
  const { federation } = setUp(() => Promise.resolve({ default: sampleModule() }))
  expect(federation.registerRemotes.mock.calls).toEqual([[[{ name: 'mf-sample', entry: manifest }]]])
  expect(federation.loadRemote).not.toHaveBeenCalled()
})

test('a remote is loaded once, with its texts in the language on the screen', async () => {
  const module = sampleModule()
  const { federation, bundles, remotes } = setUp(() => Promise.resolve({ default: module }))
  expect(await Promise.all([remotes.load('mf-sample'), remotes.load('mf-sample')])).toEqual([module, module])
  expect(federation.loadRemote.mock.calls).toEqual([['mf-sample/remote']])
  expect([...bundles]).toEqual([['fr/mf-sample', { title: 'Essai' }]])
})

test('a failure is forgotten, and the next attempt asks at a new address', async () => {
  let gone = true
  const { federation, remotes } = setUp(() =>
    gone ? Promise.reject(new Error('gone')) : Promise.resolve({ default: sampleModule() }),
  )
  await expect(remotes.load('mf-sample')).rejects.toThrow('gone')
  expect(federation.registerRemotes.mock.calls[1]).toEqual([
    [{ name: 'mf-sample', entry: `${manifest}?retry=1` }],
    { force: true },
  ])
  expect(remotes.failures('mf-sample')).toBe(1)
  gone = false
  await expect(remotes.load('mf-sample')).resolves.toBeDefined()
})

test('a piece that the browser says is gone is asked for once more', async () => {
  let kept = true
  const { federation, remotes } = setUp(() => {
    if (!kept) return Promise.resolve({ default: sampleModule() })
    kept = false
    return Promise.reject(Object.assign(new Error('Loading chunk 58 failed'), { name: 'ChunkLoadError' }))
  })
  await expect(remotes.load('mf-sample')).resolves.toBeDefined()
  expect(federation.loadRemote).toHaveBeenCalledTimes(2)
  expect(remotes.failures('mf-sample')).toBe(0)
})

test('when only the texts fail, the module that is there is not loaded again', async () => {
  let down = true
  const fr = () => (down ? Promise.reject(new Error('no texts')) : Promise.resolve({ default: { title: 'Essai' } }))
  const translations = { ...sampleModule().translations, fr }
  const { federation, remotes } = setUp(() => Promise.resolve({ default: sampleModule({ translations }) }))
  vi.useFakeTimers()
  const first = expect(remotes.load('mf-sample')).rejects.toThrow('no texts')
  await vi.runAllTimersAsync()
  await first
  vi.useRealTimers()
  down = false
  await remotes.load('mf-sample')
  expect(federation.loadRemote).toHaveBeenCalledTimes(1)
  expect(federation.registerRemotes).toHaveBeenCalledTimes(1)
})

test('what is not built to the contract is refused', async () => {
  const { remotes } = setUp(() => Promise.resolve({ default: { routes: [{ path: '/x' }] } }))
  await expect(remotes.load('mf-sample')).rejects.toThrow('not what the contract asks for')
})

test('a remote that hangs is given up after 12 s', async () => {
  vi.useFakeTimers()
  const { remotes } = setUp(() => new Promise(() => undefined))
  const loading = expect(remotes.load('mf-sample')).rejects.toThrow('not loaded within 12000 ms')
  await vi.advanceTimersByTimeAsync(12_000)
  await loading
  vi.useRealTimers()
})

test('before the language changes, the texts of the remotes in the page are brought', async () => {
  const { bundles, remotes } = setUp(() => Promise.resolve({ default: sampleModule() }))
  await remotes.prepareLanguage('en')
  expect([...bundles]).toEqual([])
  await remotes.load('mf-sample')
  await remotes.prepareLanguage('en')
  expect(bundles.get('en/mf-sample')).toEqual({ title: 'Trial' })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Policy {
  createHTML: (text: string, type?: string, sink?: string) => string
  createScriptURL: (address: string, type?: string, sink?: string) => string
}

let policy: Policy

/** The policy as the browser gets it, in a page of its own. */
beforeEach(async () => {
  const made = new Map<string, Policy>()
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://ensemble.example/missions/12'))
  vi.stubGlobal('window', { trustedTypes: { createPolicy: (name: string, each: Policy) => void made.set(name, each) } })
  await import('./trusted-types.ts')
  const [[name, only] = ['', undefined], ...others] = made
  if (!only || others.length > 0) throw new Error('There is not one policy.')
  expect(name).toBe('default')
  policy = only
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a browser that knows no trusted types starts all the same', async () => {
  vi.resetModules()
  vi.stubGlobal('window', {})
  await import('./trusted-types.ts')
})

describe('markup', () => {
  const write = (text: string, sink?: string) => policy.createHTML(text, 'TrustedHTML', sink)

  it.each([
    'Element innerHTML',
    'Element outerHTML',
    'Element insertAdjacentHTML',
    'Document write',
    'HTMLIFrameElement srcdoc',
  ])('is written into the page by nobody: %s', (sink) => {
    expect(() => write('<img src=x onerror=alert(1)>', sink)).toThrow(TypeError)
  })

  it('may be read in a document that is not shown, and text is text', () => {
    expect(write('<p>Bonjour</p>', 'DOMParser parseFromString')).toBe('<p>Bonjour</p>')
    expect(write('Bonjour', 'Element innerHTML')).toBe('Bonjour')
    expect(write('<p>collé</p>')).toBe('<p>collé</p>')
  })
})

describe('an address of a script', () => {
  const script = (address: string) => policy.createScriptURL(address, 'TrustedScriptURL', 'HTMLScriptElement src')

  it.each(['/shell/main.5b2f.js', 'https://ensemble.example/remotes/mf-users/9/entry.js', '../remotes/a.js'])(
    'of our own origin is taken as it stands: %s',
    (address) => {
      expect(script(address)).toBe(address)
    },
  )

  it.each([
    'https://elsewhere.example/a.js',
    '//elsewhere.example/a.js',
    'http://ensemble.example/a.js',
    'https://ensemble.example:8443/a.js',
    'https://ensemble.example@elsewhere.example/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://elsewhere.example/1f',
    'javascript:alert(1)',
  ])('of another origin is refused: %s', (address) => {
    expect(() => script(address)).toThrow(TypeError)
  })

  it.each([
    '/api/file/storage/article_document/1f',
    'https://ensemble.example/api/file/storage/1f',
    '/remotes/../api/file/storage/1f',
    '/%61pi/file/storage/1f',
    '/_next/image?url=1f',
  ])('of what people have sent in is refused: %s', (address) => {
    expect(() => script(address)).toThrow(TypeError)
  })
})

describe('a program beside the page', () => {
  it.each(['ServiceWorkerContainer register', 'Worker constructor', 'SharedWorker constructor'])(
    'is ours: %s',
    (sink) => {
      const begin = (address: string) => policy.createScriptURL(address, 'TrustedScriptURL', sink)
      expect(begin('/service-worker.js')).toBe('/service-worker.js')
      for (const address of ['/remotes/mf-users/9/worker.js', 'https://elsewhere.example/service-worker.js', 'blob:1'])
        expect(() => begin(address), address).toThrow(TypeError)
    },
  )
})

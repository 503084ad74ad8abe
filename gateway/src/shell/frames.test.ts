import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Registry } from '@ensemble/contracts/registry'
import { buildRemote } from '../../test/support/fixtures.ts'
import { digestsOfScripts, fillTemplate, splitTemplate } from './page-template.ts'
import { RenderedPages } from './rendered-pages.ts'

const frame = {
  fr: { title: 'Missions', sentence: 'Trouver une mission' },
  en: { title: 'Missions', sentence: 'Find a mission' },
}
const { descriptor } = buildRemote('mf-missions', 'v1', {
  routes: [
    { path: '/missions/:id', titleKey: 'one' },
    { path: '/missions/browse', titleKey: 'browse', frame },
    { path: '/missions/mine', titleKey: 'mine', frame: { fr: { title: 'À moi' }, en: { title: 'Mine' } } },
  ],
})
const registry: Registry = {
  revision: 1,
  remotes: [{ name: 'mf-missions', version: 'v1', manifest: '', lastKnownGood: null, descriptor }],
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frames-'))
  const frames = {
    '/frame': 'frame.html',
    '/frame-title': 'frame-title.html',
    '/frame-sentence': 'frame-sentence.html',
  }
  const returning = { ...frames, '/home': 'frame.html', '/notices/legal': 'returning-legal.html', '*': 'none.html' }
  const list = {
    files: { new: { '/login': 'login.html' }, returning },
    routes: ['/login', '/home', '/notices/:notice'],
    queryReaders: ['/login'],
  }
  await writeFile(join(folder, 'rendered.json'), JSON.stringify(list))
})
afterAll(() => rm(folder, { recursive: true }))

function fileFor(path: string, changes: { cookie?: string; hasQuery?: boolean; registry?: Registry } = {}) {
  const asked = { path, hasQuery: false, cookie: 'session-open=1', language: 'en' as const, registry, ...changes }
  return new RenderedPages(folder).fileFor(asked)
}

describe('the page of a browser that had a session', () => {
  it.each([
    ['/missions/browse', 'frame-sentence', frame.en],
    ['/missions/browse/', 'frame-sentence', frame.en],
    ['/missions/mine', 'frame-title', { title: 'Mine' }],
    ['/missions/17', 'frame', undefined],
    ['/home', 'frame', undefined],
    ['/notices/legal', 'returning-legal', undefined],
    ['/nowhere', 'none', undefined],
  ])('at %s is %s, with what everybody reads there', async (path, kind, words) => {
    expect(await fileFor(path, { hasQuery: true })).toEqual({
      file: `rendered/en/${kind}.html`,
      ...(words && { frame: words }),
    })
  })

  it.each([
    ['a page that shows what depends on who it is', '/login', {}],
    ['a notice that does not exist', '/notices/none', {}],
    ['a member’s page in a browser without a session', '/missions/browse', { cookie: 'a=1' }],
    ['a preview, which says so above', '/home', { registry: { ...registry, previewUntil: '2026-11-23T00:00:00Z' } }],
  ])('is the plain one for %s', async (_, path, changes) => {
    expect(await fileFor(path, changes)).toEqual({ file: 'index.html' })
  })

  it('holds words as text, whatever is in them', () => {
    const parts = {
      nonce: '',
      registry: '',
      pageKey: '',
      livePosition: '',
      preloads: '',
      comfort: '',
      frame: { title: '<b>"&', sentence: 's' },
    }
    expect(fillTemplate(splitTemplate('<p>__FRAME_TITLE__</p>__FRAME_SENTENCE__'), parts)).toBe(
      '<p>&#60;b&#62;&#34;&#38;</p>s',
    )
  })
})

it('lets in the scripts that the build has written into the page, by their digests alone', () => {
  const page = '<script>a()</script><script type="application/json">{}</script><script defer src="/b.js"></script>'
  expect(digestsOfScripts(page)).toEqual(['sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='])
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { releaseNotesFile } from '@ensemble/contracts/release-notes-file'
import { sampleRemote } from '../../remotes/testing/sample-remotes.ts'
import { member, openShell } from '../../testing/open-shell.tsx'
import { readNotes } from './read-notes.ts'

const note = (day: string, fr: string) => ({ day, fr, en: `${fr} (en)` })
const asked: string[] = []
let answers: Record<string, unknown>

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string, { integrity }: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://localhost')
    asked.push(`${pathname} ${integrity}`)
    const found = answers[pathname]
    return new Response(JSON.stringify(found), { status: found === undefined ? 404 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

function remote(name: string, version: string, files: Record<string, string>) {
  const manifest = `/remotes/${name}/${version}/mf-manifest.json`
  return { ...sampleRemote, name, version, manifest, descriptor: { ...sampleRemote.descriptor, name, version, files } }
}
const withNotes = { [releaseNotesFile]: 'abc' }

describe('what is new', () => {
  it('is what the versions tell that everybody gets, the newest first, each verified', async () => {
    answers = {
      [`/remotes/mf-a/1/${releaseNotesFile}`]: [note('2026-11-20', 'un'), note('2026-11-22', 'trois')],
      [`/remotes/mf-b/1/${releaseNotesFile}`]: [note('2026-11-21', 'deux'), { day: 1 }],
    }
    const remotes = [remote('mf-a', '1', withNotes), remote('mf-b', '1', withNotes), remote('mf-c', '1', {})]
    const { notes, isMissing } = await readNotes({ revision: 1, remotes })
    expect(notes.map(({ area, fr }) => [area, fr])).toEqual([
      ['mf-a', 'trois'],
      ['mf-b', 'deux'],
      ['mf-a', 'un'],
    ])
    expect(isMissing).toBe(false)
    expect(asked).toContain(`/remotes/mf-a/1/${releaseNotesFile} sha384-abc`)
    expect(asked, 'a version without notes is not asked').toHaveLength(2)
  })

  it('is not what some try first: they read what everybody else does', async () => {
    const lastKnownGood = {
      version: '1',
      manifest: '/remotes/mf-a/1/mf-manifest.json',
      descriptor: '/remotes/mf-a/1/remote.json',
      descriptorDigest: 'def',
    }
    answers = {
      '/remotes/mf-a/1/remote.json': remote('mf-a', '1', withNotes).descriptor,
      [`/remotes/mf-a/1/${releaseNotesFile}`]: [note('2026-11-20', 'connu')],
      [`/remotes/mf-a/2/${releaseNotesFile}`]: [note('2026-11-22', 'à l’essai')],
    }
    const tried = { ...remote('mf-a', '2', withNotes), via: 'canary' as const, lastKnownGood }
    const { notes } = await readNotes({ revision: 1, remotes: [tried] })
    expect(notes.map(({ fr }) => fr)).toEqual(['connu'])
  })

  it('says that some of it is missing', async () => {
    answers = {}
    expect(await readNotes({ revision: 1, remotes: [remote('mf-a', '1', withNotes)] })).toEqual({
      notes: [],
      isMissing: true,
    })
  })

  it('is a page for everybody who is signed in, which the foot of every page leads to', async () => {
    const shell = await openShell({ path: '/whats_new', answers: { '/user/:userId': member } })
    await shell.do(() => shell.effects.setSignedIn())
    await shell.shows('Aucune nouveauté pour le moment')
    const links = [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/whats_new')
    await shell.close()
    window.history.replaceState(null, '', '/')
  })
})

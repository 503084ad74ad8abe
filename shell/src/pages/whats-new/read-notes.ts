import type { RegisteredRemote, Registry } from '@ensemble/contracts/registry'
import type { ReleaseNote } from '@ensemble/contracts/release-notes'
import { releaseNotesFile } from '@ensemble/contracts/release-notes-file'
import { isRecord } from '../../api/is-record.ts'
import { callSignal } from '../../realm/call-signal.ts'
import { currentBuild, folderOf } from '../../remotes/builds.ts'
import { fetchLastKnownGood } from '../../remotes/last-known-good.ts'

export interface AreaNote extends ReleaseNote {
  /** Name of the remote. */
  area: string
}

export interface News {
  /** The newest first. */
  notes: AreaNote[]
  /** The notes of an area could not be read. */
  isMissing: boolean
}

/** Longest wait for the notes of an area, in ms. */
const withinMs = 6_000

/** What the versions tell that everybody gets: what some try first is announced to nobody yet. */
export async function readNotes({ remotes }: Registry): Promise<News> {
  const read = await Promise.all(remotes.map((remote) => notesOf(remote).catch(() => null)))
  return {
    notes: read.flatMap((notes) => notes ?? []).sort((one, other) => (one.day < other.day ? 1 : -1)),
    isMissing: read.includes(null),
  }
}

async function notesOf(remote: RegisteredRemote): Promise<AreaNote[] | null> {
  // Whoever gets another version than everybody else falls back to everybody's.
  const build = remote.via ? await fetchLastKnownGood(remote) : currentBuild(remote)
  if (build === null) return null
  const digest = build.files[releaseNotesFile]
  if (digest === undefined) return []
  const answer = await fetch(`${folderOf(build)}${releaseNotesFile}`, {
    integrity: `sha384-${digest}`,
    credentials: 'same-origin',
    signal: callSignal(withinMs).signal,
  })
  const content: unknown = answer.ok ? await answer.json() : null
  if (!Array.isArray(content)) return null
  return content.filter(isNote).map((note) => ({ ...note, area: remote.name }))
}

function isNote(value: unknown): value is ReleaseNote {
  return isRecord(value) && [value.day, value.fr, value.en].every((text) => typeof text === 'string')
}

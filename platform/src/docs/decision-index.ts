import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** Where the notes lie. */
export const decisionsDir = join(root, 'docs', 'decisions')

/** A note: its number and title, and the lines under the title. */
export interface Decision {
  file: string
  number: number
  title: string
  status: string
  date: string
  /** Numbers of the notes that it supersedes, wholly or in part. */
  supersedes: readonly number[]
}

/**
 * Every note, by number.
 * @throws Error naming the note that lacks its number, status or date
 */
export function decisions(): Decision[] {
  return readdirSync(decisionsDir)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort()
    .map(decisionIn)
}

function decisionIn(file: string): Decision {
  const text = readFileSync(join(decisionsDir, file), 'utf8')
  const found =
    /^# (?<number>\d+)\. (?<title>.+)\n\n- Status: (?<status>accepted(?:, in part superseded by decisions? [\d, and]+)?|superseded by decision \d+)\n- Date: (?<date>\d{4}-\d\d-\d\d)\n/.exec(
      text,
    )?.groups
  if (!found) throw new Error(`${file}: a note begins with "# number. title", "- Status: …" and "- Date: …"`)
  const { number = '', title = '', status = '', date = '' } = found
  if (Number(file.slice(0, 4)) !== Number(number)) throw new Error(`${file}: its title says ${number}`)
  const [, line = ''] = /^- (Supersedes: .*)$/m.exec(text) ?? []
  const named = line.matchAll(/(?:decisions? |and |, |\[|Supersedes: )(\d+)(?=[ ,\]]|$)/g)
  return {
    file,
    number: Number(number),
    title,
    status,
    date,
    supersedes: Array.from(named, ([, other]) => Number(other)),
  }
}

/** The page that lists them. */
export function decisionIndex(): string {
  return [
    '# Decisions',
    '',
    'What was decided where two sensible people could have chosen otherwise, why, and what follows. A note may be completed while its work goes on. Afterwards only its status changes: a newer note supersedes it, and its status says so. Written by `npm run docs:decisions`; a test compares.',
    '',
    '| | decision | status | date |',
    '| --- | --- | --- | --- |',
    ...decisions().map(
      ({ file, number, title, status, date }) => `| ${String(number)} | [${title}](${file}) | ${status} | ${date} |`,
    ),
    '',
  ].join('\n')
}

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { roles, type Role } from '@ensemble/contracts/enumerations'
import type { Audience } from '@ensemble/contracts/deliveries'

const actions = [
  'build',
  'publish',
  'promote',
  'rollback',
  'status',
  'history',
  'preview',
  'dev',
  'new',
  'key',
] as const
type Action = (typeof actions)[number]

/** What somebody asks of the delivery command line. */
export interface Words {
  action: Action
  /** Absent for the status of all remotes. */
  name: string | undefined
  version: string | undefined
  dist: string | undefined
  audience: Audience | undefined
  reason: string | undefined
  hours: number | undefined
}

/** The words make no command: the message says which. */
export class WordsMistaken extends Error {
  override readonly name = 'WordsMistaken'
}

export const help = `Delivers a team's front end, without anybody else.

  npm run remote -- publish  <remote> [--dist <folder>]    builds it if its sources changed, and uploads it
  npm run remote -- promote  <remote> [version]            makes it what visitors get: the last published, for everybody
                             [--canary 10%]                  … for a share of the visitors, each for good
                             [--roles admin,referent]        … for the people of some roles
  npm run remote -- rollback <remote>                      takes the last move back: a canary, else the version itself
  npm run remote -- status   [remote]                      what visitors get, since when, by whom, and how it loads
  npm run remote -- history  <remote>                      every move that was ever made
  npm run remote -- preview  <remote> [version]            a link that shows it inside the running shell [--hours 24]
                             [--roles referent]              … to the people of some roles; without, to who opens it first
  npm run remote -- dev      <remote> [--dist <folder>]    the same link, and each change as soon as it is saved
  npm run remote -- new      <remote>                      a new area that builds, tests and can be published
  npm run remote -- build    <remote>                      builds it only
  npm run remote -- key      <remote>                      a new key of its team, and what its operator needs of it

  --reason "…"   kept with the move        --json   the answer as JSON alone (with npm: npm run -s remote -- …)

Beside a running npm start address and key are found by themselves. Another platform: ENSEMBLE_URL and ENSEMBLE_KEY.
Ends with 0 when it is done, 1 when it was refused or failed, 2 when the words make no command.`

const options = {
  dist: { type: 'string' },
  canary: { type: 'string' },
  roles: { type: 'string' },
  reason: { type: 'string' },
  hours: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Whether the answer is wanted as JSON: known also where the rest of the words is mistaken. */
export function wantsJson(args: readonly string[]): boolean {
  return args.includes('--json')
}

/**
 * Reads the words of a command.
 * @returns null when help is asked for
 * @throws {WordsMistaken}
 */
export function readWords(args: string[]): Words | null {
  const { positionals, values } = parsed(args)
  if (values.help === true) return null
  const [word, name, version, ...more] = positionals
  const action = actions.find((candidate) => candidate === word)
  if (!action) throw new WordsMistaken(word === undefined ? 'no action is named' : `"${word}" is no action`)
  if (name === undefined && action !== 'status') throw new WordsMistaken(`${action} needs the name of a remote`)
  if (name !== undefined && !/^mf-[a-z][a-z0-9-]{1,30}$/.test(name)) {
    throw new WordsMistaken(`"${name}" is no name of a remote: mf-, then small letters, digits and hyphens`)
  }
  if (more.length > 0) throw new WordsMistaken(`"${more.join(' ')}" is too much`)
  if (version !== undefined && action !== 'promote' && action !== 'preview') {
    throw new WordsMistaken(`${action} takes no version`)
  }
  return {
    action,
    name,
    version,
    dist: values.dist === undefined ? undefined : resolve(values.dist),
    audience: audienceOf(action, values.canary, values.roles),
    reason: values.reason,
    hours: values.hours === undefined ? undefined : hoursOf(values.hours),
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new WordsMistaken(error instanceof Error ? error.message : String(error))
  }
}

function audienceOf(action: Action, share: string | undefined, names: string | undefined): Audience | undefined {
  if (share === undefined && names === undefined) return undefined
  if (share !== undefined && action !== 'promote') throw new WordsMistaken('--canary belongs to promote')
  if (action !== 'promote' && action !== 'preview') throw new WordsMistaken('--roles belongs to promote and preview')
  if (share !== undefined && names !== undefined) throw new WordsMistaken('--canary and --roles exclude each other')
  if (names !== undefined) return { roles: names.split(',').map(asRole) }
  const percent = Number(/^(\d{1,2})%?$/.exec(share ?? '')?.[1] ?? 0)
  if (percent < 1) throw new WordsMistaken('--canary takes 1% to 99%; without it, the version is for everybody')
  return { percent }
}

function asRole(text: string): Role {
  const role = roles.find((candidate) => candidate === text.trim())
  if (role) return role
  throw new WordsMistaken(`"${text}" is no role; the roles are ${roles.join(', ')}`)
}

function hoursOf(text: string): number {
  const hours = Number(text)
  if (Number.isInteger(hours) && hours >= 1 && hours <= 720) return hours
  throw new WordsMistaken('--hours takes 1 to 720')
}

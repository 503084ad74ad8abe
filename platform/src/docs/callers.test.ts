import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@ensemble/contracts/calls'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'

/** Calls that no screen makes, and who makes them. */
const forMachines = {
  'auth.keySet': 'Services and the gateway ask for it, to check tokens.',
  'user.leaveMailList': 'A mail program makes it, by the address in the mail (RFC 8058).',
  'user.unsubscribe': 'A mail program makes it, by the address in the mail (RFC 8058).',
  'mission.calendar': 'The calendar of a telephone makes it, by the address that its owner gave it.',
}

const folders = ['shell/src', 'mf-missions/src', 'mf-articles/src', 'mf-users/src', 'packages/mf-kit/src']

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|fake-shell)\//.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
)

it('finds a caller of every call of the contract in the front ends, or knows the machine that calls', () => {
  const unused = Object.keys(calls).filter((call) => !sources.some((source) => source.includes(`'${call}'`)))
  expect(unused.sort()).toEqual(Object.keys(forMachines).sort())
})

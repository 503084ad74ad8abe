import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import Type, { type Static } from 'typebox'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkOf } from '@ensemble/service-kit/schema-check'

const digest = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Team = Type.Object(
  {
    /** SHA-256 of the team's key in hex. */
    key: digest,
    /** Public keys (Ed25519, base64 of SPKI) that its versions may be signed with. */
    signers: Type.Optional(Type.Array(Type.String({ pattern: '^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$' }))),
    /**
     * Whose versions need no word of an admin: `always` on a machine of one's own, `first` where a new installation
     * brings the remote along and has no admin yet.
     */
    trusted: Type.Optional(Type.Enum(['always', 'first'])),
  },
  { additionalProperties: false },
)
export type Team = Static<typeof Team>
const areTeams = checkOf(Type.Record(Type.String(), Type.Union([digest, Team])))
const bearer = /^Bearer (\S{16,256})$/

/**
 * Which teams a key belongs to. The file is read at each delivery, so that a key is changed without a restart; it
 * holds digests, so that who reads it cannot deliver.
 * @param file JSON of remote name → team, or the SHA-256 of its key alone
 * @param authorization the header of the call
 * @returns names of the remotes that the key may move
 * @throws {Refusal} DELIVERY_KEY_REFUSED
 */
export async function remotesOfKey(file: string, authorization: string | undefined): Promise<ReadonlySet<string>> {
  const key = bearer.exec(authorization ?? '')?.[1]
  if (key === undefined) return refuse('DELIVERY_KEY_REFUSED')
  const given = createHash('sha256').update(key).digest()
  const names = new Set<string>()
  for (const [name, team] of await readTeams(file)) {
    if (timingSafeEqual(given, Buffer.from(team.key, 'hex'))) names.add(name)
  }
  return names.size > 0 ? names : refuse('DELIVERY_KEY_REFUSED')
}

/** @throws {Refusal} DELIVERY_KEY_REFUSED when the key is not that of the remote's team */
export async function requireTeamOf(remote: string, file: string, authorization: string | undefined): Promise<void> {
  if (!(await remotesOfKey(file, authorization)).has(remote)) refuse('DELIVERY_KEY_REFUSED')
}

/** The teams, by remote. */
export async function readTeams(file: string): Promise<ReadonlyMap<string, Team>> {
  const teams: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!areTeams(teams)) throw new Error('the file of team keys is not remote name → team')
  return new Map(Object.entries(teams).map(([name, team]) => [name, typeof team === 'string' ? { key: team } : team]))
}

/** Public keys that a remote's versions may be signed with; none where its team, or the file, is not there. */
export async function signersOf(file: string, remote: string): Promise<readonly string[]> {
  const teams = await readTeams(file).catch(() => null)
  return teams?.get(remote)?.signers ?? []
}

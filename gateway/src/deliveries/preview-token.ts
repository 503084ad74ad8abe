import { createHmac, timingSafeEqual } from 'node:crypto'
import Type from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'
import type { Preview } from '../registry/visitor.ts'
import type { Team } from './team-keys.ts'

const isBody = checkOf(
  Type.Object({ n: Type.String(), v: Type.String(), u: Type.Integer(), f: Type.Optional(Type.Literal(true)) }),
)

/**
 * A link that shows one version of one remote until it ends. It is signed with the digest of the team's key: a new key
 * ends all links of the old one.
 * @param keyDigest SHA-256 of the team's key, in hex
 */
export function previewToken({ name, version, until, follows }: Preview, keyDigest: string): string {
  const told = { n: name, v: version, u: until.getTime(), ...(follows && { f: true }) }
  const body = Buffer.from(JSON.stringify(told)).toString('base64url')
  return `${body}.${signature(body, keyDigest)}`
}

/**
 * @param teams by remote
 * @returns null for a token that is forged, of a team that is unknown, or ended
 */
export function readPreviewToken(
  token: string,
  teams: ReadonlyMap<string, Pick<Team, 'key'>>,
  now: Date,
): Preview | null {
  const [text = '', signed = ''] = token.split('.')
  const body = parse(text)
  const digest = body && teams.get(body.n)?.key
  if (!body || digest === undefined || digest === null) return null
  const expected = Buffer.from(signature(text, digest))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return body.u > now.getTime()
    ? { name: body.n, version: body.v, until: new Date(body.u), ...(body.f && { follows: true }) }
    : null
}

function parse(text: string) {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return isBody(value) ? value : null
  } catch {
    return null
  }
}

function signature(body: string, keyDigest: string): string {
  return createHmac('sha256', Buffer.from(keyDigest, 'hex')).update(`preview ${body}`).digest('base64url')
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { roles } from '@ensemble/contracts/enumerations'
import Type from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'
import type { Team } from '../auth/team-keys.ts'
import { checkedJson } from '../checked-json.ts'
import type { Preview, PreviewLink } from './visitor.ts'

const isBody = checkOf(
  Type.Object({
    n: Type.String(),
    v: Type.String(),
    u: Type.Integer(),
    f: Type.Optional(Type.Literal(true)),
    r: Type.Optional(Type.Array(Type.Enum(roles))),
    h: Type.Optional(Type.String()),
  }),
)

/** A link asks, what has begun runs: neither passes for the other. */
type Purpose = 'link' | 'begun'

type Teams = ReadonlyMap<string, Pick<Team, 'key'>>

/**
 * A link that shows one version of one remote until it ends. It is signed with the digest of the team's key: a new key
 * ends all links of the old one, and all previews that began by them.
 * @param keyDigest SHA-256 of the team's key, in hex
 */
export function previewToken({ roles: only, ...preview }: PreviewLink, keyDigest: string): string {
  return signed({ ...toldOf(preview), ...(only && { r: only }) }, keyDigest, 'link')
}

/**
 * @param teams by remote
 * @returns null for a token that is forged, of a team that is unknown, or ended
 */
export function readPreviewToken(token: string, teams: Teams, now: Date): PreviewLink | null {
  const body = opened(token, teams, now, 'link')
  return body && { ...previewOf(body), ...(body.r && { roles: body.r }) }
}

/** A preview that has begun, for the cookie of one browser. @param holder whose it is, and in which browser */
export function begunToken(preview: Preview, holder: string, keyDigest: string): string {
  return signed({ ...toldOf(preview), h: holder }, keyDigest, 'begun')
}

/** @returns the preview that has begun for this holder; null for that of another, and as above */
export function readBegunToken(token: string, teams: Teams, holder: string, now: Date): Preview | null {
  const body = opened(token, teams, now, 'begun')
  return body?.h === holder ? previewOf(body) : null
}

function toldOf({ name, version, until, follows }: Preview) {
  return { n: name, v: version, u: until.getTime(), ...(follows && { f: true }) }
}

function previewOf({ n, v, u, f }: { n: string; v: string; u: number; f?: true }): Preview {
  return { name: n, version: v, until: new Date(u), ...(f && { follows: true }) }
}

function signed(told: object, keyDigest: string, purpose: Purpose): string {
  const body = Buffer.from(JSON.stringify(told)).toString('base64url')
  return `${body}.${signature(body, keyDigest, purpose)}`
}

function opened(token: string, teams: Teams, now: Date, purpose: Purpose) {
  const [text = '', shown = ''] = token.split('.')
  const body = checkedJson(Buffer.from(text, 'base64url').toString(), isBody)
  const digest = body && teams.get(body.n)?.key
  if (!body || digest === undefined || digest === null) return null
  const expected = Buffer.from(signature(text, digest, purpose))
  const given = Buffer.from(shown)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return body.u > now.getTime() ? body : null
}

function signature(body: string, keyDigest: string, purpose: Purpose): string {
  return createHmac('sha256', Buffer.from(keyDigest, 'hex')).update(`preview ${purpose} ${body}`).digest('base64url')
}

import { randomInt } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RegistryState } from '@ensemble/contracts/deliveries'
import { roles, type Role } from '@ensemble/contracts/enumerations'
import { checkToken, type TokenChecks } from '../auth/check-token.ts'
import { previewOf } from './preview-cookie.ts'
import { followedVersion } from './followed-version.ts'
import { noteShown } from './preview-records.ts'
import type { SharedValues } from '../store/shared-values.ts'
import { buckets, type Preview, type Visitor } from './visitor.ts'

export interface VisitorDeps {
  checks: TokenChecks
  teamKeysFile: string
  values: SharedValues
  state: () => RegistryState
}

const monthInSeconds = 2_592_000
const bucketCookie = /(?:^|;\s*)__Host-bucket=([0-9]{1,4})(?:\.([a-z_]+))?(?:;|$)/

/**
 * What of a visitor decides which versions they get: a random number that their browser keeps while versions are
 * tried by a share of the visitors, the role of whoever shows a token, a preview. A browser is given a cookie only
 * while something is tried; it remembers the role too, because the page itself is asked for without a token.
 */
export async function visitorOf(request: FastifyRequest, reply: FastifyReply, deps: VisitorDeps): Promise<Visitor> {
  const audiences = Object.values(deps.state().remotes).flatMap(({ canary }) => canary?.audience ?? [])
  const begun = await previewOf(request, deps.teamKeysFile)
  // Nobody waits for it: what could not be noted is noted by the next page.
  if (begun) void noteShown(deps.values, begun, new Date()).catch(() => undefined)
  const preview = latestOf(begun, deps.values)
  const known = bucketCookie.exec(request.headers.cookie ?? '')
  if (audiences.length === 0) return { bucket: null, role: null, preview }
  const asked = request.headers.authorization === undefined ? undefined : await roleOf(request, deps.checks)
  const role = asked === undefined ? asRole(known?.[2]) : asked
  const number = known?.[1] === undefined ? null : Number(known[1])
  const bucket = number ?? (audiences.some(({ percent }) => percent !== undefined) ? randomInt(buckets) : null)
  const remembered = audiences.some((audience) => audience.roles) ? role : null
  const value = `${bucket ?? randomInt(buckets)}${remembered ? `.${remembered}` : ''}`
  const isNews = bucket !== number || remembered !== asRole(known?.[2])
  if (isNews) reply.header('set-cookie', cookie('__Host-bucket', value, monthInSeconds))
  return { bucket, role: remembered, preview }
}

/** A link that follows the work of a team shows what it saved last. */
function latestOf(preview: Preview | null, values: Pick<SharedValues, 'get'>): Preview | null {
  if (!preview?.follows) return preview
  return { ...preview, version: followedVersion(values, preview.name) ?? preview.version }
}

/** A cookie of the page alone. @param maxAge in seconds; 0 takes it away */
export function cookie(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; Secure; HttpOnly; SameSite=Lax`
}

/** A token that does not count makes a visitor of no role: nobody is signed out by asking for the registry. */
async function roleOf(request: FastifyRequest, checks: TokenChecks): Promise<Role | null> {
  try {
    return (await checkToken(checks, 'token', request))?.role ?? null
  } catch {
    return null
  }
}

function asRole(text: string | undefined): Role | null {
  return roles.find((role) => role === text) ?? null
}

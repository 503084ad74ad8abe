import type { FastifyRequest } from 'fastify'
import { readTeams } from '../auth/team-keys.ts'
import { readBegunToken } from './preview-token.ts'
import { presentHolder } from './preview-holder.ts'
import type { Preview } from './visitor.ts'

export const previewCookie = '__Host-preview'
const pattern = /(?:^|;\s*)__Host-preview=([A-Za-z0-9_.-]{20,400})(?:;|$)/

/**
 * The preview that somebody looks at in this browser; null when there is none, it has ended or was not signed by the
 * team, and when it was begun by somebody else, in another role or in another browser.
 */
export async function previewOf(request: FastifyRequest, teamKeysFile: string): Promise<Preview | null> {
  const token = pattern.exec(request.headers.cookie ?? '')?.[1]
  const holder = token === undefined ? null : presentHolder(request)
  if (token === undefined || holder === null) return null
  return readBegunToken(token, await readTeams(teamKeysFile), holder, new Date())
}

import type { FastifyRequest } from 'fastify'
import { readTeams } from '../deliveries/team-keys.ts'
import { readPreviewToken } from '../deliveries/preview-token.ts'
import type { Preview } from './visitor.ts'

export const previewCookie = '__Host-preview'
const pattern = /(?:^|;\s*)__Host-preview=([A-Za-z0-9_.-]{20,400})(?:;|$)/

/** The preview that a browser looks at; null when it has none, or its link has ended or was not signed by the team. */
export async function previewOf(request: FastifyRequest, teamKeysFile: string): Promise<Preview | null> {
  const token = pattern.exec(request.headers.cookie ?? '')?.[1]
  return token === undefined ? null : previewIn(token, teamKeysFile)
}

/** What a token shows; null as above. */
export async function previewIn(token: string, teamKeysFile: string): Promise<Preview | null> {
  return readPreviewToken(token, await readTeams(teamKeysFile), new Date())
}

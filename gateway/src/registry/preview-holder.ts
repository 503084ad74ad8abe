import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Principal } from '@ensemble/service-kit/auth/token-verifier'
import { roles } from '@ensemble/contracts/enumerations'
import Type from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { keyOf } from '../auth/page-key.ts'
import { checkedJson } from '../checked-json.ts'

const mediaCookie = /(?:^|;\s*)__Host-media=[^.;\s]+\.([^.;\s]+)\.[^.;\s]+/
const isNamed = checkOf(Type.Object({ sub: Type.String(), role: Type.Enum(roles) }))

type Person = Pick<Principal, 'id' | 'role'>

/**
 * Somebody in one role, in one browser: what a preview is bound to. Nothing can be read from it.
 * @returns null where the browser has opened no page of ours yet
 */
export function holderOf(request: FastifyRequest, { id, role }: Person): string | null {
  const browser = keyOf(request)
  return browser && createHash('sha256').update(`holder ${browser} ${id} ${role}`).digest('base64url')
}

/**
 * The same of whoever is signed in, as the browser's own cookie names them. Its signature and its end do not matter
 * here: no other site can set that cookie, and whoever changes their own shows code to nobody but themselves.
 * @returns null where nobody is signed in, and where another site led here
 */
export function presentHolder(request: FastifyRequest): string | null {
  const person = personIn(mediaCookie.exec(request.headers.cookie ?? '')?.[1] ?? '')
  return person && holderOf(request, person)
}

function personIn(claims: string): Person | null {
  const named = checkedJson(Buffer.from(claims, 'base64url').toString(), isNamed)
  return named && { id: named.sub, role: named.role }
}

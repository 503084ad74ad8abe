import { type AnswerFacts, answerToken } from '@ensemble/contracts/missions/answer-link'
import jwt from '@fastify/jwt'
import Fastify from 'fastify'
import { answerLinkDays } from '../domain/answer-link-life.ts'
import type { SigningKeys } from './signing-keys.ts'

const lifeSeconds = answerLinkDays * 24 * 3600

interface AnswerLink {
  userId: string
  mailId: string
  asked: AnswerFacts
}

export type SignAnswerLink = (link: AnswerLink, now: Date) => string

/**
 * Makes the signer of links that answer a mail: another type and audience than access tokens, so neither passes for
 * the other.
 * @param issuer TOKEN_ISSUER
 */
export async function createAnswerLinkSigner(keys: SigningKeys, issuer: string): Promise<SignAnswerLink> {
  const signer = Fastify()
  await signer.register(jwt, {
    secret: { private: keys.privatePem, public: keys.publicPem },
    sign: { algorithm: 'EdDSA', kid: keys.kid, header: { alg: 'EdDSA', typ: answerToken.type } },
  })
  await signer.ready()
  return ({ userId, mailId, asked }, now) => {
    const iat = Math.floor(now.getTime() / 1000)
    const claims = { sub: userId, iss: issuer, aud: answerToken.audience, iat, exp: iat + lifeSeconds, jti: mailId }
    return signer.jwt.sign({ ...asked, ...claims })
  }
}

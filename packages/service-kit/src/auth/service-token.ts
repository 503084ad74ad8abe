import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import jwt from '@fastify/jwt'
import fastify from 'fastify'
import Type from 'typebox'
import { type Clock, systemClock } from '../clock.ts'
import { type OwnKey, parseOwnKey } from './service-keys.ts'

/** Life of a token between programs, in seconds. */
export const serviceTokenSeconds = 60

/** `typ` of their header: no token of a person passes for one. */
export const serviceTokenType = 'service+jwt'

export const ServiceClaims = Type.Object({
  sub: Type.String(),
  iat: Type.Integer(),
  exp: Type.Integer(),
})

/** The headers with which this program shows another who asks. @param audience name of the program that is asked */
export type ShowSelf = (audience: string) => Promise<Record<string, string>>

/** Nothing to show: for programs that ask nobody, and for tests. */
export const showNothing = (): Promise<Record<string, string>> => Promise.resolve({})

interface SignerOptions {
  /** Name of this program. */
  name: string
  /** SERVICE_KEY_FILE; empty: this program shows nothing, and the others refuse it. */
  keyFile: string
  clock?: Clock
}

/**
 * Signs tokens of a program with its own key, each for one other program. The file is read again for each token, which
 * serves for half its life: a new key needs no restart.
 * @returns a function that throws where the file cannot be read or holds no key
 */
export function showSelf({ name, keyFile, clock = systemClock }: SignerOptions): ShowSelf {
  const signed = new Map<string, { authorization: string; until: number }>()
  let signer: { text: string; sign: (claims: object) => string } | undefined

  return async (audience) => {
    if (keyFile === '') return showNothing()
    const now = clock.now().getTime()
    const known = signed.get(audience)
    if (known && now < known.until) return { authorization: known.authorization }
    const text = await readFile(keyFile, 'utf8')
    if (signer?.text !== text) signer = { text, sign: await signerOf(parseOwnKey(text, keyFile)) }
    const iat = Math.floor(now / 1000)
    const claims = { iss: name, sub: name, aud: audience, iat, exp: iat + serviceTokenSeconds, jti: randomUUID() }
    const authorization = `Bearer ${signer.sign(claims)}`
    signed.set(audience, { authorization, until: now + (serviceTokenSeconds * 1000) / 2 })
    return { authorization }
  }
}

/** @fastify/jwt is a plug-in and nothing else: this instance carries it and never listens. */
async function signerOf({ kid, privatePem, publicPem }: OwnKey): Promise<(claims: object) => string> {
  const host = fastify()
  await host.register(jwt, {
    secret: { private: privatePem, public: publicPem },
    sign: { algorithm: 'EdDSA', kid, header: { alg: 'EdDSA', typ: serviceTokenType } },
  })
  await host.ready()
  return (claims) => host.jwt.sign(claims)
}

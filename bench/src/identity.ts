import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'

export interface Identity {
  /** Where a service asks about keys and sessions. */
  usersUrl: string
  jwksUrl: string
  issuer: string
  tokenFor: (person: { id: string; role: string; departmentCode: string | null }) => string
  close: () => void
}

/** The longest life of a token that services take, in seconds. */
const lifeSeconds = 3000

/** An identity service for benchmarks: its keys, and tokens that live as long as one may. */
export async function startIdentity(): Promise<Identity> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const kid = randomUUID()
  const issuer = 'http://bench.example.org'
  const keys = JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'EdDSA', use: 'sig' }] })
  // A service that has no feed of ended sessions asks of each write whether its session lives: here all do.
  const live = JSON.stringify({ live: true })
  const server = createServer((request, response) =>
    response.setHeader('content-type', 'application/json').end(request.url === '/jwks' ? keys : live),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    issuer,
    usersUrl: `http://127.0.0.1:${port}`,
    jwksUrl: `http://127.0.0.1:${port}/jwks`,
    tokenFor: ({ id, role, departmentCode }) => {
      const now = Math.floor(Date.now() / 1000)
      const who = { sub: id, sid: randomUUID(), sv: 1, role, status: 'validated', dep: departmentCode }
      const claims = { ...who, iss: issuer, aud: 'ensemble', iat: now, exp: now + lifeSeconds, jti: randomUUID() }
      const input = `${part({ alg: 'EdDSA', kid, typ: 'at+jwt' })}.${part(claims)}`
      return `${input}.${sign(null, Buffer.from(input), privateKey).toString('base64url')}`
    },
    close: () => server.close(),
  }
}

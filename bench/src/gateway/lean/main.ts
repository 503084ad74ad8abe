import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { type Dispatcher, Pool } from 'undici'

/**
 * What one would write instead of the gateway if nothing but forwarding counted: signed tokens, checked once each, and
 * a pool of connections. No limits, no deadlines, no breaker, no log.
 */
const pool = new Pool(process.env['UPSTREAM_URL'] ?? '', { connections: 64, pipelining: 1 })
const key = await publicKey(new URL(process.env['JWKS_URL'] ?? ''))
const endOfToken = new Map<string, number>()

async function publicKey(address: URL) {
  const { body } = await new Pool(address.origin).request({ method: 'GET', path: address.pathname })
  const keySet: unknown = await json(body)
  if (!isKeySet(keySet)) throw new Error('no key')
  return createPublicKey({ key: keySet.keys[0], format: 'jwk' })
}

function isKeySet(value: unknown): value is { keys: [JsonWebKey] } {
  return typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys)
}

function isGood(token: string): boolean {
  const known = endOfToken.get(token)
  if (known !== undefined) return known > Date.now()
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (!verify(null, Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))) return false
  const { exp }: { exp: number } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  endOfToken.set(token, exp * 1_000)
  return exp * 1_000 > Date.now()
}

createServer((request, response) => {
  const { method = 'GET', url = '/', headers } = request
  const path = url.replace(/^\/api/, '')
  if (path !== '/livez' && !isGood(headers.authorization?.slice('Bearer '.length) ?? '')) {
    response.writeHead(401).end()
    return
  }
  const { connection: _connection, host: _host, ...passed } = headers
  pool.stream<ServerResponse>({ method, path, headers: passed, opaque: response }, startAnswer, (error) => {
    if (error && !response.headersSent) response.writeHead(502).end()
  })
}).listen(Number(process.env['PORT']), '127.0.0.1')

function startAnswer({ statusCode, headers, opaque }: Dispatcher.StreamFactoryData<ServerResponse>) {
  const { connection: _connection, 'keep-alive': _keepAlive, ...passed } = headers
  return opaque.writeHead(statusCode, passed)
}

import { once } from 'node:events'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { connect, createServer, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCertificates } from '../../certificates.mjs'
import { root } from '../paths.ts'

const tool = (await import(pathToFileURL(join(root, 'platform/secrets.mjs')).href)) as {
  makeSecrets: (to: string, renewed?: string) => string[]
}
const servers = ['postgres', 'nats', 'svc-users', 'svc-missions', 'svc-articles', 'gateway']

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  tool.makeSecrets(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string) => readFileSync(join(folder, name), 'utf8')
const authority = () => new X509Certificate(file('tls-authority.pem'))
const certificateOf = (server: string) => new X509Certificate(file(`tls-${server}.pem`))
const daysUntil = (date: string) => (Date.parse(date) - Date.now()) / 86_400_000

/** A handshake as our programs make it. @returns why it failed */
async function handshake(pem: string, trusted: string, host: string): Promise<string | undefined> {
  const server = createServer({ key: pem, cert: pem, minVersion: 'TLSv1.3' }, (socket) => socket.end())
  server.on('tlsClientError', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket: TLSSocket = connect({ port, host: '127.0.0.1', servername: host, ca: trusted })
  const failure = await new Promise<string | undefined>((resolve) => {
    socket.once('secureConnect', () => resolve(undefined))
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
  socket.destroy()
  server.close()
  await once(server, 'close')
  return failure
}

describe('the certificates of an installation', () => {
  it.each(servers)('name %s, and are signed by its authority', (server) => {
    const certificate = certificateOf(server)
    expect(certificate.checkHost(server)).toBe(server)
    // Health checks ask on the machine itself.
    expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1')
    expect(certificate.verify(authority().publicKey)).toBe(true)
    expect(certificate.checkPrivateKey(createPrivateKey(file(`tls-${server}.pem`)))).toBe(true)
    expect({ server: certificate.ca, authority: authority().ca }).toEqual({ server: false, authority: true })
    for (const other of servers.filter((name) => name !== server)) {
      expect(certificate.checkHost(other)).toBeUndefined()
    }
  })

  it('name what the operator of PostgreSQL in a cluster calls its servers, and the pooler before them', () => {
    for (const host of ['postgres-rw', 'postgres-rw.ensemble.svc', 'postgres-ro', 'postgres-r.ensemble', 'pooler']) {
      expect(certificateOf('postgres').checkHost(host)).toBe(host)
    }
  })

  it('name what the chart of the broker calls each of its servers in a cluster', () => {
    for (const host of ['nats-0.nats-headless', 'nats-4.nats-headless.ensemble.svc.cluster.local']) {
      expect(certificateOf('nats').checkHost(host)).toBe(host)
    }
  })

  it('are shown to others by brokers alone: no other server may use its own as a client', () => {
    const asClients = servers.filter((server) => certificateOf(server).keyUsage?.includes('1.3.6.1.5.5.7.3.2'))
    expect(asClients).toEqual(['nats'])
  })

  it('hold for two years', () => {
    for (const { validTo } of [authority(), ...servers.map(certificateOf)]) {
      expect(daysUntil(validTo)).toBeGreaterThan(729)
      expect(daysUntil(validTo)).toBeLessThan(731)
    }
  })

  it('are believed by who trusts the authority, under their own name alone', async () => {
    const trusted = file('tls-authority.pem')
    expect(await handshake(file('tls-nats.pem'), trusted, 'nats')).toBeUndefined()
    expect(await handshake(file('tls-nats.pem'), trusted, 'postgres')).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
    const stranger = makeCertificates({ nats: ['nats'] }).authority
    expect(await handshake(file('tls-nats.pem'), stranger, 'nats')).toBeDefined()
  })

  it('are not believed once they are over', async () => {
    const past = makeCertificates({ nats: ['nats'] }, new Date(Date.now() - 731 * 86_400_000))
    expect(await handshake(past.servers['nats'] ?? '', past.authority, 'nats')).toBe('CERT_HAS_EXPIRED')
  })

  it('leave no key of the authority behind: nobody signs another server', () => {
    const keys = readdirSync(folder).flatMap((name) => file(name).match(/-----BEGIN PRIVATE KEY[^]*?END.*/g) ?? [])
    expect(keys).toHaveLength(servers.length)
    expect(keys.filter((key) => authority().checkPrivateKey(createPrivateKey(key)))).toEqual([])
  })

  it('are renewed together; what still runs with the ones before is believed meanwhile', async () => {
    const before = file('tls-nats.pem')
    expect(tool.makeSecrets(folder), 'what is there is left').toEqual([])
    expect(tool.makeSecrets(folder, 'tls')).toHaveLength(servers.length + 1)
    const trusted = file('tls-authority.pem')
    expect(await handshake(before, trusted, 'nats')).toBeUndefined()
    expect(await handshake(file('tls-nats.pem'), trusted, 'nats')).toBeUndefined()
    tool.makeSecrets(folder, 'tls')
    expect(file('tls-authority.pem').match(/BEGIN CERTIFICATE/g)).toHaveLength(2)
    expect(await handshake(before, file('tls-authority.pem'), 'nats'), 'two renewals later').toBeDefined()
  })
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { download } from './download.ts'

let archive: Server
let proxy: Server
let address: string
/** Whom the proxy was asked for. */
let asked: (string | undefined)[]

beforeEach(async () => {
  asked = []
  archive = createServer(({ url }, answer) => answer.writeHead(url === '/nats' ? 200 : 404).end('program'))
  proxy = createServer().on('connect', ({ url }, socket) => {
    asked.push(url)
    const [host = '', port = ''] = url?.split(':') ?? []
    if (host !== '127.0.0.1') return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const through = connect(Number(port), host, () => socket.write('HTTP/1.1 200 OK\r\n\r\n'))
    socket.pipe(through).pipe(socket)
    socket.once('error', () => through.destroy())
    through.once('error', () => socket.destroy())
  })
  for (const server of [archive, proxy]) await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `127.0.0.1:${portOf(archive)}`
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']) {
    vi.stubEnv(name, undefined)
    vi.stubEnv(name.toLowerCase(), undefined)
  }
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const server of [archive, proxy]) {
    server.close()
    server.closeAllConnections()
  }
})

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

const ofProxy = () => `http://127.0.0.1:${portOf(proxy)}`

it('asks the archive itself where no proxy is named', async () => {
  expect((await download(`http://${address}/nats`)).toString()).toBe('program')
  expect(asked).toEqual([])
})

it('goes through the proxy that the machine names', async () => {
  vi.stubEnv('HTTP_PROXY', ofProxy())
  expect((await download(`http://${address}/nats`)).toString()).toBe('program')
  expect(asked).toEqual([address])
})

it('goes past it to what NO_PROXY names', async () => {
  vi.stubEnv('HTTP_PROXY', ofProxy())
  vi.stubEnv('NO_PROXY', 'localhost,127.0.0.1')
  expect((await download(`http://${address}/nats`)).toString()).toBe('program')
  expect(asked).toEqual([])
})

it('says which host it could not reach, or what that one answers', async () => {
  vi.stubEnv('HTTPS_PROXY', ofProxy())
  await expect(download('https://archive.invalid/nats')).rejects.toThrow('archive.invalid cannot be reached')
  expect(asked).toEqual(['archive.invalid:443'])
  await expect(download(`http://${address}/other`)).rejects.toThrow(`${address} answers 404`)
})

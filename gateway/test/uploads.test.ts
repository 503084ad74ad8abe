import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { maxUploadBytes } from '@ensemble/contracts/articles/files'
import { startGateway, type TestGateway } from './support/test-gateway.ts'

let gateway: TestGateway
let received = 0

beforeAll(async () => {
  gateway = await startGateway({
    timeouts: { connectMs: 300, silentMs: 700, headersMs: 400, stallMs: 600, totalMs: 900 },
  })
})
afterAll(() => gateway.close())
beforeEach(() => {
  received = 0
  gateway.articles.behave((request, response) => {
    request.on('data', (piece: Buffer) => (received += piece.length))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ path: request.url, cookie: request.headers.cookie ?? null }))
    })
  })
})

const address = '/api/file/storage/article_cover/a.webp?token=secret'

it('lets the bytes of a file through, for whoever has the address', async () => {
  const answer = await gateway.get(address, { method: 'PUT', body: Buffer.alloc(maxUploadBytes) })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ path: '/file/storage/article_cover/a.webp?token=secret' })
  expect(received).toBe(maxUploadBytes)
})

it('refuses one byte more, and a large body anywhere else', async () => {
  const tooLarge = await gateway.get(address, { method: 'PUT', body: Buffer.alloc(maxUploadBytes + 1) })
  expect(tooLarge.status).toBe(413)
  const elsewhere = await gateway.asMember('/api/article/create', { method: 'POST', body: Buffer.alloc(300_000) })
  expect(elsewhere.status).toBe(413)
  expect(received).toBe(0)
})

it('waits for a slow line longer than a call may take', async () => {
  const { hostname, port } = new URL(gateway.url)
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', reject)
    socket.on('data', (text: Buffer) => resolve(text.toString()))
    socket.write(`PUT ${address} HTTP/1.1\r\nhost: ensemble.test\r\ncontent-length: 4\r\n\r\n`)
    const pieces = ['a', 'b', 'c', 'd']
    const timer = setInterval(() => {
      const piece = pieces.shift()
      if (piece === undefined) clearInterval(timer)
      else socket.write(piece)
    }, 300)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
  expect(received).toBe(4)
})

it('takes no upload from a page of another site', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  const answer = await gateway.get(address, { method: 'PUT', body: 'x', headers })
  expect(answer.status).toBe(403)
})

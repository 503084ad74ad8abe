import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { newTeamKey } from '../../team-key.mjs'
import { registryClient } from './registry-client.ts'

const heard: string[] = []
const answers: number[] = []
const server = createServer((request, response) => {
  heard.push(`${String(request.method)} ${String(request.url)}`)
  const status = answers.shift() ?? 200
  const body = { success: status === 200, message: 'Try again in a moment.', status, data: {} }
  request.resume().once('end', () => response.writeHead(status).end(JSON.stringify(body)))
})

afterEach(() => {
  heard.length = 0
  answers.length = 0
  server.close()
})

async function client() {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return registryClient(`http://127.0.0.1:${String(port)}`, newTeamKey())
}

test('a file is sent again to a platform that is unavailable for a moment', async () => {
  answers.push(503, 504)
  await (await client()).sendFile('mf-missions', '1.0.0', 'main.js', Buffer.from('code'))
  expect(heard).toEqual(Array(3).fill('PUT /api/deliveries/mf-missions/1.0.0/files/main.js'))
})

test('a roll-back is asked for once: a second one would go back further', async () => {
  answers.push(503)
  await expect((await client()).rollBack('mf-missions')).rejects.toThrow('rollback')
  expect(heard).toHaveLength(1)
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { OpenTab } from './open-tab.ts'

const person = '6b0f2a6e-8f5e-4d0a-9f0c-2f8f0f4b1c11'
const told = (tag: string, id: string) => `event: changed\ndata: ${JSON.stringify({ tag, id })}\n\n`
const own = told('participation', person)

/** A gateway that gives each line in turn what it is told, and notes with which position it was asked for. */
async function gateway(lines: readonly string[]) {
  const positions: unknown[] = []
  const server = createServer((request, response) => {
    positions.push(request.headers['last-event-id'])
    const line = lines[positions.length - 1]
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-resumed': String(positions.length > 1) })
    response.write(line ?? ': here\n\n')
    if (line !== undefined) response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: AddressInfo = Object(server.address())
  const tab = new OpenTab(`http://127.0.0.1:${port}`, person, async () => 'token')
  onTestFinished(async () => {
    await tab.close()
    server.closeAllConnections()
    server.close()
  })
  return { tab, positions }
}

test('each change that is made up for counts, and what was heard before the line ended does not count again', async () => {
  const { tab, positions } = await gateway([
    `: here\nid: p0\n\nid: p1\n${own}id: p2\n${own}`,
    // Back with p2: the change that was heard last, two that were missed, and one of somebody else.
    `retry: 2000\n${own}${told('mission', 'm')}${own}${own}: here\nid: p5\n\n`,
    // Back with p5, of a heartbeat: everything before was heard.
    `retry: 2000\n${own}: here\nid: p6\n\n`,
  ])
  await expect.poll(() => positions, { timeout: 10_000 }).toHaveLength(4)
  expect(positions).toEqual([undefined, 'p2', 'p5', 'p6'])
  expect(tab.heard).toHaveLength(5)
})

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:net'
import { spawn } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAlive } from '../src/process/identity.ts'
import { freePorts } from '../src/process/ports.ts'
import { createRecords, readRecords } from '../src/process/records.ts'
import { endLeftovers } from '../src/supervisor/leftovers.ts'
import { answersOk, type Program } from '../src/supervisor/program.ts'
import { createSupervisor } from '../src/supervisor/supervisor.ts'

let folder: string
let port: number
const said: string[] = []

const answering = `require('node:http').createServer((request, answer) => answer.end('ok')).listen(PORT, '127.0.0.1')`

function program(code: string, name = 'web'): Program {
  const url = `http://127.0.0.1:${String(port)}/`
  return {
    name,
    command: process.execPath,
    args: ['-e', code.replace('PORT', String(port)), join(folder, name)],
    cwd: folder,
    env: process.env,
    mark: join(folder, name),
    ports: [{ port, variable: 'WEB_PORT' }],
    ready: () => answersOk(url),
    readyWithin: 10_000,
    signal: 'SIGTERM',
    stopWithin: 1000,
    tier: 1,
  }
}

function supervise() {
  const records = createRecords(join(folder, 'processes.json'))
  return { records, supervisor: createSupervisor(records, join(folder, 'logs'), (line) => said.push(line)) }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ensemble-supervisor-'))
  said.length = 0
  ;[port = 0] = await freePorts(1)
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('the supervisor', () => {
  it('starts a program, records it, and leaves nothing when it stops', async () => {
    const { records, supervisor } = supervise()
    await supervisor.start(program(answering))
    const pid = readRecords(join(folder, 'processes.json'))[0]?.pid ?? 0
    expect(isAlive(pid)).toBe(true)
    await supervisor.stopAll()
    expect(isAlive(pid)).toBe(false)
    expect(records.all()).toEqual([])
  })

  it('starts again what died, and says so', async () => {
    const { records, supervisor } = supervise()
    await supervisor.start(program(answering))
    process.kill(records.all()[0]?.pid ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(said.join('\n')).toContain('web is back'), 10_000)
    expect(said[0]).toContain('web stopped by itself (SIGKILL)')
    await supervisor.stopAll()
  })

  it('ends by force what does not obey', async () => {
    const { records, supervisor } = supervise()
    await supervisor.start(program(`process.on('SIGTERM', () => {}); ${answering}`))
    const pid = records.all()[0]?.pid ?? 0
    await supervisor.stopAll()
    expect(isAlive(pid)).toBe(false)
  })

  it('names the port, its owner and the variable when a port is taken', async () => {
    const stranger = createServer()
    await new Promise<void>((listening) => stranger.listen(port, '127.0.0.1', listening))
    const failure = supervise().supervisor.start(program(answering))
    await expect(failure).rejects.toMatchObject({
      message: `web cannot use port ${String(port)}`,
      why: expect.stringContaining(`pid ${String(process.pid)}`),
      advice: expect.stringContaining('WEB_PORT='),
    })
    stranger.close()
  })

  it('shows the last words of a program that ends at once', async () => {
    const { supervisor } = supervise()
    await expect(supervisor.start(program(`console.error('no such setting'); process.exit(3)`))).rejects.toMatchObject({
      why: 'it ended with code 3',
      log: ['no such setting'],
    })
  })
})

describe('after a kill -9 of the supervisor', () => {
  it('the next start ends what is still running, and nothing else', async () => {
    const { records, supervisor } = supervise()
    await supervisor.start(program(answering))
    const pid = records.all()[0]?.pid ?? 0
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    records.add({ ...records.all()[0], name: 'reused', pid: stranger.pid ?? 0 } as never)
    supervisor.abandon()
    expect(readFileSync(join(folder, 'processes.json'), 'utf8')).toContain('reused')
    expect(await endLeftovers(join(folder, 'processes.json'))).toEqual(['web'])
    expect(isAlive(pid)).toBe(false)
    expect(isAlive(stranger.pid ?? 0)).toBe(true)
    stranger.kill()
  })
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:net'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

function supervise(stableAfter?: number) {
  const records = createRecords(join(folder, 'processes.json'))
  const say = (line: string) => said.push(line)
  return { records, supervisor: createSupervisor(records, join(folder, 'logs'), say, stableAfter) }
}

/** Waits until a program has come back this often. */
async function backAfter(deaths: number): Promise<void> {
  const back = () => said.filter((line) => line.includes('is back after')).length
  await vi.waitFor(() => expect(back()).toBe(deaths))
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
    await backAfter(1)
    expect(said[0]).toBe('! web stopped by itself (SIGKILL); starting it again at once')
    await supervisor.stopAll()
  })

  it('waits longer each time that a program does not stay up', async () => {
    const { records, supervisor } = supervise(60_000)
    await supervisor.start(program(answering))
    for (const death of [1, 2, 3]) {
      process.kill(records.all()[0]?.pid ?? 0, 'SIGKILL')
      await backAfter(death)
    }
    expect(said.filter((line) => line.startsWith('!'))).toEqual([
      '! web stopped by itself (SIGKILL); starting it again at once',
      '! web stopped again (SIGKILL), 2 times in a row; starting it again in 0.5 s',
      '! web stopped again (SIGKILL), 3 times in a row; starting it again in 1 s',
    ])
    await supervisor.stopAll()
  })

  it('forgets the deaths of a program that has been well for a while', async () => {
    const { records, supervisor } = supervise(0)
    await supervisor.start(program(answering))
    for (const death of [1, 2]) {
      process.kill(records.all()[0]?.pid ?? 0, 'SIGKILL')
      await backAfter(death)
    }
    expect(said.filter((line) => line.startsWith('!'))).toEqual(
      Array(2).fill('! web stopped by itself (SIGKILL); starting it again at once'),
    )
    await supervisor.stopAll()
  })

  it('ends a program that hangs when it is started again, and tries once more', async () => {
    const { records, supervisor } = supervise()
    const mark = join(folder, 'hangs')
    // Silent when the file is there, which it takes away: the one after it answers.
    const hangsOnce = `const fs = require('node:fs'); if (fs.existsSync('${mark}')) { fs.rmSync('${mark}'); setInterval(() => {}, 1000) } else { ${answering} }`
    const web = program(hangsOnce)
    await supervisor.start(web)
    web.readyWithin = 2000
    writeFileSync(mark, '')
    process.kill(records.all()[0]?.pid ?? 0, 'SIGKILL')
    await backAfter(1)
    expect(said[1]).toContain('web stopped again (it was not ready after 2 s)')
    expect(records.all()).toHaveLength(1)
    await supervisor.stopAll()
  })

  it('clears what the dead one has left before it starts the next', async () => {
    const { records, supervisor } = supervise()
    let cleared = 0
    await supervisor.start({ ...program(answering), clear: async () => void (cleared += 1) })
    process.kill(records.all()[0]?.pid ?? 0, 'SIGKILL')
    await backAfter(1)
    expect(cleared).toBe(2)
    await supervisor.stopAll()
  })

  it('starts nothing again once everything is being stopped', async () => {
    const { records, supervisor } = supervise(60_000)
    await supervisor.start(program(answering))
    process.kill(records.all()[0]?.pid ?? 0, 'SIGKILL')
    await backAfter(1)
    process.kill(records.all()[0]?.pid ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(said.at(-1)).toContain('starting it again in 0.5 s'))
    await supervisor.stopAll()
    // Another one that lives through the whole pause, so that a start would have been seen.
    await once(spawn(process.execPath, ['-e', 'setTimeout(() => {}, 800)'], { stdio: 'ignore' }), 'exit')
    expect(records.all()).toEqual([])
    expect(said.at(-1)).toContain('starting it again in 0.5 s')
  })

  it('starts a program anew for other code at once, without taking that for a death', async () => {
    const { records, supervisor } = supervise()
    const file = join(folder, 'web')
    const code = answering.replace('PORT', String(port))
    writeFileSync(file, `process.on('SIGTERM', () => {}); ${code}`)
    await supervisor.start({ ...program(`require(${JSON.stringify(file)})`), stopWithin: 60_000 })
    const pid = records.all()[0]?.pid ?? 0
    writeFileSync(file, code.replace(`'ok'`, `'other code'`))
    await supervisor.restart('web')
    expect(isAlive(pid)).toBe(false)
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('other code')
    expect(said).toEqual([])
    await supervisor.stopAll()
    expect(records.all()).toEqual([])
  })

  it('starts a program anew that the code before had kept from starting', async () => {
    const { supervisor } = supervise()
    const file = join(folder, 'web')
    writeFileSync(file, answering.replace('PORT', String(port)))
    await supervisor.start(program(`require(${JSON.stringify(file)})`))
    writeFileSync(file, `process.exit(3)`)
    await expect(supervisor.restart('web')).rejects.toMatchObject({ why: 'it ended with code 3' })
    writeFileSync(file, answering.replace('PORT', String(port)))
    await supervisor.restart('web')
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok')
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

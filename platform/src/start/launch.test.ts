import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../paths.ts'

type Started = ChildProcessByStdio<null, Readable, Readable>

/** Tells the test that it has begun, and is done when the test says so. */
const npm = `
  import { mkdirSync } from 'node:fs'
  import { connect } from 'node:net'
  const line = connect(process.env.TEST_NPM).resume()
  line.on('end', () => mkdirSync('node_modules', { recursive: true }))
`

let tree: string
let server: Server
/** Each is an installation that has begun. */
let begun: Socket[]
let all: Started[]

beforeEach(async () => {
  tree = mkdtempSync(join(tmpdir(), 'ensemble-launch-'))
  mkdirSync(join(tree, 'platform'))
  for (const file of ['launch.mjs', 'in-turn.mjs', 'locked-dependencies.mjs']) {
    copyFileSync(join(root, 'platform', file), join(tree, 'platform', file))
  }
  writeFileSync(join(tree, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: {} }))
  writeFileSync(join(tree, 'npm.mjs'), npm)
  begun = []
  all = []
  server = createServer((line) => void begun.push(line.resume()))
  server.listen(join(tree, 'npm.sock'))
  await once(server, 'listening')
})
afterEach(() => {
  for (const each of all) each.kill('SIGKILL')
  for (const line of begun) line.destroy()
  server.close()
  rmSync(tree, { recursive: true })
})

function start(): Started {
  const env = { ...process.env, npm_execpath: join(tree, 'npm.mjs'), TEST_NPM: join(tree, 'npm.sock') }
  const started = spawn(process.execPath, [join(tree, 'platform', 'launch.mjs'), 'start'], {
    cwd: tree,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.stdout.setEncoding('utf8')
  started.stderr.resume()
  all.push(started)
  return started
}

async function firstWords(from: Started): Promise<string> {
  const [text] = await once(from.stdout, 'data')
  return String(text)
}

/** Lets installations end, and what has asked for them: there is nothing to go on with in this tree. */
async function allEnd(...commands: Started[]): Promise<void> {
  const over = Promise.all([...commands.map((each) => once(each, 'exit')), ...begun.map((line) => once(line, 'close'))])
  for (const line of begun) line.end()
  await over
}

it('of two commands that find other dependencies one installs them, and the other says that it waits', async () => {
  const installing = once(server, 'connection')
  const first = start()
  await installing
  const second = start()
  expect(await firstWords(second)).toContain('waits for it')
  await allEnd(first, second)
  expect(begun).toHaveLength(1)
})

it('a command that is killed while it installs leaves that to who waits', async () => {
  const installing = once(server, 'connection')
  const first = start()
  await installing
  const second = start()
  expect(await firstWords(second)).toContain('waits for it')
  const installingAnew = once(server, 'connection')
  first.kill('SIGKILL')
  await installingAnew
  await allEnd(second)
  expect(begun).toHaveLength(2)
})

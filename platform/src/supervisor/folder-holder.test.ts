import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { takeFolder } from './folder-holder.ts'

type Started = ChildProcessByStdio<Writable, Readable, null>

/** So many folders, one after the other: whoever is behind fails sooner, and so they come to meet. */
const folders = Array.from({ length: 60 }, (_, at) => String(at))

const ended = JSON.stringify({ pid: process.pid, mark: 'launch.mjs', startedAt: 'long ago' })

let run: string
let all: Started[]

beforeEach(() => {
  run = join(mkdtempSync(join(tmpdir(), 'ensemble-holder-')), 'run')
  all = []
  for (const folder of folders) mkdirSync(join(run, folder), { recursive: true })
  // Every other one was held before, by a process that has ended.
  for (const folder of folders.filter((_, at) => at % 2)) writeFileSync(join(run, folder, 'holder-7'), ended)
})
afterEach(() => {
  for (const each of all) each.kill('SIGKILL')
  rmSync(join(run, '..'), { recursive: true })
})

/** Says `ready`, waits for a word, tries to take each folder, says what came of it, and stays. */
const code = `
  import { join } from 'node:path'
  import { takeFolder } from ${JSON.stringify(fileURLToPath(new URL('folder-holder.ts', import.meta.url)))}
  const attempt = (folder) => {
    try {
      takeFolder(join(process.argv[1], folder))
      return 'taken'
    } catch (error) {
      return error.message + ': ' + error.why
    }
  }
  process.stdin.on('data', () => console.log(JSON.stringify(${JSON.stringify(folders)}.map(attempt))))
  console.log('ready')
`

function start(): Started {
  const words = ['--import', 'tsx', '--input-type=module', '--eval', code, run]
  const started = spawn(process.execPath, words, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  started.stdout.setEncoding('utf8')
  all.push(started)
  return started
}

async function heard(from: Started): Promise<string> {
  let text = ''
  while (!text.endsWith('\n')) text += String(await once(from.stdout, 'data'))
  return text.trim()
}

it('of those that start at one instant one gets the folder, and the other hears who has it', async () => {
  const both = [start(), start()]
  expect(await Promise.all(both.map(heard))).toEqual(['ready', 'ready'])
  for (const each of both) each.stdin.write('go')
  const said = (await Promise.all(both.map(heard))).map((text) => JSON.parse(text) as string[])
  for (const at of folders.keys()) {
    const answers = said.map((each) => each[at])
    const winner = both[answers.indexOf('taken')]?.pid
    const refusal = `Ensemble is already running here: process ${String(winner)} looks after this data folder.`
    expect(answers.sort(), `folder ${String(at)}`).toEqual([refusal, 'taken'])
  }
  expect(() => takeFolder(join(run, '0'))).toThrow('already running')

  for (const each of both) each.kill('SIGKILL')
  await Promise.all(both.map((each) => once(each, 'exit')))
  takeFolder(join(run, '0'))
  expect(readdirSync(join(run, '0')), 'what it was numbered by before is gone').toHaveLength(1)
})

/**
 * First program of every root command: Node's own modules only, because on a fresh machine nothing else is there.
 * It installs the dependencies when package-lock.json asks for it and then runs the command in this same process,
 * so that one Ctrl-C is handled once.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inTurn } from './in-turn.mjs'
import { lockedDependencies } from './locked-dependencies.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.ensemble-lock')
const oldestNode = [20, 18, 1]

const [command = 'start', ...args] = process.argv.slice(2)
try {
  checkNode()
  await installIfNeeded()
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await import(`./src/commands/${checkedCommand()}.ts`)
  // Nothing that still waits for something (a pause, a connection) may keep the terminal.
  process.exit(await main(args))
} catch (error) {
  const stack = error instanceof Error && error.name !== 'LaunchError' ? error.stack : undefined
  console.error(`\n✗ ${stack ?? error.message}\n`)
  process.exitCode = 1
}

function checkNode() {
  const found = process.versions.node.split('.').map(Number)
  const difference = oldestNode.map((part, index) => found[index] - part).find((value) => value !== 0) ?? 0
  if (difference < 0) {
    throw launchError(
      `Node.js ${process.versions.node} is too old: install ${oldestNode.join('.')} or newer (24 is what we run).`,
    )
  }
}

function checkedCommand() {
  const known = readdirSync(join(root, 'platform/src/commands')).map((file) => file.replace(/\.ts$/, ''))
  if (!known.includes(command)) {
    throw launchError(`There is no command "${command}". Known: ${known.join(', ')}.`)
  }
  return command
}

async function installIfNeeded() {
  const wanted = createHash('sha256')
    .update(lockedDependencies(readFileSync(join(root, 'package-lock.json'), 'utf8')))
    .digest('hex')
  if (isInstalled(wanted)) return
  // npm ci begins by taking node_modules away: two of them at once leave half of it.
  await inTurn(
    `install ${root}`,
    async () => {
      if (!isInstalled(wanted)) await install(wanted)
    },
    () => console.log('… Another command installs the dependencies; this one waits for it'),
  )
}

function isInstalled(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted
}

async function install(wanted) {
  // Removed first: an interrupted installation must not pass for a complete one.
  rmSync(stamp, { force: true })
  const started = Date.now()
  const stopProgress = showProgress('Installing the dependencies (npm ci)', started)
  const { code, output } = await npmCi()
  stopProgress()
  if (code !== 0) {
    // npm names the reason first and its own usage last.
    const lines = output.trim().split('\n')
    const tail = (lines.length > 15 ? lines.slice(0, 15) : lines).join('\n    ')
    throw launchError(
      `npm ci failed (exit code ${code}).\n  Why: see the lines below.\n  What to do: check the network and the package ` +
        `registry (npm config get registry), then run the command again.\n    ${tail}`,
    )
  }
  writeFileSync(stamp, `${wanted}\n`)
  console.log(`✓ Dependencies installed (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

function npmCi() {
  const npm = process.env.npm_execpath
  const program = npm ? process.execPath : 'npm'
  // No dependency needs its install script; what they would do, the platform does itself where it is needed.
  // "include" undoes NODE_ENV=production, with which npm would leave out the builder and the tests.
  const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
  return new Promise((resolve) => {
    const child = spawn(program, npm ? [npm, ...parameters] : parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-20_000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function showProgress(title, started) {
  const terminal = process.stdout.isTTY
  const seconds = () => Math.round((Date.now() - started) / 1000)
  if (!terminal) console.log(`… ${title}, about a minute the first time`)
  const timer = setInterval(
    () => (terminal ? process.stdout.write(`\r… ${title} ${seconds()} s `) : console.log(`… ${title} ${seconds()} s`)),
    terminal ? 500 : 10_000,
  )
  return () => {
    clearInterval(timer)
    if (terminal) process.stdout.write('\r\u001b[K')
  }
}

function launchError(message) {
  return Object.assign(new Error(message), { name: 'LaunchError' })
}

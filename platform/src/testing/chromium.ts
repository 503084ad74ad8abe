import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { Failure } from '../failure.ts'

const execute = promisify(execFile)
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const minutes = 60_000

/** The browser that people have, or its engine without windows: a page costs a third less processor time. */
export type ChromiumKind = 'browser' | 'headless shell'

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, one on PATH, Debian's package (as root), Playwright's own download.
 * Where no headless shell can be had, the browser does.
 *
 * @returns its path
 * @throws Failure that names the four ways when none works
 */
export async function findChromium(
  env: NodeJS.ProcessEnv,
  progress: (detail: string) => void,
  kind: ChromiumKind = 'browser',
): Promise<string> {
  const given = env['CHROMIUM_PATH']
  if (given) {
    if (await runs(given)) return given
    throw new Failure('The browser of CHROMIUM_PATH cannot be used', {
      why: `${given} --version fails.`,
      advice: 'set CHROMIUM_PATH to a Chromium or Chrome, or leave it out.',
    })
  }
  if (kind === 'headless shell') {
    const shell = (await onPath(shells)) ?? (await installedShell(progress))
    if (shell !== undefined) return shell
  }
  const found = await onPath(browsers)
  if (found !== undefined) return found
  const attempts: string[] = []
  for (const [way, install] of [
    ['apt-get', () => fromDebian('chromium', browsers)],
    ["Playwright's download", fromPlaywright],
  ] as const) {
    progress(`installing it (${way})`)
    try {
      return await install()
    } catch (error) {
      attempts.push(`${way}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
    }
  }
  throw new Failure('There is no Chromium for the browser tests', {
    why: `CHROMIUM_PATH is not set, none is on PATH, and none could be installed (${attempts.join('; ')}).`,
    advice:
      'choose one of four ways: set CHROMIUM_PATH; install chromium or chrome so that it is on PATH; run this as root ' +
      'on Debian or Ubuntu with their archive in reach; or let this machine reach the download host of Playwright.',
  })
}

async function installedShell(progress: (detail: string) => void): Promise<string | undefined> {
  progress('installing its headless shell (apt-get)')
  return fromDebian('chromium-headless-shell', shells).catch(() => undefined)
}

async function onPath(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) if (await runs(name)) return pathOf(name)
  return undefined
}

async function pathOf(name: string): Promise<string> {
  const { stdout } = await execute('sh', ['-c', `command -v ${name}`])
  return stdout.trim()
}

async function fromDebian(name: string, names: readonly string[]): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error('not root')
  const options = { timeout: 10 * minutes, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const install = ['-q', 'install', '-y', '--no-install-recommends', name]
  // A fresh machine has no package lists yet.
  await execute('apt-get', install, options).catch(async () => {
    await execute('apt-get', ['-q', 'update'], options)
    await execute('apt-get', install, options)
  })
  const installed = await onPath(names)
  if (installed === undefined) throw new Error('the package brought no browser that runs')
  return installed
}

async function fromPlaywright(): Promise<string> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  await execute(process.execPath, [cli, 'install', 'chromium'], { timeout: 10 * minutes })
  const path = chromium.executablePath()
  if (!existsSync(path) || !(await runs(path))) throw new Error('the browser it brought does not run here')
  return path
}

async function runs(browser: string): Promise<boolean> {
  try {
    await execute(browser, ['--version'], { timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, lstatSync, mkdirSync, openSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** A program in a file system of its own, as a container would run it; see `canSandbox`. */
export interface Sandbox {
  /** Becomes the root of its file system; what the base image would bring is the machine's own, read-only. */
  folder: string
  /** Nothing but /tmp and writable binds can be written to. */
  readOnly: boolean
  /** A user and group number; without one it runs as root, as the commands of a build do. */
  user: number | undefined
  cwd: string
  env: Record<string, string>
  command: readonly string[]
  binds: readonly { from: string; to: string; readOnly: boolean }[]
  /** Everything that it prints. */
  log: string
}

const ofBaseImage = ['usr', 'bin', 'sbin', 'lib', 'lib64', 'etc']

/** Whether this machine lets us make name spaces: Linux, as root or with user name spaces. */
export function canSandbox(): boolean {
  return process.platform === 'linux' && spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0
}

/** Starts it as process 1 of a process name space of its own. */
export function startInSandbox({ folder, readOnly, user, cwd, env, command, binds, log }: Sandbox): ChildProcess {
  const lines = ['set -e', 'mount --bind "$ROOT" "$ROOT"']
  const bind = (from: string, to: string, ro: boolean) => {
    lines.push(`mount --bind '${from}' "$ROOT${to}"`)
    if (ro) lines.push(`mount -o remount,bind,ro "$ROOT${to}"`)
  }
  for (const name of ofBaseImage.filter((folderName) => existsSync(`/${folderName}`))) {
    if (!lstatSync(`/${name}`).isSymbolicLink()) {
      mkdirSync(join(folder, name), { recursive: true })
      bind(`/${name}`, `/${name}`, true)
    } else if (!lstatSync(join(folder, name), { throwIfNoEntry: false }))
      symlinkSync(readlinkSync(`/${name}`), join(folder, name))
  }
  for (const name of ['proc', 'dev', 'tmp', 'node-of-test']) mkdirSync(join(folder, name), { recursive: true })
  bind('/dev', '/dev', false)
  bind(join(process.execPath, '..'), '/node-of-test', true)
  for (const { from, to, readOnly: ro } of binds) {
    mkdirSync(join(folder, to), { recursive: true })
    bind(from, to, ro)
  }
  lines.push('mount -t proc proc "$ROOT/proc"', 'mount -t tmpfs -o size=64m,mode=1777,noexec tmpfs "$ROOT/tmp"')
  if (readOnly) lines.push('mount -o remount,bind,ro "$ROOT"')
  const id = String(user)
  const rights =
    user === undefined
      ? ''
      : `setpriv --reuid ${id} --regid ${id} --clear-groups --no-new-privs --bounding-set -all --inh-caps -all`
  lines.push(`exec chroot "$ROOT" ${rights} sh -c 'unset ROOT; cd "$0"; exec "$@"' '${cwd}' "$@"`)
  const output = openSync(log, 'a')
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', lines.join('\n'), 'sh', ...command],
    {
      env: { PATH: '/node-of-test:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env, ROOT: folder },
      stdio: ['ignore', output, output],
    },
  )
  closeSync(output)
  return child
}

/** Runs it to its end. @throws Error with what it printed, when it ends with anything but 0 */
export async function runInSandbox(sandbox: Sandbox): Promise<void> {
  const child = startInSandbox(sandbox)
  const code = await new Promise((resolve) => child.once('exit', (exit, signal) => resolve(exit ?? signal)))
  if (code !== 0)
    throw new Error(`${sandbox.command.join(' ')} ended with ${String(code)}:\n${readFileSync(sandbox.log, 'utf8')}`)
}

/** Sends a signal to process 1 of the name space, as the engine does: the child here is only who made it. */
export function signalSandbox({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  const inner = Number(
    readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
      .trim()
      .split(' ')[0],
  )
  process.kill(inner, signal)
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

/** What an area is begun with, tested, built and run by; no other area. */
const copied = ['packages', 'gateway', 'platform', 'tools']
const ownFiles = /^(package(-lock)?\.json|tsconfig.*\.json|vitest\.config\.ts|browser\.d\.ts|\.ox(lint|fmt)rc\.json)$/

interface Ran {
  code: number
  out: string
}

/** The repository once more, in a folder where a test may change it; it ends every program that it has started. */
export async function copyTree() {
  await mkdir(join(root, '.data'), { recursive: true })
  const folder = await mkdtemp(join(root, '.data', 'copied-tree-'))
  const files = (await readdir(root)).filter((name) => ownFiles.test(name))
  const filter = (path: string) => !['node_modules', 'dist', 'test-results'].includes(basename(path))
  await Promise.all(
    [...copied, ...files].map((name) => cp(join(root, name), join(folder, name), { recursive: true, filter })),
  )
  await linkPackages(folder)
  // Programs that pass over what git ignores would pass over all of it.
  await mkdir(join(folder, '.git'))
  const children: ChildProcess[] = []

  async function run(args: string[], env: Record<string, string> = {}): Promise<Ran> {
    const options = { cwd: folder, env: { ...process.env, ...env } }
    return execute(process.execPath, args, options).then(
      ({ stdout }) => ({ code: 0, out: stdout }),
      (error: { code?: number; stdout?: string; stderr?: string }) => ({
        code: error.code ?? 1,
        out: `${error.stdout ?? ''}${error.stderr ?? ''}`,
      }),
    )
  }

  return {
    folder,
    /** A program of Node, to its end. */
    run,
    /** Root commands of one name, such as `npm run remote -- status`, one after the other in one process. */
    commands: async (name: string, lines: string[][], env?: Record<string, string>): Promise<Ran[]> => {
      const script = `const { main } = await import('./platform/src/commands/${name}.ts')
        for (const words of JSON.parse(process.argv[1])) console.log('%end of %' + (await main(words)))`
      const { out } = await run(['--import', 'tsx', '--input-type=module', '-e', script, JSON.stringify(lines)], env)
      return [...out.matchAll(/([\s\S]*?)%end of %(\d+)\n/g)].map(([, said = '', code]) => ({
        code: Number(code),
        out: said,
      }))
    },
    /** Starts a program of Node; its errors are shown. @returns where it listens */
    start: async (main: string, env: Record<string, string>): Promise<string> => {
      const port = await freePort()
      const child = spawn(process.execPath, ['--import', 'tsx', main], {
        cwd: folder,
        env: { ...process.env, ...env, PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      children.push(child)
      return `http://127.0.0.1:${String(port)}`
    },
    remove: async () => {
      for (const child of children) {
        child.kill()
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What is installed, with our own packages being those of the copy. */
async function linkPackages(folder: string): Promise<void> {
  const own = '@ensemble'
  const installed = join(root, 'node_modules')
  await mkdir(join(folder, 'node_modules', own), { recursive: true })
  for (const name of await readdir(installed)) {
    if (name !== own) await symlink(join(installed, name), join(folder, 'node_modules', name))
  }
  for (const name of await readdir(join(folder, 'packages'))) {
    await symlink(join(folder, 'packages', name), join(folder, 'node_modules', own, name))
    const nested = join(root, 'packages', name, 'node_modules')
    await symlink(nested, join(folder, 'packages', name, 'node_modules')).catch(() => undefined)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../../src/paths.ts'
import { contextFiles } from './build-context.ts'
import { lastOf, parseCopy, stageNamed, wholeStage, type Stage } from './dockerfile.ts'
import { runInSandbox } from './sandbox.ts'

/** Packages installed beside one of our own packages, because it wants another version than the rest. */
const ownPackages = ['packages/service-kit', 'packages/mf-kit']

/**
 * Makes the file systems of stages as an engine would: the same COPY lists through the same .dockerignore, the same
 * commands in the same folders, each with nothing of this tree in sight but what was copied. Two things are not done:
 * `npm ci` (the packages installed here are mounted) and the changes of the base image.
 */
export class Assembly {
  readonly #stages: readonly Stage[]
  readonly #folder: string
  readonly #realFrontEnds: boolean
  readonly #made = new Map<string, Promise<string>>()

  /** @param realFrontEnds runs webpack too, which takes minutes; a stand-in page otherwise */
  constructor(stages: readonly Stage[], folder: string, realFrontEnds: boolean) {
    this.#stages = stages
    this.#folder = folder
    this.#realFrontEnds = realFrontEnds
  }

  /** @returns the folder with the file system of the stage */
  async fileSystem(name: string): Promise<string> {
    const made = this.#made.get(name) ?? this.#make(name)
    this.#made.set(name, made)
    return made
  }

  async #make(name: string): Promise<string> {
    const folder = join(this.#folder, name)
    await mkdir(folder, { recursive: true })
    const { base, instructions } = stageNamed(this.#stages, name)
    if (this.#stages.some((stage) => stage.name === base)) {
      await cp(await this.fileSystem(base), folder, { recursive: true, verbatimSymlinks: true })
    }
    const workdir = lastOf(wholeStage(this.#stages, name), 'WORKDIR') ?? '/'
    for (const instruction of instructions) {
      if (instruction.name === 'COPY') await this.#copy(instruction.text, folder, workdir)
      if (instruction.name === 'RUN') await this.#run(instruction.text, folder, workdir, name)
    }
    return folder
  }

  async #copy(text: string, folder: string, workdir: string): Promise<void> {
    const { from, sources, target } = parseCopy(text)
    const place = join(folder, target.startsWith('/') ? '' : workdir, target)
    for (const source of sources) {
      if (from !== undefined) {
        await cp(join(await this.fileSystem(from), source), place, { recursive: true })
        continue
      }
      const files = contextFiles(source)
      if (files.length === 0) throw new Error(`COPY ${source}: nothing of it reaches the build (.dockerignore)`)
      for (const file of files) {
        const to =
          file === source
            ? /\/$/.test(target)
              ? join(place, basename(file))
              : place
            : join(place, file.slice(source.length))
        await mkdir(dirname(to), { recursive: true })
        await cp(join(root, file), to)
      }
    }
  }

  async #run(command: string, folder: string, workdir: string, name: string): Promise<void> {
    if (command.startsWith('npm ci --ignore-scripts') || command.startsWith('rm -rf /')) return
    const [, made] = /^install -d -o 10001 -g 10001 (\/data\S*)$/.exec(command) ?? []
    if (made !== undefined) return void (await mkdir(join(folder, made), { recursive: true }))
    const [, frontEnd] = /^node ([\w-]+)\/build\.mjs$/.exec(command) ?? []
    if (frontEnd !== undefined && !this.#realFrontEnds) return standIn(join(folder, workdir, frontEnd))
    if (!command.startsWith('node ')) throw new Error(`RUN ${command}: a kind of command that this test does not know`)
    const modules = ['', ...ownPackages.filter((path) => existsSync(join(root, path, 'node_modules')))]
    await runInSandbox({
      folder,
      readOnly: false,
      user: undefined,
      cwd: workdir,
      env: {},
      command: command.split(' '),
      binds: modules.map((path) => ({
        from: join(root, path, 'node_modules'),
        to: join(workdir, path, 'node_modules'),
        // Webpack keeps notes of its own in there.
        readOnly: frontEnd === undefined,
      })),
      log: join(this.#folder, `${name}.log`),
    })
  }
}

async function standIn(frontEnd: string): Promise<void> {
  if ((await readdir(frontEnd)).length === 0) throw new Error(`${frontEnd} is empty`)
  await mkdir(join(frontEnd, 'dist'))
  await writeFile(
    join(frontEnd, 'dist', 'index.html'),
    '<!doctype html><title>Stand-in</title>__REGISTRY__ __CSP_NONCE__ __PRELOADS__',
  )
  await mkdir(join(frontEnd, 'maps'))
  const map = JSON.stringify({ sources: ['node_modules/react/index.js'], sourcesContent: [null] })
  await writeFile(join(frontEnd, 'maps', 'main.js.map'), map)
}

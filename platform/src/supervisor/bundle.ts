import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, context, type BuildOptions, type Plugin } from 'esbuild'
import { Failure } from '../failure.ts'
import { lockedPackagesHash } from '../files/locked-packages.ts'
import { unlessStamped } from '../files/stamp.ts'
import { treeHash } from '../files/tree-hash.ts'
import { root } from '../paths.ts'
import { releaseOf } from './release.ts'
import { wholeProgram } from './whole-program.ts'

export interface Bundle {
  /** Folder of the output. */
  folder: string
  /** Output name → source file, relative to the root. */
  entries: Record<string, string>
  /** What the output is made of: folders and files relative to the root. */
  sources: readonly string[]
  /** The root of the tree that it is made from, unless it is this one. */
  tree?: string
}

const bundlers = ['bundle', 'release', 'whole-program'].map((name) => `platform/src/supervisor/${name}.ts`)

/**
 * Bundles a program with all its dependencies. Skipped when neither they nor the sources have changed.
 *
 * @returns true when it was built now
 */
export async function bundle({ folder, entries, sources, tree = root }: Bundle): Promise<boolean> {
  const workspaces = sources.map((source) => /^(packages\/)?[^/]+/.exec(source)?.[0] ?? source)
  const hashes = await Promise.all([
    treeHash(tree, [...sources, ...bundlers]),
    lockedPackagesHash(tree, [...workspaces, 'node_modules/esbuild']),
  ])
  const hash = hashes.join('-')
  return unlessStamped(join(folder, 'source-hash'), hash, async () => {
    await rm(folder, { recursive: true, force: true })
    await build(buildOptions(folder, entries, tree, await releaseOf(tree, entries['main'] ?? '')))
  })
}

/** A bundle that is made again and again while somebody writes the program. */
export interface WatchedBundle {
  /**
   * Bundles the sources as they are now.
   * @returns whether the output has changed
   * @throws Failure naming what does not compile
   */
  rebuild(): Promise<boolean>
}

/** The first bundle is made by the first `rebuild`; each later one takes a fraction of its time. */
export async function watchedBundle({ folder, entries }: Pick<Bundle, 'folder' | 'entries'>): Promise<WatchedBundle> {
  const { plugins, ...options } = buildOptions(folder, entries, root)
  const esbuild = await context({
    ...options,
    write: false,
    // Whoever writes the program steps through it.
    minifyWhitespace: false,
    // As Node resolves; a bundler would also take what packages offer to bundlers.
    conditions: [],
    external: [],
    plugins: [dependenciesOutside, ...plugins],
  })
  const written = new Map<string, string>()
  return {
    async rebuild() {
      const { outputFiles } = await esbuild.rebuild().catch((error: unknown) => {
        throw new Failure(`${entries['main'] ?? folder} cannot be bundled`, {
          why: error instanceof Error ? error.message : String(error),
          advice: 'mend it; the program goes on as it was until then.',
        })
      })
      const changed = outputFiles.filter(({ path, hash }) => written.get(path) !== hash)
      for (const { path, contents, hash } of changed) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, contents)
        written.set(path, hash)
      }
      return changed.length > 0
    },
  }
}

function buildOptions(folder: string, entries: Bundle['entries'], tree: string, release?: string) {
  const present = Object.entries(entries).filter(([, file]) => existsSync(join(tree, file)))
  return {
    ...wholeProgram({ plugins: [placesOfSources], release }),
    absWorkingDir: tree,
    entryPoints: Object.fromEntries(present),
    outdir: folder,
  } satisfies BuildOptions
}

/**
 * Leaves dependencies to Node: with them each change would take ten times as long. Each is named by its full path, for
 * there may be another version of it at the root.
 */
const dependenciesOutside: Plugin = {
  name: 'dependencies-outside',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (kind === 'entry-point' || /^(node:|@ensemble\/)/.test(path) || pluginData === 'asked') return undefined
      const found = await builder.resolve(path, { kind, importer, resolveDir, pluginData: 'asked' })
      return { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/** A source file that asks where it lies (for its migrations, say) means its own place, not the bundle's. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  setup(builder) {
    builder.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8')
      if (!contents.includes('import.meta.')) return undefined
      return {
        contents: contents
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.filename', JSON.stringify(path)),
        loader: 'ts',
      }
    })
  },
}

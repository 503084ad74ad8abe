import * as runtimeCore from '@module-federation/runtime-core'
import { build } from 'esbuild'
import { federationRuntime, sharedVersions } from './shared.mjs'

/**
 * The names that the shell gives to remotes, by shared package of ours: shell.json carries them, and a remote that
 * takes another one is not promoted.
 * @param {string} directory the shell's folder, absolute
 * @returns {Promise<Record<string, string[]>>}
 */
export async function offeredExports(directory) {
  const own = Object.keys(sharedVersions).filter((name) => name.startsWith('@ensemble/'))
  const offered = await Promise.all(own.map(async (name) => [name, await exportsOf(name, directory)]))
  const runtime = Object.keys(runtimeCore).sort()
  return { ...Object.fromEntries(offered), [federationRuntime]: runtime }
}

async function exportsOf(name, directory) {
  const { metafile } = await build({
    stdin: { contents: `export * from '${name}'`, resolveDir: directory, loader: 'ts' },
    bundle: true,
    // No tsconfig: with verbatimModuleSyntax `import { type X }` would keep the import for its side effects.
    tsconfigRaw: {},
    plugins: [dependenciesOutside],
    loader: { '.woff2': 'empty', '.svg': 'empty', '.png': 'empty', '.webp': 'empty', '.jpg': 'empty' },
    outdir: directory,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs)
    .flatMap(({ exports }) => exports)
    .sort()
}

/** What npm installs is named where it is given on, so nobody has to read it. */
const dependenciesOutside = {
  name: 'dependencies-outside',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@ensemble/') || kind === 'entry-point' ? undefined : { path, external: true },
    )
  },
}

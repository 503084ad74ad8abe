import { readFile } from 'node:fs/promises'
import type { BuildOptions, Plugin } from 'esbuild'

/** Packages with a compiled part for one system each: they cannot be in one file, and lie beside it. */
export const native = ['@node-rs/argon2', 'sharp']
/** Never installed: pg looks for it and does without. */
const absent = ['pg-native']

interface Program {
  /** What goes above the bundle. */
  banner?: string
  /** Answer where a source lies. */
  plugins: Plugin[]
  /** What the program calls itself; absent while it is being written. */
  release?: string
}

/**
 * How every program of ours is bundled, for this machine and for images: with all its dependencies, which its entries
 * share. A few files are read in half the time that their thousand modules take.
 */
export function wholeProgram({ banner = '', plugins, release }: Program) {
  return {
    ...(release !== undefined && { define: { ENSEMBLE_RELEASE: JSON.stringify(release) } }),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Node keeps the map of a program in memory, and reads it whole for the first error that is logged.
    sourcesContent: false,
    legalComments: 'none',
    // Node keeps the text of a program in memory; one sign beyond Latin, as comments have, doubles it. The rest stays
    // as it was written: shorter syntax takes classes their names, by which some find what they have stored.
    minifyWhitespace: true,
    // Whatever prints the line of a failure prints no more than this.
    lineLimit: 500,
    external: [...native, ...absent],
    // What was written for CommonJS asks for "require".
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);${banner}`,
    },
    plugins: [mapsOfOursAlone, ...plugins],
    logLevel: 'silent',
  } satisfies BuildOptions
}

const emptyMap = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64')

/** Lines of dependencies stay those of the bundle: their maps would be four fifths of the program's. */
const mapsOfOursAlone: Plugin = {
  name: 'maps-of-ours-alone',
  setup(builder) {
    builder.onLoad({ filter: /\/node_modules\/.+\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${emptyMap}`,
      loader: 'default',
    }))
  },
}

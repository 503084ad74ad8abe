import { build } from 'esbuild'

/**
 * Runs a TypeScript module of data and gives what it exports; Node 20 reads no TypeScript itself.
 * @param {string} source the module's text
 * @param {string} directory what its relative imports start from
 */
export async function loadTypeScript(source, directory) {
  const result = await build({
    stdin: { contents: source, resolveDir: directory, loader: 'ts' },
    bundle: true,
    // No tsconfig: with verbatimModuleSyntax `import { type X }` would keep the import for its side effects.
    tsconfigRaw: {},
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  const code = Buffer.from(result.outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}

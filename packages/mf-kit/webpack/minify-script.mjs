import { minify } from 'rolldown/utils'

/** How the minimizer plugin of webpack calls a minifier: one script, and the map of how it came about. */
export async function minifyScript(input, inputMap) {
  const [[name, source]] = Object.entries(input)
  const { code, map, errors } = await minify(name, source, {
    compress: { target: 'es2022' },
    codegen: { legalComments: 'none' },
    sourcemap: inputMap !== undefined,
    inputMap,
  })
  return { code, map, errors }
}

/** Asks Chromium to compile every function of a file while it comes, beside the main thread; a comment to all others. */
const compiledAtOnce = '//# allFunctionsCalledOnLoad\n'

/** Of a smaller file, in characters, too little is compiled for the bytes that asking costs. */
const worthIt = 20_000

/** The same for the shell, most of which is called as soon as it is there (decision 346). */
export async function minifyShellScript(input, inputMap) {
  const minified = await minifyScript(input, inputMap)
  const { code, map } = minified
  if (code === undefined || code.length < worthIt) return minified
  // One line more before the first.
  return { ...minified, code: `${compiledAtOnce}${code}`, map: map && { ...map, mappings: `;${map.mappings}` } }
}

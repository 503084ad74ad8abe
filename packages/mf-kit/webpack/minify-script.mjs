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

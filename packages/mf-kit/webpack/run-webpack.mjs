import webpack from 'webpack'

/**
 * Runs one build to its end.
 * @param {import('webpack').Configuration} configuration
 * @throws Error with webpack's own account of what failed
 */
export async function runWebpack(configuration) {
  const compiler = webpack(configuration)
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  await new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()))
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }))
}

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { expect, test } from 'vitest'
import { RefuseHeavyStart } from './refuse-heavy-start.mjs'

/** Errors of a build of one module. */
function build(source: string): Promise<string[]> {
  const compiler = webpack({
    mode: 'none',
    context: import.meta.dirname,
    entry: `data:text/javascript,${encodeURIComponent(source)}`,
    output: { path: mkdtempSync(path.join(tmpdir(), 'heavy-start-')) },
    plugins: [new RefuseHeavyStart()],
  })
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure) reject(failure)
      else resolve((stats?.compilation.errors ?? []).map(({ message }) => message))
    })
  })
}

test('a shell whose every page would begin with forms is not built; fetched when they are used, they may be there', async () => {
  expect(await build(`import { useForm } from 'react-hook-form'; console.log(useForm)`)).toEqual([
    expect.stringMatching(/^Every page would begin with react-hook-form \(.*\): import\(\) it where it is used$/),
  ])
  expect(await build(`console.log(import('react-hook-form'))`)).toEqual([])
})

import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { minifyScript, minifyShellScript } from './minify-script.mjs'

/** A script of many functions that nothing folds into one. */
function scriptOf(functions: number): string {
  const lines = Array.from({ length: functions }, (_, index) => `export function f${index}(a) { return a(${index}) }\n`)
  return lines.join('')
}

/** Each line is of the same line of its source. */
const sourceMap = {
  version: 3,
  file: 'main.js',
  sources: ['a.js'],
  sourcesContent: [],
  sourceRoot: '',
  names: [],
  mappings: `AAAA${';AACA'.repeat(999)}`,
}

test('a large script of the shell asks to be compiled at once, and its map knows of the line', async () => {
  const input = { 'assets/main.js': scriptOf(1000) }
  const { code = '', map } = await minifyShellScript(input, undefined)
  expect(code.slice(0, 29)).toBe('//# allFunctionsCalledOnLoad\n')
  const plain = await minifyScript(input, sourceMap)
  expect(code.slice(29)).toBe(plain.code)
  expect(map).toBeUndefined()
  const mapped = await minifyShellScript(input, sourceMap)
  const at = (plain.code ?? '').indexOf('f7')
  const line = new SourceMap(mapped.map ?? sourceMap).findEntry(1, at)
  expect(line).toEqual(expect.objectContaining({ originalLine: 7 }))
})

test('a small one is not worth the words', async () => {
  const { code } = await minifyShellScript({ 'assets/icon.js': scriptOf(3) }, undefined)
  expect(code).toMatch(/^export/)
})

import { describe, expect, it } from 'vitest'
import { addEntry, addImport } from './source-edit.ts'

describe('an entry', () => {
  it('is added to an object and to a list, with a comma where one is missing', () => {
    expect(addEntry('export const calls = { ...one } as const\n', 'calls', '...two')).toBe(
      'export const calls = { ...one,\n...two,\n} as const\n',
    )
    expect(addEntry('export const names = [\n  a,\n]\n', 'names', 'b')).toBe('export const names = [\n  a,\nb,\n]\n')
    expect(addEntry('export const none = []\n', 'none', 'b')).toBe('export const none = [\nb,\n]\n')
  })

  it('is added to what a call is given, and behind brackets in texts and comments', () => {
    const source = `export const Config = Type.Object({\n  a: f({ p: '}' }), // }\n  b: [1],\n})\nexport const other = {}\n`
    expect(addEntry(source, 'Config', 'c: 1')).toBe(
      `export const Config = Type.Object({\n  a: f({ p: '}' }), // }\n  b: [1],\nc: 1,\n})\nexport const other = {}\n`,
    )
  })

  it('is refused where there is no such constant, and where it is there', () => {
    expect(() => addEntry('const calls = {}', 'calls', 'x')).toThrow('The area was not written')
    expect(() => addEntry('export const calls = { x }', 'calls', 'x')).toThrow('The area was not written')
  })
})

describe('an import', () => {
  it('is added behind the last one, also of several lines', () => {
    const source = `import a from 'a'\nimport {\n  b,\n} from 'b'\n\nconst c = 1\n`
    expect(addImport(source, `import d from 'd'`)).toBe(
      `import a from 'a'\nimport {\n  b,\n} from 'b'\nimport d from 'd'\n\nconst c = 1\n`,
    )
  })
})

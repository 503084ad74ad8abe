import { type Translations } from '@ensemble/contracts/remote'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

function flatten(texts: Translations, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text)
  }
  return flat
}

const placeholders = (text: string) => (text.match(/%\w+%/g) ?? []).sort()

describe('translations', () => {
  const french = flatten(fr)
  const english = flatten(en)

  it('has the same keys and placeholders in both languages', () => {
    expect([...english.keys()]).toEqual([...french.keys()])
    for (const [key, text] of french) expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text))
  })

  it('follows French typography: a space that does not break before ; : ! ? and inside « »', () => {
    const faults = [...french].filter(([, text]) => /[^\u00a0\u202f\s][;!?]|[ ][;:!?»]|«[ ]|[a-zé]:\s/.test(text))
    expect(faults).toEqual([])
  })

  it('has every text that the sources name', () => {
    const source = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('remotes'))
      .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
      .join('\n')
    const named = [...source.matchAll(/\b(?:t|translate)\(\s*'([\w.]+)'/g)].map((match) => match[1] ?? '')
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((key) => !french.has(key) && !french.has(`${key}_other`))).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingsSchema } from '../../test/containers/settings-of.ts'
import { root } from '../paths.ts'

const page = readFileSync(join(root, 'docs', 'configuration.md'), 'utf8')

/** What a chapter says of each variable: its default as written, `undefined` where a row names several. */
function chapter(title: string): Map<string, string | undefined> {
  const [, text = ''] = page.split(`\n## ${title}\n`)
  const rows = text
    .replace(/\n## [\s\S]*/, '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  return new Map(
    rows.flatMap((row) => {
      const [, names = '', value = ''] = row.split('|').map((cell) => cell.trim())
      const variables = [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map((match) => match[1] ?? '')
      const values = value.replaceAll('`', '').split(', ')
      return variables.map((name, index): [string, string | undefined] => [
        name,
        values.length === variables.length ? values[index] : undefined,
      ])
    }),
  )
}

describe.each([
  ['gateway', ['gateway']],
  ['svc-users', ['svc-users', 'gateway']],
  ['svc-missions', ['svc-missions', 'gateway']],
  ['svc-articles', ['svc-articles', 'svc-missions', 'gateway']],
])('docs/configuration.md, %s', (name, chapters) => {
  it('names every setting that the program reads, with its default', async () => {
    const { properties } = await settingsSchema(name)
    const said = new Map(chapters.toReversed().flatMap((title) => [...chapter(title)]))
    expect(
      Object.keys(properties).filter((variable) => !said.has(variable) && !page.includes(`\`${variable}\``)),
    ).toEqual([])
    for (const [variable, property] of Object.entries(properties)) {
      const written = said.get(variable)
      const standard: unknown = 'default' in property ? property.default : undefined
      if (written === undefined || typeof standard !== 'number') continue
      expect(`${variable} ${written.replace(/[ .].*$/, '')}`).toBe(`${variable} ${String(standard)}`)
    }
  })
})

it('every variable that docker-compose.yml asks for stands in the guide, or among the settings', () => {
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
  const guide = readFileSync(join(root, 'docs/guides/containers.md'), 'utf8')
  const asked = [...new Set([...compose.matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(([, name = '']) => name))]
  expect(asked).toContain('PUBLIC_ORIGIN')
  expect(asked.filter((name) => !new RegExp(`\\b${name}\\b`).test(`${guide}${page}`))).toEqual([])
})

import { expect, it } from 'vitest'
import { events } from './events.ts'

/** The path of every property that a schema allows, such as `practical.city`. */
function pathsOf(schema: unknown, before = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const parts = ['items', 'anyOf', 'allOf'].flatMap((key) => Object.entries(schema).filter(([name]) => name === key))
  const within = parts.flatMap(([, part]: [string, unknown]) => [part].flat().flatMap((each) => pathsOf(each, before)))
  const properties: object =
    'properties' in schema && typeof schema.properties === 'object' ? (schema.properties ?? {}) : {}
  const own = Object.entries(properties).flatMap(([name, part]: [string, unknown]) => {
    const path = before === '' ? name : `${before}.${name}`
    return [path, ...pathsOf(part, path)]
  })
  return [...own, ...within]
}

const contact =
  /mail$|phone|telephone|birth|address|street|postal|\bcity|profileType|cancer|illness|treatment|diagnos|comorbid/i

it('says how to reach nobody, where nobody lives and what nobody has', () => {
  const found = Object.values(events).flatMap(({ type, data }) => pathsOf(data).map((path) => `${type} ${path}`))
  expect(found.length).toBeGreaterThan(100)
  const suspicious = found.filter((line) => contact.test(line))
  // Where a mission takes place, or was to; and that somebody was registered by telephone, so that they are told by it.
  expect(
    suspicious.filter(
      (line) => !/ (?:(?:mission\.)?practical|former)\.(?:street|postalCode|city)$| byTelephone$/.test(line),
    ),
  ).toEqual([])
})

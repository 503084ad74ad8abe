import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { expect, it } from 'vitest'
import { usage } from '../commands/events.ts'
import { root } from '../paths.ts'

const areas = ['users', 'missions', 'articles'] as const
const ports: Record<string, number> = { USERS: 8101, MISSIONS: 8102, ARTICLES: 8103 }

/** By path, not by import: the platform may not depend on a service. */
async function exported<T extends Type.TSchema>(path: string, shape: T): Promise<Type.Static<T>> {
  return Parse(shape, { ...(await import(pathToFileURL(join(root, path)).href)) })
}

const Service = Type.Object({
  service: Type.Object({ projections: Type.Array(Type.Object({ name: Type.String(), stream: Type.String() })) }),
})
const Settings = Type.Object({
  OperationSettings: Type.Object({
    properties: Type.Record(Type.String(), Type.Object({ default: Type.Optional(Type.Unknown()) })),
    required: Type.Array(Type.String()),
  }),
})

const guide = (name: string) => readFileSync(join(root, `docs/guides/${name}.md`), 'utf8')

/** Every table that can be made anew, of which area, and where the producer of its facts listens. */
const derived = await Promise.all(
  areas.map(async (area) => {
    const { service } = await exported(`svc-${area}/src/service.ts`, Service)
    return service.projections.map(({ name, stream }) => ({ area, name, stream, port: ports[stream] }))
  }),
)

it.each<[string, (one: (typeof derived)[number][number]) => string]>([
  [
    'containers',
    ({ area, name, stream, port }) =>
      `rebuild svc-${area} ${area}-database-url-owner ${stream}_URL=https://svc-${stream.toLowerCase()}:${port} ${name} --check`,
  ],
  [
    'kubernetes',
    ({ area, name, stream, port }) => `rebuild ${area} ${stream}_URL=https://127.0.0.1:${port} ${name} --check`,
  ],
])('%s: every table that a service derives from events can be rebuilt', (name, command) => {
  const written = guide(name).match(/^rebuild \w.*$/gm) ?? []
  expect(written.toSorted()).toEqual(derived.flat().map(command).toSorted())
})

it('the help of the command names every table that can be made anew', () => {
  const [, listed = ''] = /Projections: ([^]*?)\n\n/.exec(usage) ?? []
  const byService = listed.split('·').map((part) => part.match(/[a-z][a-z-]*/g) ?? [])
  expect(byService).toEqual(derived.map((tables, index) => [`svc-${areas[index]}`, ...tables.map(({ name }) => name)]))
})

it('kubernetes: the command gets the settings that it asks for, from secrets that are made', async () => {
  const [, given = ''] = /^rebuild\(\) \{([^}]*)^\}/m.exec(guide('kubernetes')) ?? []
  const { OperationSettings: settings } = await exported('packages/service-kit/src/operations/settings.ts', Settings)
  const names = [...given.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !(name in settings.properties))).toEqual([])
  expect(names).toEqual(
    expect.arrayContaining(settings.required.filter((name) => !('default' in (settings.properties[name] ?? {})))),
  )

  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const tool = (await import(pathToFileURL(join(root, 'platform/secrets.mjs')).href)) as {
    makeSecrets: (to: string) => string[]
  }
  const secrets = tool.makeSecrets(folder)
  rmSync(folder, { recursive: true })
  const asked = [...given.matchAll(/\$1-([\w.-]+)/g)].map(([, name = '']) => name)
  expect(asked).toHaveLength(4)
  expect(
    areas.flatMap((area) => asked.map((name) => `${area}-${name}`)).filter((name) => !secrets.includes(name)),
  ).toEqual([])
})

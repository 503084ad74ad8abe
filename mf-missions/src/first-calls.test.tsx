import { firstRequest } from '@ensemble/contracts/first-calls'
import type { FirstCall } from '@ensemble/contracts/remote-descriptor'
import type { ShellRequest } from '@ensemble/contracts/remote'
import type { User } from '@ensemble/contracts/users/http'
import type { RemoteConfig } from '@ensemble/mf-kit'
import { expect, test } from 'vitest'
import { remoteConfig } from '../remote.config.ts'
import { open } from './testing/open.tsx'
import { samplePage, sampleParticipations } from './testing/sample-missions.ts'

const reader: User = {
  id: '0190a000-0000-7000-8000-000000000001',
  displayName: 'Camille Exemple',
  role: 'member',
  status: 'validated',
  departmentCode: '69',
  postalCode: '69003',
  city: 'Lyon',
}
const answers = {
  'mission.list': () => samplePage([]),
  'mission.search': () => samplePage([]),
  'mission.participantMissions': () => sampleParticipations([]),
}

const { routes, widgets }: RemoteConfig = remoteConfig
const declared: [at: string, widget: string | undefined, first: FirstCall[]][] = [
  ...routes.map(({ path, first = [] }): [string, undefined, FirstCall[]] => [path, undefined, first]),
  ...widgets.map(({ key, first = [] }): [string, string, FirstCall[]] => ['/home', key, first]),
]

// What the shell asks for ahead is of use only where the page asks the same.
test.each(declared.filter(([, , first]) => first.length > 0))(
  '%s %s begins with the calls that it declares',
  async (at, widget, first) => {
    const page = await open(at, { widget, session: { user: reader }, answers })
    for (const call of first)
      await expect.poll(() => page.requests.map(asAsked)).toContainEqual(asAsked(firstRequest(call, reader)))
    page.unmount()
  },
)

test('a list by needs is not asked for ahead: it travels in a body', () => {
  const browse = routes.find(({ path }) => path === '/missions/browse')?.first ?? []
  expect(browse.map((call) => firstRequest(call, { ...reader, needs: ['breaks'] }))).toEqual([null])
})

/** As its address says it. */
function asAsked(request: ShellRequest | null) {
  const words = (values: object = {}) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${String(value)}`)
      .sort()
  return [request?.method, request?.path, ...words(request?.params), ...words(request?.query)]
}

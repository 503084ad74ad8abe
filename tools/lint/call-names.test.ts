import { expect, test } from 'vitest'
import { lintHouse } from './planted-house.ts'

test('an endpoint is named after its call, in its own area and in another', async () => {
  const planted = `export const planted = api.injectEndpoints({
  endpoints: (build) => ({
    usersGet: callQuery(build, 'user.get'),
    usersGetArchive: build.mutation({ query: callRequest('user.get', { inline: true }) }),
    usersMissionList: callQuery(build, 'mission.list'),
    usersDevices: callQuery(build, 'auth.sessions'),
    usersFile: build.mutation<string, CallInput<'activity.list'>>({ query: asFile }),
    usersElsewhere: build.query({ query: () => ({ path: '/deliveries' }) }),
  }),
})
`
  const refused = await lintHouse({ 'mf-users/src/api/planted-api.ts': planted })
  expect(refused.map(({ line, rule, message }) => `${line}: ${rule} ${message}`)).toEqual([
    '6: house(call-names) usersDevices is named usersSessions or usersAuthSessions, as its call is.',
    '7: house(call-names) usersFile is named usersList or usersActivityList, as its call is.',
  ])
})

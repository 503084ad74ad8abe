import { type APIRequestContext, expect } from '@playwright/test'
import { accounts } from '../../accounts.ts'
import { callAs } from '../../api.ts'
import { simpleMissions } from '../../missions.ts'
import { tokenFor } from '../../token-for.ts'
import { membersOf } from '../../people.ts'
import type { Random } from '../random.ts'
import { Journal } from './journal.ts'
import { type Member, MixedLoad } from './mixed-load.ts'
import { Person } from './person.ts'

const department = '69'
/** Missions have more places than that: a waiting line would move by itself, and tell of it. */
const memberCount = 6
const missionsEach = 2

/** Each member reads so often per second, and writes so often: about 20 calls per second in all. */
const rate = 1.7

/**
 * Lets people use the platform: the last members of the department, whom no other test takes.
 * @param origin where a browser would find the platform
 * @param how whether what failed is read again as the page does
 */
export async function startLoad(
  request: APIRequestContext,
  origin: string,
  random: Random,
  how: { asPage: boolean } = { asPage: false },
): Promise<{ journal: Journal; load: MixedLoad; members: readonly Member[] }> {
  const journal = new Journal()
  const referent = await personOf(request, origin, journal, accounts.referent)
  const articles = await callAs<{ items: { coverKey: string | null }[] }>(request, 'member', 'GET', '/article/list')
  const fileKey = articles.data.items.find(({ coverKey }) => coverKey)?.coverKey
  if (!fileKey) throw new Error('no article has a cover')
  const members = await findMembers(request, origin, journal)
  return { journal, members, load: new MixedLoad({ members, referent, fileKey, journal, random, rate, ...how }) }
}

async function findMembers(request: APIRequestContext, origin: string, journal: Journal): Promise<Member[]> {
  const members: Member[] = []
  for (const email of (await membersOf(request, department)).reverse()) {
    const simple = await simpleMissions(request, await tokenFor(request, email), department)
    const missions = simple.filter(({ placesLeft }) => placesLeft === null || placesLeft > memberCount)
    if (missions.length < missionsEach) continue
    const person = await personOf(request, origin, journal, email)
    await agreeToBeCounted(request, email)
    members.push({ person, missionIds: missions.slice(0, missionsEach).map(({ id }) => id) })
    if (members.length === memberCount) return members
  }
  throw new Error(`only ${members.length} members have simple missions left`)
}

/** What they look at is recorded of those who agree alone. */
async function agreeToBeCounted(request: APIRequestContext, email: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenFor(request, email)}` }
  const answer = await request.put('/api/user/me/edit', { headers, data: { consents: { usageFigures: true } } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function personOf(request: APIRequestContext, origin: string, journal: Journal, email: string): Promise<Person> {
  const headers = { authorization: `Bearer ${await tokenFor(request, email)}` }
  const me: { data: { id: string } } = await (await request.get('/api/user/me', { headers })).json()
  const person = new Person(origin, journal, { id: me.data.id, email })
  // Signed in before anything dies.
  await person.read({ area: 'users', name: 'user.get', path: '/api/user/me' })
  return person
}

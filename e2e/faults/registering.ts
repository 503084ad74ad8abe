import { type APIRequestContext, expect } from '@playwright/test'
import type { Envelope } from '../api.ts'
import { freshTokens } from '../fresh-tokens.ts'
import { mailsTo } from '../mailbox.ts'
import { managersOf, type MissionCard, simpleMissions } from '../missions.ts'
import { tokenFor } from '../token-for.ts'
import { membersOf } from '../people.ts'
import { readUsers } from './databases.ts'

/** Somebody, and a mission that they have had nothing to do with yet. */
export interface Registrant {
  id: string
  email: string
  displayName: string
  headers: { authorization: string }
  mission: MissionCard
  /** E-mail addresses of those who are told of the request. */
  managers: string[]
}

const department = '69'
/** The first members of the department belong to the journeys. */
const journeysOwn = 8

let current: APIRequestContext
const tokens = freshTokens((email: string) => tokenFor(current, email))

/** Nobody signs in for every call: the gateway counts sign-ins, and the journeys have just had theirs. */
function tokenOnce(request: APIRequestContext, email: string): Promise<string> {
  current = request
  return tokens(email)
}

/** @param count how many, each with a mission to ask for */
export async function registrants(request: APIRequestContext, count: number): Promise<Registrant[]> {
  const emails = (await membersOf(request, department)).slice(journeysOwn)
  const people: Registrant[] = []
  for (const email of emails) {
    if (people.length === count) break
    const token = await tokenOnce(request, email)
    const [mission] = await simpleMissions(request, token, department)
    if (mission) people.push(await registrant(request, email, token, mission))
  }
  expect(people.length, 'members with a simple open mission that they do not know yet').toBe(count)
  return people
}

async function registrant(
  request: APIRequestContext,
  email: string,
  token: string,
  mission: MissionCard,
): Promise<Registrant> {
  const headers = { authorization: `Bearer ${token}` }
  const me: Envelope<{ id: string; displayName: string }> = await (
    await request.get('/api/user/me', { headers })
  ).json()
  const managers = await readUsers<{ email: string }>(
    `select email from users where id = any($1::uuid[]) and status = 'validated' and email is not null`,
    [await managersOf(request, mission.id)],
  )
  expect(managers.length, `managers of ${mission.title}`).toBeGreaterThan(0)
  return { ...me.data, email, headers, mission, managers: managers.map((manager) => manager.email) }
}

/** Asks for the mission; gives how long the answer took, in ms. */
export async function register(request: APIRequestContext, { email, headers, mission }: Registrant): Promise<number> {
  const asked = Date.now()
  const response = await request.post(`/api/mission/${mission.id}/register`, { headers, data: {} })
  const took = Date.now() - asked
  expect(response.status(), `${email} asks for ${mission.title}: ${await response.text()}`).toBe(200)
  return took
}

/** Undoes `register`; does nothing when there was no registration. */
export async function withdraw(request: APIRequestContext, { headers, mission }: Registrant): Promise<void> {
  await request.post(`/api/mission/${mission.id}/unregister`, { headers, data: { reasonCode: 'not_available' } })
}

export interface Effects {
  activity: number
  /** Mails that are queued but not sent yet, to anybody. */
  waiting: number
  /** Mails about it that have arrived, by recipient. */
  mails: Record<string, number>
}

/** What a registration has to bring about, once each. */
export function onceEach({ email, managers }: Registrant): Effects {
  return { activity: 1, waiting: 0, mails: Object.fromEntries([email, ...managers].map((address) => [address, 1])) }
}

/** What a registration has brought about so far. */
export async function effectsOf(request: APIRequestContext, person: Registrant): Promise<Effects> {
  const { id, email, displayName, mission, managers } = person
  const activity = await readUsers(
    `select 1 from activity where actor_id = $1 and target_id = $2 and type = 'participant.registered'`,
    [id, mission.id],
  )
  const waiting = await readUsers(`select 1 from outgoing_mail where sent_at is null and given_up_at is null`, [])
  const mails: Record<string, number> = {}
  for (const address of new Set([email, ...managers])) {
    const received = (await mailsTo(request, address)).filter(({ subject }) =>
      plain(subject).includes(plain(mission.title)),
    )
    const about = address === email ? received : received.filter(({ text }) => plain(text).includes(plain(displayName)))
    if (about.length > 0) mails[address] = about.length
  }
  return { activity: activity.length, waiting: waiting.length, mails }
}

/** Mails are set with non-breaking spaces, and broken into lines. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Waits until everything has arrived, once each; gives how long that took, in ms. */
export async function arrival(
  request: APIRequestContext,
  people: readonly Registrant[],
  within = 60_000,
): Promise<number> {
  const begun = Date.now()
  for (const person of people)
    await expect
      .poll(() => effectsOf(request, person), {
        message: `activity and mails about ${person.email}`,
        timeout: Math.max(1, within - (Date.now() - begun)),
        intervals: [100, 250],
      })
      .toEqual(onceEach(person))
  return Date.now() - begun
}

import { type APIRequestContext, expect } from '@playwright/test'
import { callAs, type Envelope } from './api.ts'
import { tokenFor } from './token-for.ts'

interface Person {
  id: string
  email: string
  displayName: string
}

/** Who somebody is, as the calls name them. */
export async function personOf(request: APIRequestContext, email: string): Promise<Person> {
  const headers = { authorization: `Bearer ${await tokenFor(request, email)}` }
  const answer: Envelope<Person> = await (await request.get('/api/user/me', { headers })).json()
  return { ...answer.data, email }
}

/** What an administrator does to a mission that a journey has made. */
export async function asAdmin(
  request: APIRequestContext,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<Envelope> {
  const answer = await callAs(request, 'admin', method, path, { body })
  expect(answer, `${path} ${JSON.stringify(answer)}`).toMatchObject({ success: true })
  return answer
}

const hour = 3_600_000

/** What a mission of a journey's own is sent as: a study that has begun an hour ago and takes registrations until its end. */
export function missionBody(
  title: string,
  managerIds: readonly string[],
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    title,
    summary: 'Une heure pour essayer ce que la plateforme promet, du début à la fin.',
    description: '<p>Cette mission sert à un parcours d’essai, et se termine avec lui.</p>',
    type: 'studies_and_surveys',
    origin: 'headquarters_services',
    domains: ['research'],
    mode: 'remote',
    scope: 'collective',
    startAt: new Date(Date.now() - hour).toISOString(),
    endAt: new Date(Date.now() + 48 * hour).toISOString(),
    effort: { hours: 1, per: 'total' },
    energy: {
      level: 1,
      canSit: true,
      canStop: true,
      cameraOptional: true,
      breaks: true,
      companion: true,
      travelNote: null,
    },
    expensesCovered: true,
    managerIds,
    meetingUrl: 'https://visio.example.org/essai',
    ...changes,
  }
}

/** A mission of a journey's own, approved at once and run by the administrator. */
export async function makeMission(
  request: APIRequestContext,
  title: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const admin = await callAs<{ id: string }>(request, 'admin', 'GET', '/user/me')
  const answer = await asAdmin(request, 'POST', '/mission/create', missionBody(title, [admin.data.id], changes))
  return String(answer.data.id)
}

/** Ends what a journey has made. */
export async function closeMission(request: APIRequestContext, missionId: string): Promise<void> {
  await asAdmin(request, 'PUT', `/mission/${missionId}/close`, {
    closingNote: 'Merci à toutes et à tous, la mission est finie.',
  })
}

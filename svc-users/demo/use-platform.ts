import { createHash } from 'node:crypto'
import type { DemoData, DemoUser } from '@ensemble/contracts/demo'
import type { CallInput } from '@ensemble/contracts/schemas'
import type { Use } from '@ensemble/contracts/users/activity'
import type { Deps } from '../src/deps.ts'
import type { User } from '../src/domain/user.ts'
import { editUser } from '../src/use-cases/edit-user.ts'
import { recordUsesOfPage } from '../src/use-cases/record-activity.ts'
import { daysAgo } from './sign-up-input.ts'

/** Weeks in which somebody may have come; the older ones become counts with the first clean-up. */
const weeks = 10

/** What the demonstration missions and articles have not. */
const wanted = ['covoiturage', 'perruque', 'sophrologie', 'yoga doux']

type Places = Pick<DemoData, 'missions' | 'articles'>

/**
 * Lets somebody agree to be counted, as every second person does, and use the platform in some weeks. Always the same for
 * the same person. Who may sign in by name is left to agree themselves.
 */
export async function usePlatform(deps: Deps, person: DemoUser, user: User, places: Places): Promise<void> {
  const draw = (of: string) => createHash('sha256').update(`${person.id} ${of}`).digest().readUInt8(0)
  if (person.account || user.status !== 'validated' || user.usageFigures || draw('agrees') % 2 === 0) return
  const editor = { id: user.id, role: user.role, departmentCode: user.departmentCode, sessionId: null }
  const edit = { consents: { usageFigures: true } }
  await editUser(deps, editor, { userId: user.id, edit, language: user.language })
  for (let week = 0; week < weeks && week * 7 + 2 < person.createdDaysAgo; week += 1) {
    if (draw(`comes ${week}`) % 5 < 2) continue
    const at = daysAgo(week * 7 + (draw(`day ${week}`) % 5))
    await recordUsesOfPage(
      { ...deps, clock: { now: () => at } },
      user.id,
      visit(places, (of) => draw(`${of} ${week}`)),
    )
  }
}

function visit(
  { missions, articles }: Places,
  draw: (of: string) => number,
): CallInput<'activity.createBatch'>['body'] {
  const uses: Use[] = [{ type: 'page_view', targetType: 'page', targetId: '/home' }]
  const mission = missions[draw('mission') % missions.length]
  const article = articles[draw('article') % articles.length]
  if (mission) uses.push({ type: 'mission_view', targetType: 'mission', targetId: mission.id })
  if (article) uses.push({ type: 'article_read', targetType: 'article', targetId: article.id })
  const words = wanted[draw('words') % 12]
  if (words === undefined) return { uses: uses.map(minutesAgo) }
  uses.push({ type: 'search', targetType: 'page', targetId: '/missions/browse', metadata: { found: 'no' } })
  return { uses: uses.map(minutesAgo), missedSearches: [{ list: 'missions', words }] }
}

function minutesAgo(use: Use, index: number, all: readonly Use[]) {
  return { use, secondsAgo: (all.length - index) * 60 }
}

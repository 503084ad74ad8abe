import type { APIRequestContext } from '@playwright/test'
import { callAs } from '../api.ts'

/** Addresses of the screens whose look depends on the data, found among the demonstration data. */
export interface Samples {
  open: string
  /** Asks for a motivation and answers before anybody may register. */
  asking: string
  /** No place left, with a waiting list. */
  full: string
  closed: string
  /** The member waits for an answer or has a place, and may withdraw. */
  mine: string
  /** The member takes part, and its questionnaire is open. */
  study: string
  /** Run by the referent, with a request that waits for an answer. */
  managed: string
  article: string
  /** Seen by those who publish. */
  draft: string
  member: string
}

interface Card {
  id: string
  displayStatus: string
  placesLeft: number | null
  registrationOpen: boolean
  myParticipation: unknown
}

interface Details extends Card {
  motivationRequired: boolean
  questions: string[]
  allowedActions: string[]
  myQuestionnaire?: { mayAnswer: boolean }
}

type Page<Item> = { items: Item[] }

export async function findSamples(request: APIRequestContext): Promise<Samples> {
  const get = async <Data>(account: 'member' | 'referent' | 'admin', path: string) =>
    (await callAs<Data>(request, account, 'GET', path)).data
  // What is open comes first: what is full, or held already, may be on the second page.
  const studiesOnly = JSON.stringify([{ field: 'type', operator: 'eq', value: 'studies_and_surveys' }])
  const [open, notOpen, studies, forAdmins, own, articles, drafts, me] = await Promise.all([
    get<Page<Card>>('member', '/mission/list?pageSize=100'),
    get<Page<Card>>('member', '/mission/list?pageSize=100&page=2'),
    get<Page<Card>>('member', `/mission/list?pageSize=100&filters=${encodeURIComponent(studiesOnly)}`),
    get<Page<Card>>('admin', '/mission/list?scope=all&pageSize=100'),
    get<Page<{ id: string; counters: { awaitingStaffCount: number } }>>(
      'referent',
      '/mission/creator_missions?pageSize=100',
    ),
    get<Page<{ id: string }>>('member', '/article/list?pageSize=5'),
    get<Page<{ id: string }>>('admin', '/article/list?pageSize=50&status=draft'),
    get<{ id: string }>('member', '/user/me'),
  ])
  const cards = [...open.items, ...notOpen.items]
  const free = cards.filter((card) => card.registrationOpen && card.myParticipation === null && card.placesLeft !== 0)
  const details = (card: Card) => get<Details>('member', `/mission/${card.id}`)
  const first = async (among: Card[], suits: (mission: Details) => boolean) => {
    for (const card of among) if (suits(await details(card))) return card
    return undefined
  }
  const mission = (found: { id: string } | undefined, what: string) => {
    if (!found) throw new Error(`The demonstration data hold no mission that is ${what}`)
    return `/missions/${found.id}`
  }
  return {
    open: mission(free[0], 'open'),
    asking: mission(
      await first(free, ({ motivationRequired, questions }) => motivationRequired && questions.length > 0),
      'asking',
    ),
    full: mission(
      await first(
        cards.filter(({ displayStatus }) => displayStatus === 'full'),
        ({ allowedActions }) => allowedActions.includes('join_waitlist'),
      ),
      'full with a waiting list',
    ),
    closed: mission(
      forAdmins.items.find(({ displayStatus }) => displayStatus === 'closed'),
      'closed',
    ),
    mine: mission(
      await first(
        cards.filter(({ myParticipation }) => myParticipation !== null),
        ({ allowedActions }) => allowedActions.includes('unregister') && !allowedActions.includes('accept_invitation'),
      ),
      'one of the member’s',
    ),
    study: mission(
      await first(
        studies.items.filter(({ myParticipation }) => myParticipation !== null),
        ({ myQuestionnaire }) => myQuestionnaire?.mayAnswer ?? false,
      ),
      'a study to answer',
    ),
    managed: mission(
      own.items.find(({ counters }) => counters.awaitingStaffCount > 0),
      'waiting for its referent',
    ),
    article: `/articles/${articles.items[0]?.id ?? ''}`,
    // The oldest: the newest may be somebody's who is writing it at this moment.
    draft: `/articles/${drafts.items.at(-1)?.id ?? ''}`,
    member: `/users/${me.id}`,
  }
}

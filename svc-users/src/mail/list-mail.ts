import type { SummaryKind } from '../data/summary-lines.ts'
import type { MissionTitle } from '../data/mission-titles.ts'
import { approvalPageOf, type User } from '../domain/user.ts'
import type { MailContent } from './content.ts'
import { choicesLink } from './choices.ts'
import type { Reader } from './mission-facts.ts'
import { briefly } from './other-missions.ts'
import { requestPage, threadPage } from './team-pages.ts'
import { titled } from './titles.ts'
import { type Translate, translator } from './translate.ts'

export interface ListMailInput {
  kind: 'new_missions' | 'kept_search' | 'daily_summary'
  recipient: User
  /** Public address of the platform. */
  origin: string
  /** When it is written. */
  at: Date
  /** A line without a mission is about an account or an article that waits. Only a summary says what there is to do. */
  lines: {
    missionId: string | null
    /** The account or the article; in a line of a mission, the person whom it is about. */
    itemId?: string | null
    title: string
    /** Of that person, where they are still known. */
    name?: string
    kind?: SummaryKind
    mission?: MissionTitle
    /** Whether a search that they keep found it. */
    sought?: boolean
  }[]
}

const keptSearches = '/missions/browse?view=searches'
const pages = { new_missions: '/missions/browse', kept_search: keptSearches, daily_summary: '/home' } as const
const buttons = { new_missions: 'see_missions', kept_search: 'see_searches', daily_summary: 'open_ensemble' } as const
const footers = {
  new_missions: 'footer_wishes',
  kept_search: 'footer_search',
  daily_summary: 'footer_summary',
} as const

/** Where a line leads: to what it is about, and to the list of all that wait where that was not kept. */
function pageOf({ missionId, itemId, kind }: ListMailInput['lines'][number], recipient: User): string {
  if (missionId !== null) {
    if (kind === 'new_request' || kind === 'request_passed_on') return requestPage(missionId, itemId)
    if (kind === 'question_to_team') return threadPage(missionId, itemId)
    return `/missions/${missionId}`
  }
  if (kind === 'article_to_review') return itemId ? `/articles/${itemId}` : '/resources?tab=manage'
  return itemId ? `/users/${itemId}` : approvalPageOf(recipient)
}

/**
 * Writes a mail that leads to several missions: new ones that suit a member, those that their kept searches found, or
 * what awaits staff today. Which search it was stays on the platform: nobody knows what others typed.
 */
export function listMail({ kind, recipient, origin, at, lines }: ListMailInput): MailContent {
  const t = translator(recipient.language)
  return {
    ...titleOf(kind, lines, t),
    heading: t(`${kind}.heading`),
    greeting: t('hello', { firstName: recipient.firstName }),
    paragraphs: [t(`${kind}.text`)],
    facts: [],
    offers: {
      title: t(`${kind}.others`),
      links: lines.map((line) => ({
        label: labelOf(line, t),
        // What awaits staff names people: a telephone that lies on a table is not for that.
        ...(!line.kind && { glance: true }),
        url: `${origin}${pageOf(line, recipient)}`,
        ...(line.mission && { detail: detailOf(line.mission, { language: recipient.language, t, at }, line.sought) }),
      })),
    },
    button: { label: t(buttons[kind]), url: `${origin}${pages[kind]}` },
    footer: t(footers[kind]),
    choices:
      kind === 'kept_search'
        ? { label: t('choose_searches'), url: `${origin}${keptSearches}` }
        : choicesLink(origin, t),
  }
}

/** Two requests for one mission are told apart by who asks. */
function labelOf({ kind, title, name }: ListMailInput['lines'][number], t: Translate): string {
  if (!kind) return title
  return [t(`daily_summary.${kind}`, { title }), ...(name ? [name] : [])].join(' – ')
}

function titleOf(kind: ListMailInput['kind'], lines: ListMailInput['lines'], t: Translate) {
  if (kind === 'kept_search' && lines.length > 1) return titled(t, 'kept_search.several')
  return titled(t, `${kind}.subject`, { title: lines[0]?.title })
}

function detailOf(mission: MissionTitle, reader: Reader, sought: boolean | undefined): string {
  const brief = briefly(mission, reader)
  return sought ? `${reader.t('sought')} · ${brief}` : brief
}

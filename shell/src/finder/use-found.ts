import { departments } from '@ensemble/contracts/departments'
import { type Role, userStatuses } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import { reachOf } from '@ensemble/contracts/permissions'
import { typeset } from '@ensemble/contracts/typography'
import { nameOf } from '@ensemble/contracts/users/account-name'
import { zoneOf } from '@ensemble/contracts/zones'
import { formatDay, skipToken, useLanguage, useSession } from '@ensemble/mf-kit'
import {
  useShellArticleListQuery,
  useShellMissionManagedQuery,
  useShellMissionListQuery,
  useShellUserListQuery,
} from './finder-api.ts'
import { useOwnActs } from './use-own-acts.ts'
import { usePlaces } from './use-places.ts'
import { useRemoteActs } from './use-remote-acts.ts'
import { matchingWords } from './words-match.ts'

/** Letters from which on the areas are asked. */
const fewestLetters = 2
/** Lines of each kind. */
const pageSize = 5 as const

/** Who has left is nobody to be found: all of them have one name, and would take the lines of who is here. */
const stillHere: Filter[] = [
  { field: 'status', operator: 'in', value: userStatuses.filter((status) => status !== 'deleted') },
]

/**
 * One line: what it is called, in which language where that is another than the page's, what tells it from others of that
 * name, and where it leads or what it does.
 */
export type Found = { label: string; lang?: string; detail?: string } & ({ to: string } | { act: () => void })

type FoundKind = 'acts' | 'places' | 'people' | 'missions' | 'articles'

export interface FoundGroup {
  kind: FoundKind
  items: readonly Found[]
  /** Others fit as well. */
  more?: boolean
}

/** Whose missions somebody of a team looks through, beyond those that everybody sees. */
const scopeOf: Partial<Record<Role, 'all' | 'department'>> = {
  admin: 'all',
  headquarter_referent: 'all',
  referent: 'department',
}

/**
 * Pages, acts, people, missions and articles by their name, as far as the reader may see them.
 * @param typed what is on the screen; pages follow each letter
 * @param asked the same once the typing has paused: what the areas are asked for
 */
export function useFound(typed: string, asked: string): { groups: FoundGroup[]; searching: boolean; failed: boolean } {
  const { role } = useSession()
  const language = useLanguage()
  const acts = [...useRemoteActs(), ...useOwnActs()]
  const places = usePlaces()
  const search = asked.trim().length >= fewestLetters ? asked.trim() : null
  const query = search === null ? skipToken : { query: { search, pageSize } }
  const scope = role ? scopeOf[role] : undefined
  // Headquarters reach people by their missions alone.
  const seesPeople = role !== null && ['all', 'department'].includes(reachOf('user.list', role))
  const open = useShellMissionListQuery(query)
  const managed = useShellMissionManagedQuery(
    search === null || !scope ? skipToken : { query: { search, pageSize, scope } },
  )
  const articles = useShellArticleListQuery(query)
  const people = useShellUserListQuery(
    search === null || !seesPeople ? skipToken : { query: { search, pageSize, filters: JSON.stringify(stillHere) } },
  )
  const answers = [open, managed, articles, people]

  const foreign = (written: string) => (written === language ? undefined : written)
  const missions = new Map<string, Found>()
  for (const { id, title, startAt, departmentCode } of [
    ...(open.currentData?.items ?? []),
    ...(managed.currentData?.items ?? []),
  ]) {
    const detail = formatDay(startAt, { language, timeZone: zoneOf(departmentCode) })
    missions.set(id, { to: `/missions/${id}`, label: typeset(title, 'fr'), lang: foreign('fr'), detail })
  }
  const found: FoundGroup[] = [
    { kind: 'places', items: matchingWords(places, typed) },
    { kind: 'acts', items: matchingWords(acts, typed) },
    {
      kind: 'people',
      items: (people.currentData?.items ?? []).flatMap((person) =>
        'email' in person && 'firstName' in person
          ? [{ to: `/users/${person.id}`, label: nameOf(person), detail: placeOf(person) }]
          : [],
      ),
      more: isCut(people.currentData),
    },
    {
      kind: 'missions',
      items: [...missions.values()].slice(0, pageSize),
      more: missions.size > pageSize || isCut(open.currentData) || isCut(managed.currentData),
    },
    {
      kind: 'articles',
      items: (articles.currentData?.items ?? []).map(({ id, title, language: written }) => ({
        to: `/articles/${id}`,
        label: typeset(title, written),
        lang: foreign(written),
      })),
      more: isCut(articles.currentData),
    },
  ]
  return {
    groups: found.filter(({ items }) => items.length > 0),
    searching: asked !== typed || answers.some(({ isFetching }) => isFetching),
    failed: answers.some(({ isError }) => isError),
  }
}

function isCut(page: { total: number; items: readonly unknown[] } | undefined): boolean {
  return page !== undefined && page.total > page.items.length
}

function placeOf({ departmentCode }: { departmentCode: string | null }): string | undefined {
  const department = departments.find(({ code }) => code === departmentCode)
  return department && `${department.name} (${department.code})`
}

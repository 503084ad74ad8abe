import type { Language } from '@ensemble/contracts/enumerations'
import { OpenMissions } from '@ensemble/contracts/missions/open-missions'
import { formatPeriod } from '@ensemble/contracts/dates'
import { zoneOf } from '@ensemble/contracts/zones'
import { wordOf } from '@ensemble/contracts/words/word-of'
import { Kept } from '@ensemble/service-kit/kept'
import { checkOf } from '@ensemble/service-kit/schema-check'
import Type from 'typebox'
import type { Upstream } from '../forward/upstream.ts'
import { escaped } from '../http/escaped.ts'

const isAnswer = checkOf(Type.Object({ data: OpenMissions }))

const keptMs = 1_000
/** The page waits no longer for a list that helps, but is not what it is there for. */
const answerMs = 300
/** While the service is away, what it last said goes on being shown for so long, in ms. */
const lastKnownMs = 600_000

/** The missions that the start page shows, asked for once a second at most. */
export class OpenMissionsSource {
  readonly #kept: Kept<OpenMissions | null>
  #last: { at: number; missions: OpenMissions } | undefined

  constructor(service: Pick<Upstream, 'ask'>) {
    this.#kept = new Kept(keptMs, () => this.#ask(service))
  }

  /** @returns null when nobody can say; never rejects */
  now(): Promise<OpenMissions | null> {
    return this.#kept.get()
  }

  async #ask(service: Pick<Upstream, 'ask'>): Promise<OpenMissions | null> {
    try {
      const { text } = await service.ask('/mission/open', answerMs)
      const answer: unknown = JSON.parse(text)
      if (isAnswer(answer)) this.#last = { at: performance.now(), missions: answer.data }
    } catch {
      // The page is whole without them.
    }
    return this.#last && performance.now() - this.#last.at < lastKnownMs ? this.#last.missions : null
  }
}

/** The part of a rendered page that shows missions, as the build has it: once, with placeholders for one mission. */
export interface OpenPattern {
  before: string
  mission: string
  after: string
}

/** Takes that part out of a page. @returns the page with a placeholder where it belongs, and the part if it has one */
export function cutOpenPattern(page: string): { html: string; pattern: OpenPattern | null } {
  const [template = '', section] = /<template id="open-missions-pattern">(.*?)<\/template>/s.exec(page) ?? []
  const [mission] = /<li[^>]* data-open-mission=.*?<\/li>/s.exec(section ?? '') ?? []
  if (section === undefined || mission === undefined) return { html: page, pattern: null }
  const [before = '', after = ''] = section.split(mission)
  const html = page.replace(template, '').replace('<!--open-missions-->', '__OPEN_MISSIONS__')
  return { html, pattern: { before, mission, after } }
}

/** The same part with real missions in it; nothing where there is none to show. */
export function fillOpenPattern(
  { before, mission, after }: OpenPattern,
  found: OpenMissions | null,
  language: Language,
): string {
  if (!found || found.missions.length === 0) return ''
  const figure = (value: number) => value.toLocaleString(language)
  const cards = found.missions.map(({ title, summary, city, startAt, endAt, departmentCode = null }) =>
    filled(mission, {
      TITLE: title,
      SUMMARY: summary,
      WHEN: formatPeriod(startAt, endAt, { language, timeZone: zoneOf(departmentCode) }),
      WHERE: city ?? wordOf('missionModes', 'remote', language),
    }),
  )
  const figures = {
    COUNT: figure(found.open),
    REMOTE: figure(found.remote),
    DEPARTMENTS: figure(found.departments),
  }
  return `${filled(before, figures)}${cards.join('')}${filled(after, figures)}`
}

function filled(text: string, values: Record<string, string>): string {
  return text.replace(/__OPEN_([A-Z]+)__/g, (_all, name: string) => escaped(values[name] ?? ''))
}

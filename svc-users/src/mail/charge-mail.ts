import type { MissionTitle } from '../data/mission-titles.ts'
import type { User } from '../domain/user.ts'
import { choicesLink } from './choices.ts'
import type { MailContent } from './content.ts'
import { factsToAsk, factsToCome } from './mission-facts.ts'
import { briefly } from './other-missions.ts'
import { ownMissionsPage } from './team-pages.ts'
import { titled } from './titles.ts'
import { type MailKey, translator } from './translate.ts'

/** Missions are put into somebody's charge, or taken out of it. */
export type ChargeMailKind = 'mission_entrusted' | 'mission_relieved'

interface ChargeMailInput {
  kind: ChargeMailKind
  /** One or more, the soonest first. */
  missions: readonly MissionTitle[]
  /** Name of the person who did it; absent where their account is gone. */
  by?: string
  recipient: User
  /** Public address of the platform. */
  origin: string
  /** When it is told. */
  at: Date
}

const footers = {
  mission_entrusted: { one: 'footer_team', several: 'footer_team_of' },
  mission_relieved: { one: 'footer_ran', several: 'footer_ran_several' },
} as const satisfies Record<ChargeMailKind, Record<'one' | 'several', MailKey>>

/**
 * Writes to somebody of the staff that another person has put them in charge of missions, or relieved them of them: one
 * mail for all of these.
 */
export function chargeMail({ kind, missions, by, recipient, origin, at }: ChargeMailInput): MailContent {
  const { language, firstName } = recipient
  const t = translator(language)
  const reader = { language, t, at }
  const count = missions.length
  const [only, ...others] = missions
  const common = {
    heading: t(`${kind}.heading`, { count }),
    greeting: t('hello', { firstName }),
    paragraphs: [...(by ? [t(`${kind}.by`, { by, count })] : []), t(`${kind}.text`, { count })],
    choices: choicesLink(origin, t),
  }
  const page = ({ missionId }: MissionTitle) => `${origin}/missions/${missionId}`
  if (only && others.length === 0) {
    // Who runs it no more need not come, but may have to say whom to ask.
    const toCome = kind === 'mission_entrusted' && (only.endAt === null || only.endAt > at)
    return {
      ...common,
      ...titled(t, `${kind}.subject`, { title: only.title }),
      facts: toCome ? factsToCome(only, reader, 'team') : factsToAsk(only, reader, 'team'),
      offers: null,
      button: { label: t('see_mission'), url: page(only) },
      footer: t(footers[kind].one),
    }
  }
  return {
    ...common,
    ...titled(t, `${kind}.several`, { count }),
    facts: [],
    offers: {
      title: t(`${kind}.missions`),
      links: missions.map((mission) => ({
        label: mission.title,
        url: page(mission),
        detail: briefly(mission, reader),
      })),
    },
    button: { label: t('see_my_missions'), url: `${origin}${ownMissionsPage}` },
    footer: t(footers[kind].several),
  }
}

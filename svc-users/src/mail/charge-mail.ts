import type { MissionTitle } from '../data/mission-titles.ts'
import type { User } from '../domain/user.ts'
import { choicesLink } from './choices.ts'
import type { MailContent } from './content.ts'
import { factsToAsk, factsToCome } from './mission-facts.ts'
import { briefly } from './other-missions.ts'
import { titled } from './titles.ts'
import { translator } from './translate.ts'

interface ChargeMailInput {
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

/** Writes to somebody of the staff that another person has put them in charge of missions: one mail for all of them. */
export function chargeMail({ missions, by, recipient, origin, at }: ChargeMailInput): MailContent {
  const { language, firstName } = recipient
  const t = translator(language)
  const reader = { language, t, at }
  const count = missions.length
  const [only, ...others] = missions
  const common = {
    heading: t('mission_entrusted.heading', { count }),
    greeting: t('hello', { firstName }),
    paragraphs: [...(by ? [t('mission_entrusted.by', { by, count })] : []), t('mission_entrusted.text', { count })],
    choices: choicesLink(origin, t),
  }
  const page = ({ missionId }: MissionTitle) => `${origin}/missions/${missionId}`
  if (only && others.length === 0) {
    const ahead = only.endAt === null || only.endAt > at
    return {
      ...common,
      ...titled(t, 'mission_entrusted.subject', { title: only.title }),
      facts: ahead ? factsToCome(only, reader, 'team') : factsToAsk(only, reader, 'team'),
      offers: null,
      button: { label: t('see_mission'), url: page(only) },
      footer: t('footer_team'),
    }
  }
  return {
    ...common,
    ...titled(t, 'mission_entrusted.several', { count }),
    facts: [],
    offers: {
      title: t('mission_entrusted.missions'),
      links: missions.map((mission) => ({
        label: mission.title,
        url: page(mission),
        detail: briefly(mission, reader),
      })),
    },
    button: { label: t('see_my_missions'), url: `${origin}/missions/management?tab=mine` },
    footer: t('footer_team_of'),
  }
}

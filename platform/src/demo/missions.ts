import type { DemoMission, DemoUser } from '@ensemble/contracts/demo'
import type { MissionOrigin } from '@ensemble/contracts/enumerations'
import { accountId } from './accounts.ts'
import { missionCoverTexts, missionPatterns, subjects } from './mission-patterns.ts'
import { missionTitles, type MissionTitle } from './mission-titles.ts'
import { organisations } from './organisations.ts'
import { missionPlaces, places, type Place } from './places.ts'
import { demoId, type Random, seeded, slug } from './seeded.ts'

const missionCount = 240

/** Makes the 240 missions: 36 described ones, then generated ones with titles of their own. */
export function missions(users: readonly DemoUser[]): DemoMission[] {
  const random = seeded('missions')
  const written = missionTitles.map((mission) => complete(mission, true, users, random))
  const keys = new Set(written.map((mission) => mission.key))
  const generated: DemoMission[] = []
  while (written.length + generated.length < missionCount) {
    const mission = complete(drawn(generated.length, random), false, users, random)
    if (keys.has(mission.key)) continue
    keys.add(mission.key)
    generated.push(mission)
  }
  return [...written, ...generated]
}

/** The place with the printed accounts comes round more often: their list must not be short. */
function drawn(index: number, random: Random): MissionTitle {
  const home = places[0]
  const place: Place = index % 9 === 0 ? home : (missionPlaces[index % missionPlaces.length] ?? home)
  const { pattern, type, domains } = random.pick(missionPatterns)
  const origin = random.pick<MissionOrigin>([
    'departmental_committee',
    'departmental_committee',
    'headquarters_services',
    'external_actor',
  ])
  return {
    title: pattern
      .replace('%place%', place.city)
      .replace('%subject%', random.pick(subjects))
      .replace(' de les ', ' des ')
      .replace(' de le ', ' du '),
    type,
    origin,
    domains,
    departmentCode: origin === 'headquarters_services' && random.chance(0.3) ? null : place.departmentCode,
    organisation:
      origin === 'external_actor'
        ? random.pick(['Institut', 'Centre', 'Association', 'Réseau', 'Société', 'Observatoire'])
        : undefined,
  }
}

function complete(
  mission: MissionTitle,
  handWritten: boolean,
  users: readonly DemoUser[],
  random: Random,
): DemoMission {
  const key = slug(mission.title)
  const id = demoId(`mission:${key}`)
  const creatorId = runner(mission.origin, mission.departmentCode, users, random)
  const organisation = organisations.find(({ name }) => mission.organisation && name.startsWith(mission.organisation))
  return {
    id,
    key,
    handWritten,
    title: mission.title,
    coverKey: `covers/missions/${id}.webp`,
    coverAlt: missionCoverTexts[mission.type],
    type: mission.type,
    origin: mission.origin,
    organisationKey: organisation?.key ?? null,
    domains: [...mission.domains],
    departmentCode: mission.departmentCode,
    creatorId,
    managerIds: [creatorId],
    requiredVolunteerKinds: mission.requires ? [mission.requires] : [],
  }
}

/** Who runs it: the department's referent, or somebody of the national office where there is none (decisions.md §6). */
function runner(
  origin: MissionOrigin,
  departmentCode: string | null,
  users: readonly DemoUser[],
  random: Random,
): string {
  const referent = users.find((user) => user.role === 'referent' && user.departmentCode === departmentCode)
  if (origin !== 'headquarters_services' && referent) return referent.id
  const national = users.filter((user) => user.role === 'headquarter_referent').map((user) => user.id)
  return random.pick([accountId('siege'), ...national])
}

import { demoTopics, demoTopicWords, type DemoMission, type DemoUser } from '@ensemble/contracts/demo'
import type { MissionOrigin } from '@ensemble/contracts/enumerations'
import { accountId } from './accounts.ts'
import { coverMaker, type CoverMaker, motifOfMission } from './covers.ts'
import { localPatterns, nationalPatterns } from './mission-patterns.ts'
import { missionTitles, type MissionTitle } from './mission-titles.ts'
import { organisations } from './organisations.ts'
import { missionPlaces, placeOf, places, townsOf, type Place } from './places.ts'
import { demoId, type Random, seeded, slug } from './seeded.ts'

type Outline = MissionTitle & Pick<DemoMission, 'form' | 'topic' | 'place'>

const missionCount = 240

/** Makes the 240 missions: 36 described ones, then generated ones with titles of their own. */
export function missions(users: readonly DemoUser[]): DemoMission[] {
  const random = seeded('missions')
  const nextCover = coverMaker('missions')
  const written = missionTitles.map((mission) => complete(described(mission), users, random, nextCover))
  const keys = new Set(written.map((mission) => mission.key))
  const generated: DemoMission[] = []
  while (written.length + generated.length < missionCount) {
    const mission = complete(drawn(generated.length, random), users, random, nextCover)
    if (keys.has(mission.key)) continue
    keys.add(mission.key)
    generated.push(mission)
  }
  return [...written, ...generated]
}

/** The place with the printed accounts comes round more often: their list must not be short. */
function drawn(index: number, random: Random): Outline {
  const home = places[0]
  const department: Place = index % 9 === 0 ? home : (missionPlaces[index % missionPlaces.length] ?? home)
  const origin = random.pick<MissionOrigin>([
    'departmental_committee',
    'departmental_committee',
    'headquarters_services',
    'external_actor',
  ])
  const national = origin === 'headquarters_services' && random.chance(0.5)
  const { form, title, type, domains } = random.pick(national ? nationalPatterns : localPatterns)
  const topic = random.pick(demoTopics)
  const { city, postalCode } = random.pick(townsOf(department))
  const { the, of } = demoTopicWords[topic]
  return {
    form,
    topic: title.includes('%the%') || title.includes('%of%') ? topic : null,
    place: national ? null : { city, postalCode },
    title: title
      .replace('%the%', the)
      .replace('%of%', of)
      .replace('de %city%', /^[AEIOU]/.test(city) ? `d’${city}` : `de ${city}`)
      .replace('%city%', city),
    type,
    origin,
    domains,
    departmentCode: national ? null : department.departmentCode,
    organisation:
      origin === 'external_actor'
        ? random.pick(['Institut', 'Centre', 'Association', 'Réseau', 'Société', 'Observatoire'])
        : undefined,
  }
}

/** Told by hand: in the first town of its department. */
function described(mission: MissionTitle): Outline {
  const home = mission.departmentCode === null ? undefined : placeOf(mission.departmentCode)
  const place = home ? { city: home.city, postalCode: home.postalCode } : null
  return { ...mission, form: null, topic: null, place }
}

function complete(mission: Outline, users: readonly DemoUser[], random: Random, nextCover: CoverMaker): DemoMission {
  const key = slug(mission.title)
  const id = demoId(`mission:${key}`)
  const creatorId = runner(mission.origin, mission.departmentCode, users, random)
  const organisation = organisations.find(({ name }) => mission.organisation && name.startsWith(mission.organisation))
  return {
    id,
    key,
    handWritten: mission.form === null,
    title: mission.title,
    form: mission.form,
    topic: mission.topic,
    place: mission.place,
    coverKey: `covers/missions/${id}.webp`,
    ...nextCover(motifOfMission(mission.type, mission.topic, random), 'fr'),
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

/** Who runs it: the department's referent, or somebody of the national office where there is none. */
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

import type { DemoMission } from '@ensemble/contracts/demo'
import type { Answers } from '@ensemble/contracts/missions/questionnaire-course'
import { saveAnswers } from '../src/use-cases/save-answers.ts'
import { daysAgo } from './days.ts'
import { type Crowd, registerAt } from './participations.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'
import { wordsToEmployers } from './texts/questionnaires.ts'

/** So many answer the first study: enough for its results to be seen. Of the other one, too few. */
const people = { many: 26, few: 4 }

/** Half a day ago everybody had registered. */
const saidDaysAgo = 0.45

/** Of a described study in another tool, every third member says that they have answered. */
async function sayAnswered(stage: Stage, { missionId, members }: Crowd): Promise<void> {
  const edit = { answers: {}, sectionId: null, done: true as const }
  const deps = stage.at(daysAgo(stage.today, saidDaysAgo))
  for (const { id: userId } of members.filter((_, index) => index % 3 === 0)) {
    // Most have no part in it.
    await saveAnswers(deps, { missionId, userId, edit }).catch(stage.unlessRefused)
  }
}

/** Members answer the study whose questions are kept here, or say that they have answered elsewhere. */
export async function answerStudy(stage: Stage, crowd: Crowd, mission: DemoMission): Promise<void> {
  const { content, missionId, random } = crowd
  const { questionnaire } = content
  if (questionnaire?.kind === 'link' && mission.handWritten) await sayAnswered(stage, crowd)
  if (questionnaire?.kind !== 'built_in') return
  const large = mission.title.startsWith('Enquête')
  for (const [index, member] of crowd.members.slice(0, large ? people.many : people.few).entries()) {
    // Who is there already, or has left, answers or not as it happens.
    await registerAt(stage, crowd, member, 6).catch(stage.unlessRefused)
    const edit = {
      answers: large ? aboutWork(random, index) : aboutFatigue(random),
      sectionId: null,
      consentText: questionnaire.consentText ?? '',
      done: true as const,
    }
    const at = stage.at(daysAgo(stage.today, 5 - index * 0.15))
    await saveAnswers(at, { missionId, userId: member.id, edit }).catch(stage.unlessRefused)
  }
}

function aboutWork(random: Random, index: number): Answers {
  const back = random.pick(['o1', 'o2', 'o2', 'o2', 'o3', 'o3'])
  const words = wordsToEmployers[index]
  return {
    q1: back,
    ...(back === 'o1' || back === 'o2' ? { q2: random.between(2, 24) } : {}),
    q3: random.some(['o1', 'o2', 'o3', 'o4'] as const, random.between(1, 3)),
    q4: index % 9 === 8 ? null : random.between(3, 9),
    q5: `${random.pick([2024, 2025, 2025])}-0${random.between(1, 9)}-15`,
    ...(words === undefined ? {} : { q6: words }),
  }
}

function aboutFatigue(random: Random): Answers {
  return { q1: random.between(3, 9), q2: random.pick(['o1', 'o2', 'o3', 'o4']) }
}

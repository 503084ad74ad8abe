import type { DemoMission } from '@ensemble/contracts/demo'
import type { Actor } from '../src/domain/access.ts'
import { answerSurvey } from '../src/use-cases/answer-survey.ts'
import { sendSurvey } from '../src/use-cases/send-survey.ts'
import { setAttendance } from '../src/use-cases/set-attendance.ts'
import { daysAgo } from './days.ts'
import type { Crowd } from './participations.ts'
import type { Stage } from './stage.ts'
import { surveyComments } from './texts/people.ts'

/** After the end: who was there, and for the described missions a survey that most of them answer. */
export async function lookBack(stage: Stage, crowd: Crowd, mission: DemoMission, actor: Actor): Promise<void> {
  const { random, missionId } = crowd
  const members = crowd.members.slice(0, 9)
  const items = members.map(({ id }, index) => ({
    userId: id,
    attendance: index === 7 ? ('excused' as const) : ('present' as const),
  }))
  if (mission.type !== 'studies_and_surveys')
    await setAttendance(stage.at(daysAgo(stage.today, 1.8)), { actor, missionId, items })
  if (!mission.handWritten) return
  const survey = {
    kind: 'built_in' as const,
    subject: 'Comment s’est passée votre mission\u202f?',
    message: 'Deux minutes suffisent. Vos réponses sont lues sans votre nom.',
  }
  await sendSurvey(stage.at(daysAgo(stage.today, 1.5)), { actor, missionId, survey })
  const comments = random.some(surveyComments, 4)
  for (const [index, { id }] of members.entries()) {
    if (index % 9 > 6) continue
    const comment = comments[index]
    const answer = {
      grade: random.pick([3, 4, 4, 5, 5]),
      usefulness: random.pick([3, 4, 5, 5]),
      publishable: random.chance(0.6),
      ...(comment === undefined ? {} : { comment }),
    }
    const input = { missionId, userId: id, answer }
    // Who has left is not asked.
    await answerSurvey(stage.at(daysAgo(stage.today, 1 - index * 0.1)), input).catch(stage.unlessRefused)
  }
}

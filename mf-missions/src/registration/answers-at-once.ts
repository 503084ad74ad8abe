import type { Mission } from '@ensemble/contracts/missions/http'

/** Whether one registers by answering: a questionnaire that is open to all asks for nothing else. */
export function answersAtOnce(mission: Mission): boolean {
  const { questionnaire, allowedActions, registrationMode, motivationRequired, questions, startAt } = mission
  if (!questionnaire || !allowedActions.includes('register') || registrationMode !== 'open') return false
  const asksMore = motivationRequired || questions.length > 0 || mission.interestsDeclarationRequired
  return !asksMore && new Date(startAt) <= new Date()
}

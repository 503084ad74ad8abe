import type { Call } from '../calls.ts'

/** Answering the questionnaire of a mission, and what its team sees of it. */
export const questionnaireCalls = {
  'mission.ownAnswers': {
    method: 'GET',
    path: '/mission/:missionId/questionnaire_answers',
    action: 'mission.follow_own',
    summary: 'What the caller has answered to the questionnaire of a mission',
  },
  'mission.saveAnswers': {
    method: 'PUT',
    path: '/mission/:missionId/questionnaire_answers',
    action: 'mission.follow_own',
    summary:
      'Keep answers to a questionnaire, to go on later, or send them; of another tool, say that one has answered',
  },
  'mission.takeBackAnswers': {
    method: 'DELETE',
    path: '/mission/:missionId/questionnaire_answers',
    action: 'mission.follow_own',
    summary:
      'Take back the answers to a questionnaire, which are erased; of another tool, say that one has not answered yet',
  },
  'mission.questionnaireResults': {
    method: 'GET',
    path: '/mission/:missionId/questionnaire_results',
    action: 'mission.edit',
    summary: 'What came back, by question, without names; as a file with its code book',
  },
} as const satisfies Record<string, Call>

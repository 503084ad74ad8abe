import type { Translations } from '@ensemble/contracts/remote'
import { frenchAnswers } from './fr-answers.ts'
import { frenchChanges } from './fr-changes.ts'
import { frenchForm } from './fr-form.ts'
import { frenchLetters } from './fr-letters.ts'
import { frenchManage } from './fr-manage.ts'
import { frenchMoreChoices } from './fr-more-choices.ts'
import { frenchPassing } from './fr-passing.ts'
import { frenchQuestionnaire } from './fr-questionnaire.ts'
import { frenchRegister } from './fr-register.ts'
import { frenchTeam } from './fr-team.ts'
import { frenchTelephone } from './fr-telephone.ts'
import { frenchWaiting } from './fr-waiting.ts'
import { frenchWorkspace } from './fr-workspace.ts'

/** What the page of a mission says, and what its team is asked on their home. */
const texts = {
  ...frenchMoreChoices,
  ...frenchManage,
  ...frenchRegister,
  ...frenchTeam,
  ...frenchTelephone,
  ...frenchPassing,
  ...frenchWaiting,
  ...frenchChanges,
  ...frenchWorkspace,
  form: frenchForm,
  messages: frenchLetters,
  answers: frenchAnswers,
  questionnaire: frenchQuestionnaire,
} as const satisfies Translations

export default texts

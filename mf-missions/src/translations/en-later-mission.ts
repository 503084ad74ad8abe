import type { Translations } from '@ensemble/contracts/remote'
import { englishAnswers } from './en-answers.ts'
import { englishChanges } from './en-changes.ts'
import { englishForm } from './en-form.ts'
import { englishLetters } from './en-letters.ts'
import { englishManage } from './en-manage.ts'
import { englishMoreChoices } from './en-more-choices.ts'
import { englishPassing } from './en-passing.ts'
import { englishQuestionnaire } from './en-questionnaire.ts'
import { englishRegister } from './en-register.ts'
import { englishTeam } from './en-team.ts'
import { englishTelephone } from './en-telephone.ts'
import { englishWaiting } from './en-waiting.ts'
import { englishWorkspace } from './en-workspace.ts'

/** What the page of a mission says, and what its team is asked on their home. */
const texts = {
  ...englishMoreChoices,
  ...englishManage,
  ...englishRegister,
  ...englishTeam,
  ...englishTelephone,
  ...englishPassing,
  ...englishWaiting,
  ...englishChanges,
  ...englishWorkspace,
  form: englishForm,
  messages: englishLetters,
  answers: englishAnswers,
  questionnaire: englishQuestionnaire,
} as const satisfies Translations

export default texts

import type { Language } from '@ensemble/contracts/enumerations'
import type { MailExamples } from '@ensemble/contracts/users/mail-examples'
import { refuse } from '@ensemble/service-kit/refusal'
import { mailExamples } from '../mail/examples/mail-examples.ts'

interface Settings {
  /** Public address of the platform. */
  origin: string
  /** Whether this installation shows them; elsewhere there is no such page. */
  shown: boolean
}

/**
 * Every mail as somebody would get it, about nobody real (decision 185).
 * @throws Refusal where this installation does not show them
 */
export function showMails({ origin, shown }: Settings, language: Language): MailExamples {
  return shown ? mailExamples(language, origin) : refuse('NOT_FOUND')
}

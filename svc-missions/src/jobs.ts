import type { Job } from '@ensemble/service-kit/jobs/job'
import type { Deps } from './deps.ts'
import { eraseDueAnswers } from './use-cases/erase-answers.ts'
import { expireInvitations } from './use-cases/expire-invitations.ts'
import { forgetOldContacts } from './use-cases/forget-contacts.ts'
import { forgetExports } from './use-cases/forget-exports.ts'
import { forgetMessages } from './use-cases/forget-messages.ts'
import { forgetWords } from './use-cases/forget-words.ts'
import { markWhatIsOver } from './use-cases/mark-over.ts'
import { remindInvited } from './use-cases/remind-invited.ts'
import { tellOfCharges } from './use-cases/tell-of-charges.ts'
import { closeEnded, tellOfEnds, tellOfStarts } from './use-cases/tell-of-dates.ts'
import { tellOfMessages } from './use-cases/tell-of-messages.ts'
import { tellOfUnanswered } from './use-cases/tell-of-unanswered.ts'

/**
 * The recurring work of this service. Every item is marked as done where it is done, so a look may be repeated, die
 * half way or happen in several processes at once; looking often only makes it prompt.
 */
export function jobsOf(deps: Deps): Job[] {
  return [
    { name: 'mark what is over', everySeconds: 60, run: () => markWhatIsOver(deps) },
    { name: 'expire invitations', everySeconds: 600, run: () => expireInvitations(deps) },
    { name: 'remind of invitations', everySeconds: 600, run: () => remindInvited(deps) },
    { name: 'tell of starts', everySeconds: 600, run: () => tellOfStarts(deps) },
    { name: 'tell of ends', everySeconds: 600, run: () => tellOfEnds(deps) },
    { name: 'tell of unanswered requests', everySeconds: 600, run: () => tellOfUnanswered(deps) },
    { name: 'tell of messages', everySeconds: 60, run: () => tellOfMessages(deps) },
    { name: 'tell of charges', everySeconds: 60, run: () => tellOfCharges(deps) },
    { name: 'forget old messages', everySeconds: 3600, run: () => forgetMessages(deps) },
    { name: 'forget old words', everySeconds: 86_400, run: () => forgetWords(deps) },
    { name: 'forget old contacts', everySeconds: 86_400, run: () => forgetOldContacts(deps) },
    { name: 'forget exports', everySeconds: 86_400, run: () => forgetExports(deps) },
    { name: 'erase answers of studies', everySeconds: 3600, run: () => eraseDueAnswers(deps) },
    { name: 'close what ended', everySeconds: 3600, run: () => closeEnded(deps) },
  ]
}

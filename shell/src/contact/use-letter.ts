import type { ContactMessage } from '@ensemble/contracts/users/contact'
import { contactLimits } from '@ensemble/contracts/users/contact-limits'
import { useForm, useFormDraft, useSession, useWatch } from '@ensemble/mf-kit'
import { useVisitor } from '../guards/use-visitor.ts'
import type { readContact } from './contact-address.ts'

interface LetterValues {
  recipient: 'support' | 'department'
  need: boolean
  subject: string
  message: string
}

/**
 * What is written, to whom, and whether it may be sent; what was typed outlasts the window.
 * @param asked what the address asks for
 */
export function useLetter(asked: ReturnType<typeof readContact>) {
  const { user: visitor } = useVisitor()
  const { user } = useSession()
  const missionId = asked?.missionId ?? null
  const blank: LetterValues = {
    recipient: asked?.recipient === 'department' ? 'department' : 'support',
    need: asked?.need ?? false,
    subject: '',
    message: '',
  }
  const form = useForm<LetterValues>({ defaultValues: blank })
  const draft = useFormDraft({ key: draftOf(asked), form, blank })
  useWatch({ control: form.control })
  const values = form.getValues()
  // Who waits may ask the support alone; without a department there is no committee.
  const mayAskCommittee = visitor?.status === 'validated' && Boolean(user?.departmentCode)

  /** Null while it is too short. */
  function message(): ContactMessage | null {
    const words = { subject: values.subject.trim(), message: values.message.trim() }
    if (words.subject.length < contactLimits.subject.min || words.message.length < contactLimits.message.min)
      return null
    if (missionId) return { recipient: 'mission_managers', missionId, ...words }
    const recipient = mayAskCommittee ? values.recipient : 'support'
    return { recipient, ...(recipient === 'department' && values.need ? { kind: 'need' } : {}), ...words }
  }

  return { form, draft, values, message, choosesRecipient: mayAskCommittee && !missionId }
}

/** A draft for each whom an address asks for: what was begun to one of them is not taken up in a letter to another. */
function draftOf(asked: ReturnType<typeof readContact>): string {
  if (asked?.missionId) return `contact.mission.${asked.missionId}`
  if (asked?.recipient !== 'department') return 'contact'
  return asked.need ? 'contact.need' : 'contact.department'
}

import type { LetterAudience } from '@ensemble/contracts/missions/message-limits'
import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormDialog } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsWriteLetterMutation } from '../../api/messages-api.ts'
import { LetterFields } from './letter-fields.tsx'
import { LetterPreview } from './letter-preview.tsx'
import type { Addressee } from './mission-messages.ts'
import { useLetter } from './use-letter.ts'

interface LetterDialogProps {
  mission: Mission
  /** People by name; none where it goes to an audience. */
  people: readonly Addressee[]
  onClose: () => void
}

/**
 * Writes to several people of a mission at once: whom, from which beginning, in which words, and then the mail as they
 * get it.
 */
export function LetterDialog({ mission, people, onClose }: LetterDialogProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure, clear } = useSend(useMissionsWriteLetterMutation()[0])
  const letter = useLetter(mission, people)
  const [previewed, setPreviewed] = useState(false)
  const { audience } = letter.written
  const counts = countsOf(mission)
  const many = people.length > 0 ? people.length : counts[audience]

  async function confirm() {
    const to = people.length > 0 ? { userIds: people.map(({ userId }) => userId) } : { audience }
    const answer = await send({ params: { missionId: mission.id }, body: { ...to, ...letter.words } })
    if (!answer) return
    letter.draft.forget()
    toast(t('messages.letter.done', { count: answer.sent }))
    onClose()
  }

  if (previewed) {
    return (
      <LetterPreview
        {...{ mission, people, many, sending, failure, onClose }}
        {...letter.words}
        onBack={() => {
          clear()
          setPreviewed(false)
        }}
        onSend={() => void confirm()}
      />
    )
  }
  return (
    <FormDialog
      title={titleOf()}
      submit={{ label: t('messages.letter.preview') }}
      sending={false}
      failure={many === 0 ? t('messages.letter.nobody') : null}
      onSubmit={() => {
        if (letter.check() && many > 0) setPreviewed(true)
      }}
      onClose={onClose}
      draft={letter.draft}
    >
      <LetterFields letter={letter} counts={people.length === 0 ? counts : null} />
    </FormDialog>
  )

  function titleOf() {
    const [first] = people
    if (people.length === 1 && first) return t('messages.letter.titleOne', { name: first.name })
    return people.length === 0 ? t('messages.letter.title') : t('messages.letter.titleSome', { count: people.length })
  }
}

/** How many people each audience has. */
function countsOf({ counters }: Mission): Record<LetterAudience, number> {
  const { validatedCount = 0, awaitingStaffCount = 0, waitlistCount = 0, invitedCount = 0 } = counters ?? {}
  return { confirmed: validatedCount, everybody: validatedCount + awaitingStaffCount + waitlistCount + invitedCount }
}

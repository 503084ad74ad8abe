import { staffRefusalReasons, type StaffRefusalReason } from '@ensemble/contracts/enumerations'
import { createDrafts, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, Select, SendDialog, Stack, Text, TextArea } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import { useMissionsRejectUserMutation } from '../api/management-api.ts'
import { useDecisionOutcome } from './use-decision-outcome.ts'

export interface Refused {
  userId: string
  name: string
  /** Their place is confirmed: it is taken back, and no request is refused. */
  hasPlace?: boolean
}

interface RefuseDialogProps {
  missionId: string
  /** One person, or all those who were chosen: they read the same answer. */
  people: readonly Refused[]
  /** Which mission it is, where the screen below shows several. */
  about?: ReactNode
  onClose: () => void
}

interface Refusal {
  reasonCode: StaffRefusalReason | ''
  comment: string
}

const drafts = createDrafts<Refusal>()
const blank: Refusal = { reasonCode: '', comment: '' }

/** Asks for the reason that the person will read, and names what follows: who has a place loses it. */
export function RefuseDialog({ missionId, people, about, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('mf-missions')
  const tell = useDecisionOutcome()
  const [refuse] = useMissionsRejectUserMutation()
  const { send, sending, failure } = useSend(refuse)
  const userIds = people.map(({ userId }) => userId)
  const draft = `${missionId} ${userIds.join(' ')}`
  const [written, setWritten] = useState(drafts.get(draft) ?? blank)
  const [missing, setMissing] = useState(false)
  const [first] = people
  const one = people.length === 1 && first ? first.name : null
  const words = wordsFor(people)

  function write(change: Partial<Refusal>) {
    const next = { ...written, ...change }
    setWritten(next)
    drafts.keep(draft, next)
  }

  async function confirm() {
    const { reasonCode, comment } = written
    if (reasonCode === '') return setMissing(true)
    const body = { userIds, reasonCode, ...(comment.trim() ? { comment: comment.trim() } : {}) }
    const data = await send({ params: { missionId }, body })
    if (!data) return
    drafts.forget(draft)
    const done = one
      ? t('decisions.refused', { name: one })
      : t('decisions.refusedMany', { count: data.updated.length })
    tell(data, people, done)
    onClose()
  }

  function titleOf() {
    if (one === null) return t(`decisions.${words}ManyTitle`, { count: people.length })
    return t(words === 'takeBack' ? 'decisions.takeBackTitle' : 'decisions.refuseTitle', { name: one })
  }

  return (
    <SendDialog
      title={titleOf()}
      about={about}
      sending={sending}
      failure={failure}
      onClose={onClose}
      actions={
        <Button variant="danger" loading={sending} onClick={() => void confirm()}>
          {t(words === 'takeBack' ? 'decisions.takeBack' : 'decisions.refuse')}
        </Button>
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t(`decisions.${words}Consequence`)}</Text>
        <Select<StaffRefusalReason>
          label={t('decisions.reason')}
          options={staffRefusalReasons.map((value) => ({ value, label: t(`refusals.${value}`) }))}
          value={written.reasonCode}
          onChange={(value) => {
            write({ reasonCode: value })
            setMissing(false)
          }}
          error={missing ? t('fields.REQUIRED') : undefined}
        />
        <TextArea
          label={t('decisions.comment')}
          optional
          rows={3}
          maxLength={500}
          value={written.comment}
          onChange={(event) => write({ comment: event.target.value })}
        />
      </Stack>
    </SendDialog>
  )
}

/** Whether requests are refused, places taken back, or both at once. */
function wordsFor(people: readonly Refused[]): 'refuse' | 'takeBack' | 'refuseOrTakeBack' {
  if (people.every(({ hasPlace }) => hasPlace)) return 'takeBack'
  return people.some(({ hasPlace }) => hasPlace) ? 'refuseOrTakeBack' : 'refuse'
}

import { staffRefusalReasons, type StaffRefusalReason } from '@ensemble/contracts/enumerations'
import { createDrafts, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, Select, SendDialog, Stack, Text, TextArea } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import { useMissionsRejectUserMutation } from '../api/management-api.ts'
import type { PersonToAnswer } from './person-to-answer.ts'
import { seenPeopleOf } from './seen-of.ts'
import { useDecisionOutcome } from './use-decision-outcome.ts'

interface RefuseDialogProps {
  missionId: string
  /** One person, or all those who were chosen: they read the same answer. */
  people: readonly PersonToAnswer[]
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
  const count = people.length
  const one = count === 1 && first ? first.name : null
  const words = wordsFor(people)
  const toCall = people.filter(({ byTelephone }) => byTelephone).length

  function write(change: Partial<Refusal>) {
    const next = { ...written, ...change }
    setWritten(next)
    drafts.keep(draft, next)
  }

  async function confirm() {
    const { reasonCode, comment } = written
    if (reasonCode === '') return setMissing(true)
    const said = comment.trim() ? { comment: comment.trim() } : {}
    const body = { userIds, reasonCode, ...said, ...seenPeopleOf(people) }
    const data = await send({ params: { missionId }, body })
    if (!data) return
    // Who is refused later, once what changed meanwhile was read, keeps the words.
    if (data.updated.length > 0) drafts.forget(draft)
    tell(data, people, doneWords(data.updated.length))
    onClose()
  }

  function doneWords(updated: number) {
    if (one === null) return t('decisions.refusedMany', { count: updated })
    return t(toCall > 0 ? 'decisions.toCall' : 'decisions.refused', { name: one })
  }

  /** What it means for them, and how they hear of it. */
  function consequence() {
    const said = [
      words === 'takeBack' && t('decisions.freed', { count }),
      words === 'refuseOrTakeBack' && t('decisions.someFreed'),
      toCall < count && t('decisions.told', { count }),
      toCall > 0 && t('decisions.called', { count }),
    ]
    return said.filter(Boolean).join(' ')
  }

  function titleOf() {
    if (one === null) return t(`decisions.${words}ManyTitle`, { count })
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
        <Text>{consequence()}</Text>
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
          label={t('decisions.comment', { count })}
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
function wordsFor(people: readonly PersonToAnswer[]): 'refuse' | 'takeBack' | 'refuseOrTakeBack' {
  if (people.every(({ hasPlace }) => hasPlace)) return 'takeBack'
  return people.some(({ hasPlace }) => hasPlace) ? 'refuseOrTakeBack' : 'refuse'
}

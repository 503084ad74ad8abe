import { nameOf } from '@ensemble/contracts/users/account-name'
import type { UserRow } from '@ensemble/contracts/users/http'
import { createDrafts, useSendEach, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Notice, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { HandOverFirst } from '../acts/hand-over-first.tsx'
import { useConsequence } from '../acts/use-consequence.ts'
import { namesOf } from '../texts/name-of.ts'
import { useBulkStart } from './use-bulk-start.ts'

export type BulkAct = 'approve' | 'resend' | 'reactivate' | 'suspend' | 'refuse' | 'withdraw'

interface BulkDialogProps {
  act: BulkAct
  /** For whom; not those that an open list still holds. */
  rows: readonly UserRow[]
  onClose: () => void
  /** Ids of those that were refused: they stay chosen. */
  onDone: (left: string[]) => void
}

const withReason: readonly BulkAct[] = ['suspend', 'refuse', 'withdraw']

const drafts = createDrafts<string>()

/** In whichever order they stand in the list. */
function draftOf(act: BulkAct, rows: readonly UserRow[]): string {
  const ids = rows.map(({ id }) => id)
  return [act, ...ids.sort()].join(' ')
}

/**
 * Confirms one act for several accounts, and tells for whom it was refused, and why. A reason that was begun waits in
 * this tab for the same accounts.
 */
export function BulkDialog({ act, rows, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('mf-users')
  const consequenceOf = useConsequence()
  const toast = useToast()
  const start = useBulkStart(act)
  const { sendEach, sending, refused } = useSendEach<UserRow>()
  const [reason, setReason] = useState(drafts.get(draftOf(act, rows)) ?? '')
  const [missing, setMissing] = useState(false)
  const needsReason = withReason.includes(act)
  const left = refused.length > 0 ? refused.map(({ item }) => item) : rows

  async function confirm() {
    if (needsReason && reason.trim() === '') return setMissing(true)
    const again = await sendEach(left, (row) => start(row, reason.trim()))
    const refusedAgain = again.map(({ item }) => item)
    drafts.forget(draftOf(act, left))
    // Whoever closes the window to see why finds the reason again for those who are left.
    if (needsReason && refusedAgain.length > 0) drafts.keep(draftOf(act, refusedAgain), reason)
    const done = left.length - again.length
    if (done > 0) toast(t('bulk.done', { count: done }))
    onDone(refusedAgain.map(({ id }) => id))
    if (again.length === 0) onClose()
  }

  return (
    <FormDialog
      title={t('bulk.title', { count: left.length, act: t(`acts.${act}.action`) })}
      submit={{ label: t(`acts.${act}.action`), variant: needsReason ? 'danger' : 'primary' }}
      sending={sending}
      failure={null}
      onClose={onClose}
      onSubmit={() => void confirm()}
    >
      {refused.length > 0 ? (
        <Notice severity="error" title={t('bulk.refused', { count: refused.length })} announce>
          {refused.map(({ item, why, code }) => (
            <div key={item.id}>
              <Text>{t('bulk.refusedLine', { name: nameOf(item), why })}</Text>
              <HandOverFirst code={code} of={item.id} names={namesOf(item)} />
            </div>
          ))}
        </Notice>
      ) : null}
      <Text>{consequenceOf(act, left)}</Text>
      {needsReason ? (
        <TextArea
          label={t('acts.reason')}
          hint={t(act === 'suspend' ? 'acts.reasonHint' : 'acts.goneHint', { count: left.length })}
          required
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setMissing(false)
            drafts.keep(draftOf(act, left), event.target.value)
          }}
          error={missing ? t('acts.reasonMissing') : undefined}
        />
      ) : null}
    </FormDialog>
  )
}

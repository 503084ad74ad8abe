import type { UserRow } from '@ensemble/contracts/users/http'
import { useSendEach, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Notice, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { nameOf } from '../texts/name-of.ts'
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

/** Confirms one act for several accounts, and tells for whom it was refused, and why. */
export function BulkDialog({ act, rows, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const start = useBulkStart(act)
  const { sendEach, sending, refused } = useSendEach<UserRow>()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const needsReason = withReason.includes(act)
  const left = refused.length > 0 ? refused.map(({ item }) => item) : rows

  async function confirm() {
    if (needsReason && reason.trim() === '') return setMissing(true)
    const again = await sendEach(left, (row) => start(row, reason.trim()))
    const done = left.length - again.length
    if (done > 0) toast(t('bulk.done', { count: done }))
    onDone(again.map(({ item }) => item.id))
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
          {refused.map(({ item, why }) => (
            <Text key={item.id}>{t('bulk.refusedLine', { name: nameOf(item), why })}</Text>
          ))}
        </Notice>
      ) : null}
      <Text>{t(`acts.${act}.consequence`)}</Text>
      {needsReason ? (
        <TextArea
          label={t('acts.reason')}
          hint={t(act === 'suspend' ? 'acts.reasonHint' : 'acts.goneHint')}
          required
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setMissing(false)
          }}
          error={missing ? t('acts.reasonMissing') : undefined}
        />
      ) : null}
    </FormDialog>
  )
}

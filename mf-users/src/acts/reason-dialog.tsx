import { createDrafts, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Text, TextArea } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'
import type { ActDialogProps } from './act-dialog.tsx'
import { HandOverFirst } from './hand-over-first.tsx'
import { namesOf } from '../texts/name-of.ts'
import { useConsequence } from './use-consequence.ts'

interface ReasonDialogProps extends ActDialogProps {
  act: 'refuse' | 'withdraw' | 'suspend' | 'delete'
  start: (input: { params: { userId: string }; body: { reason: string } }) => { unwrap: () => Promise<unknown> }
  /** It was sent. */
  onDone?: () => void
  /** Further fields, below the reason. */
  children?: ReactNode
}

const drafts = createDrafts<string>()

/** Asks why, before something that takes an account away. The reason stays with what is left of the account. */
export function ReasonDialog({ row, onClose, act, start, onDone, children }: ReasonDialogProps) {
  const { t } = useTranslation('mf-users')
  const consequenceOf = useConsequence()
  const toast = useToast()
  const { send, sending, failure, refusal } = useSend(start)
  const draft = `${act} ${row.id}`
  const [reason, setReason] = useState(drafts.get(draft) ?? '')
  const [missing, setMissing] = useState(false)
  const names = namesOf(row)

  async function confirm() {
    if (reason.trim() === '') return setMissing(true)
    if (!(await send({ params: { userId: row.id }, body: { reason: reason.trim() } }))) return
    drafts.forget(draft)
    onDone?.()
    toast(t(`acts.${act}.done`, names))
    onClose()
  }

  return (
    <FormDialog
      title={t(`acts.${act}.title`, names)}
      submit={{ label: t(`acts.${act}.action`), variant: 'danger' }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
    >
      <Text>{consequenceOf(act, [row])}</Text>
      <TextArea
        label={t('acts.reason')}
        hint={t(act === 'suspend' ? 'acts.reasonHint' : 'acts.goneHint', { count: 1 })}
        required
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          setMissing(false)
          drafts.keep(draft, event.target.value)
        }}
        error={missing ? t('acts.reasonMissing') : undefined}
      />
      {children}
      <HandOverFirst code={refusal?.code} of={row.id} />
    </FormDialog>
  )
}

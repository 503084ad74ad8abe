import { createDrafts, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, SendStatus, Stack, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { type ActDialogProps } from './act-dialog.tsx'

interface ReasonDialogProps extends ActDialogProps {
  act: 'refuse' | 'suspend'
  start: (input: { params: { userId: string }; body: { reason: string } }) => { unwrap: () => Promise<unknown> }
}

const drafts = createDrafts<string>()

/** Asks why, before something that takes an account away. The reason stays with the account. */
export function ReasonDialog({ row, onClose, act, start }: ReasonDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { send, sending, failure } = useSend(start)
  const draft = `${act} ${row.id}`
  const [reason, setReason] = useState(drafts.get(draft) ?? '')
  const [missing, setMissing] = useState(false)
  const name = `${row.firstName} ${row.lastName}`

  async function confirm() {
    if (reason.trim() === '') return setMissing(true)
    if (!(await send({ params: { userId: row.id }, body: { reason: reason.trim() } }))) return
    drafts.forget(draft)
    toast(t(`acts.${act}.done`, { name }))
    onClose()
  }

  return (
    <Dialog
      open
      title={t(`acts.${act}.title`, { name })}
      onClose={onClose}
      status={<SendStatus sending={sending} failure={failure} />}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('acts.cancel')}
          </Button>
          <Button variant="danger" loading={sending} onClick={() => void confirm()}>
            {t(`acts.${act}.action`)}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t(`acts.${act}.consequence`)}</Text>
        <TextArea
          label={t('acts.reason')}
          hint={t('acts.reasonHint')}
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
      </Stack>
    </Dialog>
  )
}

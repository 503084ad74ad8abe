import type { User } from '@ensemble/contracts/users/http'
import { useSend, useShell, useTranslation } from '@ensemble/mf-kit'
import { Button, SendDialog, Stack, Text, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { HandOverFirst } from '../../../acts/hand-over-first.tsx'
import { useLeave } from './use-leave.ts'

interface DeleteDialogProps {
  user: Pick<User, 'email' | 'status'>
  onClose: () => void
}

/**
 * The end of one's own account: says what goes and what stays, what becomes of missions to come, and asks for one's own
 * address so that nobody does it by mistake.
 */
export function DeleteDialog({ user: { email: known, status }, onClose }: DeleteDialogProps) {
  const email = known ?? ''
  const { t } = useTranslation('mf-users')
  const { navigate } = useShell()
  const { send, sending, failure, refusal } = useSend(useLeave())
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)

  async function confirm() {
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return setWrong(true)
    const receipt = await send({ params: { userId: 'me' }, body: { confirmEmail: typed.trim() } })
    // Whoever is gone is signed out; the page where one is then shows how far the erasure has come.
    if (receipt) navigate(`/unauthorised?erasure=${receipt}`, { replace: true })
  }

  return (
    <SendDialog
      title={t('own.delete.title')}
      sending={sending}
      failure={refusal?.code === 'REFERENT_HAS_MISSIONS' ? t('own.delete.runsMissions') : failure}
      onClose={onClose}
      actions={
        <Button variant="danger" loading={sending} onClick={() => void confirm()}>
          {t('own.delete.confirm')}
        </Button>
      }
    >
      <Stack sx={{ gap: '16px' }}>
        <Text>{t('own.delete.goes')}</Text>
        {/* Who still waits for approval takes part in nothing, and has no copy. */}
        {status === 'validated' ? <Text>{t('own.delete.takesPart')}</Text> : null}
        <Text>{t('own.delete.stays')}</Text>
        <TextField
          type="email"
          label={t('own.delete.typeEmail')}
          hint={email}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setWrong(false)
          }}
          error={wrong ? t('own.delete.notYours') : undefined}
        />
        <HandOverFirst code={refusal?.code} of="me" />
      </Stack>
    </SendDialog>
  )
}

import { type Role, roles } from '@ensemble/contracts/enumerations'
import { type CallInput } from '@ensemble/mf-kit/calls'
import { useCan, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, Select, SendStatus, Stack, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersApproveMutation } from '../api/users-api.ts'
import { type ActDialogProps } from './act-dialog.tsx'

/** Lets somebody in, with a word of welcome. An admin may also give a role (decisions.md §4, approve). */
export function ApproveDialog({ row, onClose }: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const mayAppoint = useCan('user.administer')
  const [approve] = useUsersApproveMutation()
  const { send, sending, failure } = useSend(approve)
  const [role, setRole] = useState<Role>(row.role)
  const [message, setMessage] = useState('')
  const name = `${row.firstName} ${row.lastName}`

  async function confirm() {
    const body: CallInput<'user.approve'>['body'] = {
      ...(role === row.role ? {} : { role }),
      ...(message.trim() === '' ? {} : { message: message.trim() }),
    }
    if (!(await send({ params: { userId: row.id }, body }))) return
    toast(t('acts.approve.done', { name }))
    onClose()
  }

  return (
    <Dialog
      open
      title={t('acts.approve.title', { name })}
      onClose={onClose}
      status={<SendStatus sending={sending} failure={failure} />}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('acts.cancel')}
          </Button>
          <Button loading={sending} onClick={() => void confirm()}>
            {t('acts.approve.action')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t('acts.approve.consequence')}</Text>
        {mayAppoint ? (
          <Select<Role>
            label={t('fields.role')}
            hint={t('acts.approve.roleHint')}
            options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
            value={role}
            onChange={(value) => setRole(value === '' ? row.role : value)}
          />
        ) : null}
        <TextArea
          label={t('acts.approve.message')}
          hint={t('acts.approve.messageHint')}
          optional
          rows={3}
          maxLength={500}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Stack>
    </Dialog>
  )
}

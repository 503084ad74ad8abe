import { staffRefusalReasons, type StaffRefusalReason } from '@ensemble/contracts/enumerations'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, Select, Stack, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useOnce } from '../actions/use-once.ts'
import { useMissionsRejectUserMutation } from '../api/missions-api.ts'

interface RefuseDialogProps {
  missionId: string
  userId: string
  name: string
  open: boolean
  onClose: () => void
}

/** Asks for the reason that the person will read, and names what follows. */
export function RefuseDialog({ missionId, userId, name, open, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [refuse, { isLoading }] = useMissionsRejectUserMutation()
  const [reasonCode, setReason] = useState<StaffRefusalReason | ''>('')
  const [comment, setComment] = useState('')
  const [missing, setMissing] = useState(false)

  const confirm = useOnce(async () => {
    if (reasonCode === '') return setMissing(true)
    const body = { userIds: [userId], reasonCode, ...(comment.trim() ? { comment: comment.trim() } : {}) }
    const { data } = await refuse({ params: { missionId }, body })
    if (!data) return
    const [failed] = data.failed
    if (failed) toast(t(`decisions.${failed.code}`), { severity: 'error', durationMs: 8000 })
    else toast(t('decisions.refused', { name }))
    onClose()
  })

  return (
    <Dialog
      open={open}
      title={t('decisions.refuseTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('register.cancel')}
          </Button>
          <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
            {t('decisions.refuse')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t('decisions.refuseConsequence')}</Text>
        <Select<StaffRefusalReason>
          label={t('decisions.reason')}
          options={staffRefusalReasons.map((value) => ({ value, label: t(`refusals.${value}`) }))}
          value={reasonCode}
          onChange={(value) => {
            setReason(value)
            setMissing(false)
          }}
          error={missing ? t('fields.REQUIRED') : undefined}
        />
        <TextArea
          label={t('decisions.comment')}
          optional
          rows={3}
          maxLength={500}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Stack>
    </Dialog>
  )
}

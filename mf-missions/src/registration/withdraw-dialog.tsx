import { memberWithdrawalReasons, type MemberWithdrawalReason } from '@ensemble/contracts/enumerations'
import { type Mission } from '@ensemble/contracts/missions/http'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, RadioGroup, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useOnce } from '../actions/use-once.ts'
import { useMissionsUnregisterMutation } from '../api/missions-api.ts'

interface WithdrawDialogProps {
  mission: Mission
  open: boolean
  onClose: () => void
}

/** Asks for one plain reason and names what follows; no detail is asked of anybody. */
export function WithdrawDialog({ mission, open, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [withdraw, { isLoading }] = useMissionsUnregisterMutation()
  const [reasonCode, setReason] = useState<MemberWithdrawalReason | null>(null)
  const [missing, setMissing] = useState(false)

  const confirm = useOnce(async () => {
    if (!reasonCode) return setMissing(true)
    const answer = await withdraw({ params: { missionId: mission.id }, body: { reasonCode } })
    if (answer.error) return
    toast(t('withdraw.done'))
    onClose()
  })

  return (
    <Dialog
      open={open}
      title={t('withdraw.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            {t('withdraw.stay')}
          </Button>
          <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
            {t('withdraw.confirm')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t('withdraw.consequence')}</Text>
        <RadioGroup
          legend={t('withdraw.reason')}
          options={memberWithdrawalReasons.map((value) => ({ value, label: t(`withdrawals.${value}`) }))}
          value={reasonCode}
          onChange={(value) => {
            setReason(value)
            setMissing(false)
          }}
          error={missing ? t('fields.REQUIRED') : undefined}
        />
      </Stack>
    </Dialog>
  )
}

import { memberWithdrawalReasons, type MemberWithdrawalReason } from '@ensemble/contracts/enumerations'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, RadioGroup, SendDialog, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsWithdrawForMutation } from '../../api/telephone-api.ts'

interface WithdrawForDialogProps {
  missionId: string
  person: { userId: string; name: string }
  onClose: () => void
}

/** Illness is never asked about by telephone. */
const reasons = memberWithdrawalReasons.filter((reason) => reason !== 'health_reasons')

/** Notes that somebody who calls withdraws: their own act, which leaves the way back open. */
export function WithdrawForDialog({ missionId, person, onClose }: WithdrawForDialogProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { send, sending, failure } = useSend(useMissionsWithdrawForMutation()[0])
  const [reasonCode, setReason] = useState<MemberWithdrawalReason>('not_available')

  async function confirm() {
    const noted = await send({ params: { missionId }, body: { userId: person.userId, reasonCode } })
    if (!noted) return
    toast(t('telephone.withdrawn', { name: person.name }))
    onClose()
  }

  return (
    <SendDialog
      title={t('telephone.withdrawTitle', { name: person.name })}
      sending={sending}
      failure={failure}
      onClose={onClose}
      leave={{ autoFocus: true }}
      actions={
        <Button variant="danger" loading={sending} onClick={() => void confirm()}>
          {t('telephone.noteWithdrawal')}
        </Button>
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t('telephone.withdrawConsequence')}</Text>
        <RadioGroup
          legend={t('telephone.withdrawReason')}
          options={reasons.map((value) => ({ value, label: t(`withdrawals.${value}`) }))}
          value={reasonCode}
          onChange={setReason}
        />
      </Stack>
    </SendDialog>
  )
}

import { memberWithdrawalReasons, type MemberWithdrawalReason } from '@ensemble/contracts/enumerations'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, RadioGroup, SendStatus, Stack, Text } from '@ensemble/ui'
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
    <Dialog
      open
      title={t('telephone.withdrawTitle', { name: person.name })}
      onClose={onClose}
      status={<SendStatus sending={sending} failure={failure} />}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            {t('register.cancel')}
          </Button>
          <Button variant="danger" loading={sending} onClick={() => void confirm()}>
            {t('telephone.noteWithdrawal')}
          </Button>
        </>
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
    </Dialog>
  )
}

import { partOf } from '@ensemble/contracts/missions/part-of'
import type { Mission } from '@ensemble/contracts/missions/http'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, ConfirmDialog } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsTakeBackAnswersMutation } from '../../api/questionnaire-api.ts'

interface TakeBackProps {
  mission: Mission
  onTakenBack: () => Promise<void>
}

/** The way to have one's answers erased, asked once more: who was refused since cannot answer anew. */
export function TakeBack({ mission, onTakenBack }: TakeBackProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { send, sending, failure, clear } = useSend(useMissionsTakeBackAnswersMutation()[0])
  const mine = mission.myParticipation
  const again = mine !== null && partOf(mine) === 'validated'

  async function takeBack() {
    if (!(await send({ params: { missionId: mission.id }, body: {} }))) return
    toast(t('questionnaire.takenBack'))
    setAsking(false)
    await onTakenBack()
  }

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('questionnaire.takeBack')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('questionnaire.takeBackTitle')}
        consequence={t(again ? 'questionnaire.takeBackConsequence' : 'questionnaire.takeBackForGood')}
        confirmLabel={t('questionnaire.takeBack')}
        danger
        busy={sending}
        failure={failure}
        onConfirm={() => void takeBack()}
        onCancel={() => {
          clear()
          setAsking(false)
        }}
      />
    </>
  )
}

import type { Mission, Participant } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Notice, Text } from '@ensemble/ui'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { PrintDialog } from './print-dialog.tsx'

interface DoneStepProps {
  mission: Mission
  participant: Participant
  name: string
  byTelephone: boolean
  onClose: () => void
}

/** What the yes came to, and the sheet of paper that goes to the person. */
export function DoneStep({ mission, participant, name, byTelephone, onClose }: DoneStepProps) {
  const { t } = useTranslation('mf-missions')
  const part = partOf(participant)
  return (
    <PrintDialog
      mission={mission}
      person={{ ...participant, name, byTelephone }}
      title={t('telephone.doneTitle', { name })}
      onClose={onClose}
    >
      <Notice severity="success" announce>
        {t(`state.${part}`, { rank: participant.waitlistPosition ?? 0 })}
      </Notice>
      <Text>{t(byTelephone ? 'telephone.printIt' : 'telephone.mailed')}</Text>
    </PrintDialog>
  )
}

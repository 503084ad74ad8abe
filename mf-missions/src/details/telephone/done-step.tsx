import type { Mission, Participant } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, Notice, Stack, Text } from '@ensemble/ui'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { PrintForPerson } from './print-for-person.tsx'

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
    <Dialog
      open
      title={t('telephone.doneTitle', { name })}
      onClose={onClose}
      actions={
        <Button variant={byTelephone ? 'secondary' : 'primary'} onClick={onClose}>
          {t('shared.close')}
        </Button>
      }
    >
      <Stack sx={{ gap: '20px', alignItems: 'flex-start' }}>
        <Notice severity="success" announce>
          {t(`state.${part}`, { rank: participant.waitlistPosition ?? 0 })}
        </Notice>
        <Text>{t(byTelephone ? 'telephone.printIt' : 'telephone.mailed')}</Text>
        <PrintForPerson mission={mission} person={{ ...participant, name, byTelephone }} />
      </Stack>
    </Dialog>
  )
}

import { officeOf } from '@ensemble/contracts/departments'
import type { Mission, Participant } from '@ensemble/contracts/missions/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, Stack, Text } from '@ensemble/ui'
import { partOf } from '@ensemble/contracts/missions/part-of'
import { MissionSheet } from './mission-sheet.tsx'

/** The code of a person's account, as it was told once. */
export interface Letter {
  code: string
  expiresAt: string
}

interface PersonSheetProps {
  mission: Mission
  person: Parameters<typeof partOf>[0] & Pick<Participant, 'waitlistPosition'> & { name: string }
  /** null for who has an address, and gets mails. */
  letter: Letter | null
  onDone: () => void
}

/** The sheet of a mission for one person: where they stand, whom to call, and how to take over their account. */
export function PersonSheet({ mission, person, letter, onDone }: PersonSheetProps) {
  const { t } = useTranslation('mf-missions')
  const dates = useDates({ complete: true })
  const page = `${window.location.origin}/claim_account`
  return (
    <MissionSheet
      mission={mission}
      onDone={onDone}
      head={
        <Stack sx={{ gap: '4px' }}>
          <Text size="large">{t('telephone.sheetFor', { name: person.name })}</Text>
          <Text size="large" weight="medium">
            {t(`state.${partOf(person)}`, { rank: person.waitlistPosition ?? 0 })}
          </Text>
          <Text>{t('telephone.sheetCall', { contact: officeOf(mission.departmentCode).phone })}</Text>
        </Stack>
      }
      foot={
        letter ? (
          <Box sx={{ border: '1px solid currentColor', padding: '16px', marginTop: '24px', breakInside: 'avoid' }}>
            <Heading level={2} size="s">
              {t('telephone.letterTitle')}
            </Heading>
            <Text>{t('telephone.letterText')}</Text>
            <Text weight="medium">{t('telephone.letterPage', { page })}</Text>
            <Text size="large" weight="medium">
              {t('telephone.letterCode', { code: letter.code })}
            </Text>
            <Text>{t('telephone.letterUntil', { day: dates.day(letter.expiresAt) })}</Text>
            <Text size="small">{t('telephone.letterKept')}</Text>
          </Box>
        ) : null
      }
    />
  )
}

import { officeOf } from '@ensemble/contracts/departments'
import type { Mission } from '@ensemble/contracts/missions/http'
import { ofName, typeset } from '@ensemble/contracts/typography'
import { useTranslation } from '@ensemble/mf-kit'
import { Heading, PaperTable, PrintSheet, Text } from '@ensemble/ui'
import { useMissionWords } from '../cards/use-mission-words.ts'
import { addressOf } from '../cards/address-of.ts'
import { usePaperDates } from './use-paper-dates.tsx'

interface ProgrammeSheetProps {
  name: string
  missions: readonly Mission[]
  onDone: () => void
}

/** Where to go, and the address of the meeting: who may come or join from home needs both. */
function placeOf(mission: Mission): string {
  return [addressOf(mission), mission.meetingUrl].filter(Boolean).join(' · ')
}

/** The dates that somebody has promised to come to, the next one first: when, what, where, whom to call. */
export function ProgrammeSheet({ name, missions, onDone }: ProgrammeSheetProps) {
  const { t } = useTranslation('mf-missions')
  const dates = usePaperDates()
  const words = useMissionWords()
  const title = t('paper.programme', { name, ofName: ofName(name) })
  return (
    <PrintSheet title={title} onDone={onDone}>
      <Heading level={1}>{title}</Heading>
      <Text tone="second">{t('paper.asOf', { day: dates.today })}</Text>
      <PaperTable
        columns={[
          { id: 'date', label: t('paper.date'), share: 24 },
          { id: 'mission', label: t('columns.title'), share: 26 },
          { id: 'where', label: t('details.where'), share: 28 },
          { id: 'contact', label: t('paper.contact'), share: 22 },
        ]}
        rows={missions.map((mission) => ({
          id: mission.id,
          cells: [
            dates.when(mission),
            typeset(mission.title, 'fr'),
            placeOf(mission) || words.where(mission),
            [mission.contactName, officeOf(mission.departmentCode).phone].filter(Boolean).join(' · '),
          ],
        }))}
      />
    </PrintSheet>
  )
}

import { useState } from 'react'
import { departments } from '@ensemble/contracts/departments'
import { ofName } from '@ensemble/contracts/typography'
import { effortTime } from '@ensemble/contracts/missions/effort-words'
import type { MissionCard } from '@ensemble/contracts/missions/http'
import { useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, Heading, PaperTable, PrintSheet, Stack, Text } from '@ensemble/ui'
import { useMissionWords } from '../cards/use-mission-words.ts'
import { hoursOf } from './hours-of.ts'

type Attended = Pick<MissionCard, 'id' | 'title' | 'startAt' | 'endAt' | 'effort' | 'departmentCode'>

export interface Attestation {
  name: string
  /** Whose committee signs; null: the league. */
  departmentCode: string | null
  /** Where the team noted the person as present. */
  missions: readonly Attended[]
}

/** One page for each person: where they took part by the attendance that teams noted, with room for the committee to sign. */
export function AttestationSheet({ people, onDone }: { people: readonly Attestation[]; onDone: () => void }) {
  const { t } = useTranslation('mf-missions')
  const [first] = people
  const title = t('paper.attestation')
  return (
    <PrintSheet title={people.length === 1 && first ? `${title} - ${first.name}` : title} onDone={onDone}>
      {people.map((person, index) => (
        <Box key={`${index} ${person.name}`} sx={index > 0 ? { breakBefore: 'page' } : undefined}>
          <OnePerson {...person} />
        </Box>
      ))}
    </PrintSheet>
  )
}

function OnePerson({ name, departmentCode, missions }: Attestation) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const dates = useDates({ complete: true })
  const [today] = useState(() => dates.day(new Date()))
  const words = useMissionWords({ complete: true })
  const committee = departments.find(({ code }) => code === departmentCode)?.committeeName
  const person = { name, ofName: ofName(name) }
  const hours = missions.flatMap((mission) => hoursOf(mission) ?? [])
  const inHours = (value: number) => effortTime(value, language)
  return (
    <Stack sx={{ gap: '24px' }}>
      <Heading level={1}>{t('paper.attestation')}</Heading>
      <Text size="large">
        {committee ? t('paper.attests', { ...person, committee }) : t('paper.attestsLeague', person)}
      </Text>
      <PaperTable
        columns={[
          { id: 'mission', label: t('columns.title'), share: 45 },
          { id: 'date', label: t('paper.date'), share: 35 },
          { id: 'hours', label: t('paper.hours'), share: 20 },
        ]}
        rows={missions.map((mission) => {
          const known = hoursOf(mission)
          return {
            id: mission.id,
            cells: [mission.title, words.when(mission), known === null ? words.effort(mission) : inHours(known)],
          }
        })}
      />
      {hours.length > 1 ? (
        <Text weight="medium">{t('paper.sum', { hours: inHours(hours.reduce((sum, each) => sum + each, 0)) })}</Text>
      ) : null}
      <Text>{t('paper.noted')}</Text>
      <Stack sx={{ gap: '16px', breakInside: 'avoid', marginTop: '24px' }}>
        <Text>{t('paper.madeAt', { day: today })}</Text>
        <Text>{t('paper.signer', { committee: committee ?? t('paper.league') })}</Text>
        <Box sx={{ height: '30mm' }} />
        <Text size="small">{t('paper.needsSignature')}</Text>
      </Stack>
    </Stack>
  )
}

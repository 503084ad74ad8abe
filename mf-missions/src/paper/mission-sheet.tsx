import { departments, officeOf } from '@ensemble/contracts/departments'
import type { Mission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { useTranslation } from '@ensemble/mf-kit'
import { Heading, PaperFacts, PrintSheet, RichText, Text } from '@ensemble/ui'
import type { ReactNode } from 'react'
import { useMissionWords } from '../cards/use-mission-words.ts'
import { comfortsOf } from '../sections/energy-card.tsx'
import { addressOf } from '../cards/address-of.ts'
import { usePaperDates } from './use-paper-dates.tsx'

interface MissionSheetProps {
  mission: Mission
  /** For one person: above what it takes to come, and below everything. */
  head?: ReactNode
  foot?: ReactNode
  onDone: () => void
}

/** A mission on paper, for the way there: what it takes to come first, then what it is about. */
export function MissionSheet({ mission, head, foot, onDone }: MissionSheetProps) {
  const { t } = useTranslation('mf-missions')
  const words = useMissionWords()
  const dates = usePaperDates()
  const committee = departments.find(({ code }) => code === mission.departmentCode)
  const { energy, prerequisites } = mission
  const conditions = comfortsOf(mission).filter((name) => energy[name])
  const { phone, contactEmail } = officeOf(mission.departmentCode)
  const contact = [mission.contactName, committee?.committeeName, phone, contactEmail]
  const facts = [
    { id: 'when', label: t('details.when'), value: dates.when(mission) },
    { id: 'where', label: t('details.where'), value: words.address(mission) },
    { id: 'meeting', label: t('details.meeting'), value: mission.meetingUrl },
    { id: 'access', label: t('details.access'), value: mission.accessNote },
    { id: 'travel', label: t('paper.travel'), value: addressOf(mission) && energy.travelNote },
    { id: 'known', label: t('paper.toKnow'), value: prerequisites.join(' · ') },
    { id: 'effort', label: t('details.effort'), value: words.effort(mission) },
    {
      id: 'energy',
      label: t('energy.title'),
      value: [words.energy(mission), ...conditions.map((name) => t(`energy.${name}`))].join(' · '),
    },
    { id: 'costs', label: t('details.costs'), value: costs() },
    { id: 'contact', label: t('paper.contact'), value: contact.filter(Boolean).join(' · ') },
  ]

  function costs() {
    return [t(mission.expensesCovered ? 'details.covered' : 'details.notCovered'), mission.expensesNote]
      .filter(Boolean)
      .join(' ')
  }

  const title = typeset(mission.title, 'fr')
  return (
    <PrintSheet title={title} onDone={onDone}>
      <Heading level={1}>{title}</Heading>
      <Text>{words.proposedBy(mission)}</Text>
      {head}
      <PaperFacts facts={facts.filter(({ value }) => Boolean(value))} />
      {mission.practicalInfo ? (
        <>
          <Heading level={2} size="s">
            {t('details.practical')}
          </Heading>
          <Text>{mission.practicalInfo}</Text>
        </>
      ) : null}
      <Heading level={2} size="s">
        {t('details.about')}
      </Heading>
      <RichText html={mission.description} />
      {foot}
    </PrintSheet>
  )
}

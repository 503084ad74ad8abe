import { imageSources } from '@ensemble/contracts/articles/images'
import { type Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { CardCover, Heading, RichText, Stack, Text, token } from '@ensemble/ui'
import { type ReactNode, useId } from 'react'
import { EnergyCard } from './energy-card.tsx'
import { MissionTeam } from './mission-team.tsx'
import { PracticalFacts } from './practical-facts.tsx'
import { SoughtProfile } from './sought-profile.tsx'

/** What there is to know of a mission, in the order in which people ask. */
export function MissionSections({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const { expensesCovered, expensesNote } = mission
  return (
    <Stack sx={{ gap: '32px', minWidth: 0 }}>
      {mission.coverKey ? (
        <Stack sx={{ borderRadius: token('radius-card'), overflow: 'hidden' }}>
          <CardCover
            {...imageSources(mission.coverKey)}
            sizes="(max-width: 1120px) 100vw, 1120px"
            alt={mission.coverAlt ?? ''}
            ratio={21 / 9}
            loading="eager"
          />
        </Stack>
      ) : null}
      <Section title={t('details.about')}>
        <Text size="large">{mission.summary}</Text>
        <RichText html={mission.description} />
        {mission.objectives ? <Text>{t('details.objectives', { text: mission.objectives })}</Text> : null}
      </Section>
      <Section title={t('details.practical')}>
        <PracticalFacts mission={mission} />
        {mission.practicalInfo ? <Text>{mission.practicalInfo}</Text> : null}
      </Section>
      <Section title={t('energy.title')}>
        <EnergyCard mission={mission} />
      </Section>
      <Section title={t('details.sought')}>
        <SoughtProfile mission={mission} />
      </Section>
      <Section title={t('details.team')}>
        <MissionTeam mission={mission} />
      </Section>
      <Section title={t('details.costs')}>
        <Text>{expensesCovered ? t('details.covered') : t('details.notCovered')}</Text>
        {expensesNote ? <Text>{expensesNote}</Text> : null}
      </Section>
      <Section title={t('details.access')}>
        <Text>
          {mission.accessNote ?? t(mission.mode === 'remote' ? 'details.accessRemote' : 'details.accessUnknown')}
        </Text>
      </Section>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: '12px' }}>
      <Heading level={2} size="s" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

import { imageSources } from '@ensemble/contracts/articles/images'
import type { Mission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, CardCover, Chip, Folded, Heading, RichText, Stack, Text, token } from '@ensemble/ui'
import { type ReactNode, useId } from 'react'
import { useWrittenLang, WithWritten } from '../cards/mission-title.tsx'
import { EnergyCard } from './energy-card.tsx'
import { MissionTeam } from './mission-team.tsx'
import { SoughtProfile } from './sought-profile.tsx'

/** What there is to know of a mission, in the order in which people ask. */
export function MissionSections({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const lang = useWrittenLang()
  const { objectives } = mission
  return (
    <Stack sx={{ gap: '32px', minWidth: 0 }}>
      <Section title={t('details.about')}>
        <Stack direction="row" sx={{ gap: '24px' }}>
          <Stack sx={{ gap: '12px', flex: 1, minWidth: 0 }}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '8px' }}>
              <Chip label={t(`types.${mission.type}`)} />
              {mission.domains.map((domain) => (
                <Chip key={domain} label={t(`domains.${domain}`)} />
              ))}
              <Chip label={t(`scopes.${mission.scope}`)} />
            </Stack>
            <Text size="large" lang={lang}>
              {typeset(mission.summary, 'fr')}
            </Text>
          </Stack>
          {mission.coverKey ? (
            <Box sx={drawing} lang={lang}>
              <CardCover {...imageSources(mission.coverKey)} sizes="213px" alt={mission.coverAlt ?? ''} />
            </Box>
          ) : null}
        </Stack>
        <Folded label={t('details.readOn')}>
          <Stack sx={{ gap: '12px' }}>
            <RichText html={mission.description} lang={lang} />
            {objectives ? (
              <Text>
                <WithWritten sentence={t('details.objectives', { text: objectives })} words={objectives} />
              </Text>
            ) : null}
          </Stack>
        </Folded>
      </Section>
      {mission.practicalInfo ? (
        <Section title={t('details.practical')}>
          <Text lang={lang}>{mission.practicalInfo}</Text>
        </Section>
      ) : null}
      <Section title={t('energy.title')}>
        <EnergyCard mission={mission} />
      </Section>
      <Folded label={t('details.seeRest')}>
        <Rest mission={mission} />
      </Folded>
    </Stack>
  )
}

/** Whom the mission looks for, who runs it, what it costs and how to get there. */
function Rest({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const lang = useWrittenLang()
  const { expensesCovered, expensesNote, accessNote } = mission
  return (
    <Stack sx={{ gap: '32px' }}>
      <Section title={t('details.sought')}>
        <SoughtProfile mission={mission} />
      </Section>
      <Section title={t('details.team')}>
        <MissionTeam mission={mission} />
      </Section>
      <Section title={t('details.costs')}>
        <Text>{expensesCovered ? t('details.covered') : t('details.notCovered')}</Text>
        {expensesNote ? <Text lang={lang}>{expensesNote}</Text> : null}
      </Section>
      <Section title={t('details.access')}>
        <Text lang={accessNote ? lang : undefined}>
          {accessNote ?? t(mission.mode === 'remote' ? 'details.accessRemote' : 'details.accessUnknown')}
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

// The whole drawing beside the words: a band across the page cuts its people in two. A phone has no room for it.
const drawing = {
  display: { xs: 'none', md: 'block' },
  flex: 'none',
  width: '213px',
  height: '120px',
  borderRadius: token('radius-card'),
  overflow: 'hidden',
}

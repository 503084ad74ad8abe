import type { OpenMissions as Known } from '@ensemble/contracts/missions/open-missions'
import { zoneOf } from '@ensemble/contracts/zones'
import { formatPeriod, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, Card, CardTitle, Text, token } from '@ensemble/ui'
import { type ShownMissions, useServices } from '../../platform/services.ts'
import { useShellOpenMissionsQuery } from './landing-api.ts'
import { Section } from './section.tsx'

const figures = ['open', 'remote', 'departments'] as const

/**
 * Real missions, and how many there are. They come with the page; where the application has come here from another page,
 * they are asked for. Nothing where nobody can say.
 */
export function OpenMissions() {
  const { t } = useTranslation()
  // Missions are written in French.
  const foreign = useLanguage() === 'fr' ? undefined : 'fr'
  const inWords = useInWords()
  const inPage = useServices().openMissions(inWords)
  const { data } = useShellOpenMissionsQuery(undefined, { skip: inPage !== null })
  const shown = inPage ?? (data ? inWords(data) : null)
  if (!shown || shown.missions.length === 0) return null
  return (
    <Section title={t('landing.openTitle')} data-open-missions="">
      <Box component="dl" sx={figureStyles}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`landing.open.${figure}`)}</dt>
            <dd>{shown[figure]}</dd>
          </div>
        ))}
      </Box>
      <Box component="ul" role="list" sx={cardStyles}>
        {shown.missions.map(({ title, summary, when, where }) => (
          <li key={title} data-open-mission="">
            <Card>
              <CardTitle>
                <span lang={foreign}>{title}</span>
              </CardTitle>
              <Box sx={whenStyles}>
                {/* A browser may write a date with other spaces than the server. */}
                <p suppressHydrationWarning>{when}</p>
                <p>{where}</p>
              </Box>
              <Text tone="second" lang={foreign}>
                {summary}
              </Text>
            </Card>
          </li>
        ))}
      </Box>
      <Text>{t('landing.openMore')}</Text>
    </Section>
  )
}

function useInWords(): (known: Known) => ShownMissions {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ missions, open, remote, departments }) => ({
    missions: missions.map(({ title, summary, city, startAt, endAt, departmentCode = null }) => ({
      title,
      summary,
      when: formatPeriod(startAt, endAt, { language, timeZone: zoneOf(departmentCode) }),
      where: city ?? t('landing.open.at_a_distance'),
    })),
    open: open.toLocaleString(language),
    remote: remote.toLocaleString(language),
    departments: departments.toLocaleString(language),
  })
}

const figureStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  // All three in one row of a phone.
  gap: '8px 24px',
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { color: token('text-second'), fontSize: token('font-small') },
  '& dd': { fontSize: token('font-title-l'), fontWeight: 600, lineHeight: 1.2 },
}

const cardStyles = {
  display: 'grid',
  gap: '24px',
  // Three stand in one row from a tablet on: one alone below two looks forgotten.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  listStyle: 'none',
  padding: 0,
  '& > li': { display: 'grid', minWidth: 0 },
}

const whenStyles = { fontWeight: 500, '& > p::first-letter': { textTransform: 'uppercase' } }

import type { VisitFigures } from '@ensemble/contracts/deliveries'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Box, StatusChip } from '@ensemble/ui'
import { visitWords } from './delivery-words.ts'
import { servicesTexts } from './services-texts.ts'

/** How each page of a version comes to browsers; a canary's that is surely slower is marked. */
export function VisitLines({ visits }: { visits: readonly VisitFigures[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Box component="ul" role="list" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' }}>
      {visits.map((figures) => (
        <Box component="li" key={figures.route} sx={{ overflowWrap: 'anywhere' }}>
          <strong>{figures.route}</strong>{' '}
          {figures.failed ? <StatusChip tone="refused" label={servicesTexts[language].failed(figures.failed)} /> : null}{' '}
          {figures.slower ? <StatusChip tone="waiting" label={t('deliveries.visits.slower')} /> : null}
          <br />
          {visitWords(t, figures, language)}
        </Box>
      ))}
    </Box>
  )
}

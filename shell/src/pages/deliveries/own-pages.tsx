import type { ShellFigures } from '@ensemble/contracts/deliveries'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Card, Facts, Heading, Text } from '@ensemble/ui'
import { useId } from 'react'
import { Version } from './live-remote.tsx'
import { servicesTexts } from './services-texts.ts'
import { VisitLines } from './visit-lines.tsx'

/** The shell's own pages, which no team delivers: its build, and how each of them comes to browsers. */
export function OwnPages({ figures: { version, visits } }: { figures: ShellFigures }) {
  const { t } = useTranslation()
  const words = servicesTexts[useLanguage()]
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Heading level={3} size="s" id={titleId}>
        {words.ownPages}
      </Heading>
      <Facts
        facts={[
          { id: 'version', label: t('deliveries.facts.version'), value: <Version id={version} /> },
          {
            id: 'visits',
            label: t('deliveries.facts.visits'),
            value: visits.length > 0 ? <VisitLines visits={visits} /> : words.noVisits,
          },
        ]}
      />
      <Text tone="second" size="small">
        {words.untouched}
      </Text>
    </Card>
  )
}

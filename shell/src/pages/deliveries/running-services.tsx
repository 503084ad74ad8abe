import type { RunningService } from '@ensemble/contracts/deliveries'
import { useLanguage } from '@ensemble/mf-kit'
import { Card, Facts, Heading, StatusChip, Text } from '@ensemble/ui'
import { useId } from 'react'
import { servicesTexts } from './services-texts.ts'

const tones = { up: 'confirmed', not_ready: 'waiting', down: 'refused' } as const

/** Which services run behind the pages, and which release of each. */
export function RunningServices({ services }: { services: readonly RunningService[] }) {
  const words = servicesTexts[useLanguage()]
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Heading level={2} size="s" id={titleId}>
        {words.heading}
      </Heading>
      <Facts
        facts={services.map(({ name, state, release }) => ({
          id: name,
          label: name,
          value: (
            <>
              <StatusChip tone={tones[state]} label={words.states[state]} />
              {release === undefined ? null : <Text size="small">{words.release(release)}</Text>}
            </>
          ),
        }))}
      />
    </Card>
  )
}

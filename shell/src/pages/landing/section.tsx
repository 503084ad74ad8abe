import { Heading, Stack } from '@ensemble/ui'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  children: ReactNode
  id?: string
  /** For the gateway to find: what it fills. */
  'data-open-missions'?: ''
}

/** One part of the start page under its title. */
export function Section({ title, children, ...rest }: SectionProps) {
  const titleId = useId()
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={3} sx={{ pt: 4 }} {...rest}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

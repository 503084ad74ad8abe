import { Heading, Stack } from '@ensemble/ui'
import { type ReactNode, useId } from 'react'

/** One part of the start page under its title. */
export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Stack component="section" aria-labelledby={titleId} id={id} spacing={3} sx={{ pt: 4 }}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

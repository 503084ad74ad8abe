import { type ReactNode, useId } from 'react'
import { Box, Heading, Stack } from '../src/index.ts'

/** One part of the gallery, with its own address (`#boutons`) so that a check may look at it alone. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ scrollMarginTop: 112 }}>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      <Stack spacing={4} sx={{ pt: 3 }}>
        {children}
      </Stack>
    </Box>
  )
}

/** One state of a component, named. */
export function Example({ name, children, row = false }: { name: string; children: ReactNode; row?: boolean }) {
  const id = useId()
  return (
    <Stack spacing={1.5} role="group" aria-labelledby={id}>
      <Heading level={3} size="s" id={id}>
        {name}
      </Heading>
      {row ? (
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {children}
        </Stack>
      ) : (
        <div>{children}</div>
      )}
    </Stack>
  )
}

import { type ReactNode, useId } from 'react'
import Stack from '@mui/material/Stack'
import { ErrorState } from '../feedback/error-state.tsx'
import { ListSkeleton } from '../feedback/skeletons.tsx'
import { Heading } from '../typography/heading.tsx'

export interface FiguresSectionProps {
  title: string
  loading: boolean
  /** Why there are no figures, and another try. */
  failure: { title: string; text: string; retrying: boolean; onRetry: () => void } | null
  children: ReactNode
}

/** A part of a dashboard: its title, and its figures or why there are none. */
export function FiguresSection({ title, loading, failure, children }: FiguresSectionProps) {
  const titleId = useId()
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={3} sx={{ pt: 1 }}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {failure ? <ErrorState headingLevel={3} {...failure} /> : null}
      {loading && !failure ? <ListSkeleton rows={2} rowHeight={120} /> : null}
      {loading || failure ? null : children}
    </Stack>
  )
}

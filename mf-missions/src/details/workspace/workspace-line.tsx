import { type CalendarIcon, Stack } from '@ensemble/ui'
import type { ReactNode } from 'react'

interface WorkspaceLineProps {
  Icon: typeof CalendarIcon
  children: ReactNode
}

/** One thing of a workspace: its sign, and beside it what it is. */
export function WorkspaceLine({ Icon, children }: WorkspaceLineProps) {
  return (
    <Stack direction="row" sx={styles}>
      <Icon size={20} aria-hidden />
      <Stack sx={{ gap: '2px', minWidth: 0, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>{children}</Stack>
    </Stack>
  )
}

const styles = { gap: '12px', minWidth: 0, alignItems: 'flex-start', '& svg': { flex: 'none', marginTop: '2px' } }

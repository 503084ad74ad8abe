import { useTranslation } from '@ensemble/mf-kit'
import { Box, token } from '@ensemble/ui'
import type { ReactNode } from 'react'

interface FoldedGroupProps {
  name: string
  /** How many of its values are chosen. */
  count: number
  children: ReactNode
}

/** A group of questions that opens when somebody wants it to. */
export function FoldedGroup({ name, count, children }: FoldedGroupProps) {
  const { t } = useTranslation('mf-users')
  return (
    <Box component="details" sx={{ borderBottom: `1px solid ${token('line')}` }}>
      <Box component="summary" sx={{ minHeight: '44px', padding: '10px 0', cursor: 'pointer', fontWeight: 500 }}>
        {count > 0 ? t('own.groupWithCount', { name, count }) : name}
      </Box>
      <Box sx={{ paddingBottom: '12px' }}>{children}</Box>
    </Box>
  )
}

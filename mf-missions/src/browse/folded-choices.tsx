import { useTranslation } from '@ensemble/mf-kit'
import { Box, Stack, token } from '@ensemble/ui'
import { type ReactNode, useState } from 'react'

interface FoldedChoicesProps {
  /** How many of them are chosen; they are open from the start where there are any. */
  chosen: number
  children: ReactNode
}

/** What few people choose by: there when it is wanted, and no longer way to the end for everybody else. */
export function FoldedChoices({ chosen, children }: FoldedChoicesProps) {
  const { t } = useTranslation('mf-missions')
  const [open, setOpen] = useState(chosen > 0)
  return (
    <Box component="details" open={open} onToggle={(event) => setOpen(event.currentTarget.open)} sx={styles}>
      <summary>{chosen > 0 ? t('browse.moreChosen', { count: chosen }) : t('browse.more')}</summary>
      <Stack sx={{ gap: '16px', paddingTop: '8px' }}>{children}</Stack>
    </Box>
  )
}

const styles = {
  borderBlock: `1px solid ${token('line')}`,
  '& > summary': { minHeight: token('target'), paddingBlock: '10px', cursor: 'pointer', fontWeight: 500 },
  '&[open]': { paddingBottom: '16px' },
}

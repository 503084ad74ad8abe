import type { LoggedMove } from '@ensemble/contracts/deliveries'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { moverWords, moveWords } from './delivery-words.ts'

/** Rows that are shown before somebody asks for more. */
const firstRows = 20

/** Every move, the newest first: what, when, who and why. */
export function MoveList({ moves, labelledBy }: { moves: readonly LoggedMove[]; labelledBy: string }) {
  const { t } = useTranslation()
  const dates = useDates()
  const [rows, setRows] = useState(firstRows)
  return (
    <>
      <Stack
        component="ul"
        role="list"
        aria-labelledby={labelledBy}
        sx={{ gap: '12px', listStyle: 'none', padding: 0, margin: 0 }}
      >
        {moves.slice(0, rows).map((move) => (
          <Box
            component="li"
            key={`${move.remote} ${move.at} ${move.revision ?? ''}`}
            sx={{ overflowWrap: 'anywhere' }}
          >
            <Text>{moveWords(t, move)}</Text>
            <Text tone="second" size="small">
              <time dateTime={move.at}>{dates.dayAndTime(move.at)}</time>, {moverWords(t, move.by)}
              {move.confirmedBy ? ` · ${t('deliveries.confirmed')}` : ''}
              {move.failures ? ` · ${t('deliveries.because', { ...move.failures })}` : ''}
              {move.reason ? ` · ${t('deliveries.reason', { reason: move.reason })}` : ''}
            </Text>
          </Box>
        ))}
      </Stack>
      {moves.length > rows ? (
        <Button variant="quiet" onClick={() => setRows(rows + firstRows)}>
          {t('deliveries.more')}
        </Button>
      ) : null}
    </>
  )
}

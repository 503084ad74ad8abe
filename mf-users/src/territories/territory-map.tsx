import { useTranslation } from '@ensemble/mf-kit'
import { Box, Stack, Text, token } from '@ensemble/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Territory } from './territory.ts'
import { nextTile, type Tile, tiles } from './tiles.ts'
import { useTerritoryWords } from './use-territory-words.ts'

interface TerritoryMapProps {
  all: readonly Territory[]
  /** Those that the filters leave; the others stay in their place, faint. */
  matching: readonly Territory[]
  onOpen: (code: string) => void
}

/** Grounds by the number of gaps; the number itself stands in the square, so that no colour has to be told apart. */
const grounds = [token('green-50'), token('yellow-50'), token('orange-50'), token('red-50')] as const
const lines = [token('green-500'), token('yellow-500'), token('orange-500'), token('red-500')] as const

/** The departments as squares in their places. One stop for Tab; arrows lead from square to square. */
export function TerritoryMap({ all, matching, onOpen }: TerritoryMapProps) {
  const { t } = useTranslation('mf-users')
  const words = useTerritoryWords()
  const root = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(tiles[0]?.code)
  const columns = Math.max(...tiles.map(({ column }) => column)) + 1

  function onKeyDown(event: KeyboardEvent) {
    const from = tiles.find(({ code }) => code === current)
    const next = from ? nextTile(from, event.key) : null
    if (!next) return
    event.preventDefault()
    root.current?.querySelector<HTMLElement>(`[data-code="${next.code}"]`)?.focus()
  }

  function square({ code, row, column }: Tile) {
    const territory = all.find(({ department }) => department.code === code)
    if (!territory) return null
    const level = Math.min(territory.gaps.length, grounds.length - 1)
    const shown = matching.includes(territory)
    return (
      <Box
        key={code}
        component="button"
        type="button"
        data-code={code}
        aria-label={`${words.nameOf(territory)} – ${words.gapsOf(territory)}`}
        title={`${words.nameOf(territory)} – ${words.gapsOf(territory)}`}
        tabIndex={code === current ? 0 : -1}
        onFocus={() => setCurrent(code)}
        onKeyDown={onKeyDown}
        onClick={() => onOpen(code)}
        sx={{
          ...squareStyles,
          gridRow: row + 1,
          gridColumn: column + 1,
          background: shown ? grounds[level] : token('surface'),
          borderColor: shown ? lines[level] : token('line'),
          color: shown ? token('text') : token('gray-600'),
        }}
      >
        <span>{code}</span>
        <small>{shown && territory.gaps.length > 0 ? territory.gaps.length : ''}</small>
      </Box>
    )
  }

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '24px 48px' }}>
      <Box
        ref={root}
        role="group"
        aria-label={t('territories.map')}
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, 44px)`, gridAutoRows: '44px', gap: '4px' }}
      >
        {tiles.map(square)}
      </Box>
      <Stack spacing={2} sx={{ flex: '1 1 280px' }}>
        <Text size="small">{t('territories.mapHint')}</Text>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', padding: 0 }}>
          {grounds.map((ground, count) => (
            <Stack key={ground} component="li" direction="row" sx={{ alignItems: 'center', gap: '8px' }}>
              <Box sx={{ ...keyStyles, background: ground, borderColor: lines[count] }} aria-hidden>
                {count === 0 ? '' : count === grounds.length - 1 ? `${count}+` : count}
              </Box>
              <Text size="small">
                {t(count === grounds.length - 1 ? 'territories.keyMost' : 'territories.key', { count })}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Stack>
  )
}

const keyStyles = {
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  border: '1px solid',
  borderRadius: token('radius-field'),
  fontSize: token('font-small'),
  fontWeight: 600,
}

const squareStyles = {
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  padding: 0,
  border: '1px solid',
  borderRadius: token('radius-field'),
  font: 'inherit',
  fontSize: token('font-small'),
  lineHeight: 1.2,
  cursor: 'pointer',
  '& small': { fontWeight: 600, fontSize: token('font-small'), minHeight: '1.2em' },
  '&:hover': { borderWidth: '2px' },
}

import { departmentSquares } from '@ensemble/contracts/department-squares'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, SquareMap, Stack, Text, token } from '@ensemble/ui'
import type { Territory } from './territory.ts'
import { useTerritoryWords } from './use-territory-words.ts'

interface TerritoryMapProps {
  all: readonly Territory[]
  /** Those that the filters leave; the others stay in their place, faint. */
  matching: readonly Territory[]
  onOpen: (code: string) => void
}

const levels = [0, 1, 2, 3] as const
/** By the number of gaps. */
const look = [
  { ground: token('green-50'), line: token('green-500') },
  { ground: token('yellow-50'), line: token('yellow-500') },
  { ground: token('orange-50'), line: token('orange-500') },
  { ground: token('red-50'), line: token('red-500') },
]

/** The departments as squares in their places, with what is missing there. */
export function TerritoryMap({ all, matching, onOpen }: TerritoryMapProps) {
  const { t } = useTranslation('mf-users')
  const words = useTerritoryWords()
  const squares = departmentSquares.flatMap((place) => {
    const territory = all.find(({ department }) => department.code === place.code)
    if (!territory) return []
    const gaps = territory.gaps.length
    const shown = matching.includes(territory)
    return [
      {
        ...place,
        name: `${words.nameOf(territory)} – ${words.gapsOf(territory)}`,
        figure: shown && gaps > 0 ? String(gaps) : '',
        level: shown ? (levels[gaps] ?? 3) : null,
      },
    ]
  })
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '24px 48px' }}>
      <SquareMap label={t('territories.map')} squares={squares} look={look} onPress={onOpen} />
      <Stack spacing={2} sx={{ flex: '1 1 280px' }}>
        <Text size="small">{t('territories.mapHint')}</Text>
        <Stack component="ul" role="list" spacing={1} sx={{ listStyle: 'none', padding: 0 }}>
          {levels.map((count) => (
            <Stack key={count} component="li" direction="row" sx={{ alignItems: 'center', gap: '8px' }}>
              <Box sx={{ ...keyStyles, background: look[count]?.ground, borderColor: look[count]?.line }} aria-hidden>
                {count === 0 ? '' : count === 3 ? `${count}+` : count}
              </Box>
              <Text size="small">{t(count === 3 ? 'territories.keyMost' : 'territories.key', { count })}</Text>
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

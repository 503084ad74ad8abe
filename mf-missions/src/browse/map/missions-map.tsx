import { departmentSquares } from '@ensemble/contracts/department-squares'
import { useLanguage, useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, SquareMap, Stack, Text, token } from '@ensemble/ui'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { type BrowseFilters, national } from '../browse-filters.ts'
import type { ChoicesProps } from '../main-choices.tsx'

/** Where there are missions; how many stands in the square. */
const look = [{ ground: token('teal-50'), line: token('teal-500') }]

/** Where the missions of this search are, department by department: a press shows those of one, another all again. */
export default function MissionsMap({ filters, change, counts }: ChoicesProps) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const { user } = useSession()
  const placeName = usePlaceName()
  const countOf = (place: string) => counts.of('departmentCode', place) ?? 0

  function choose(place: string) {
    const chosen: Partial<BrowseFilters> = { department: place === filters.department ? null : place }
    change({ ...chosen, within: null, remoteToo: true })
  }

  function nameOf(code: string) {
    const count = countOf(code)
    const name = t('map.square', { place: placeName(code), missions: t('browse.count', { count }) })
    return code === user?.departmentCode ? t('map.own', { square: name }) : name
  }

  const squares = departmentSquares.map((place) => {
    const count = countOf(place.code)
    return {
      ...place,
      name: nameOf(place.code),
      figure: count > 0 ? count.toLocaleString(language) : '',
      level: count > 0 ? 0 : null,
      chosen: place.code === filters.department,
    } as const
  })
  return (
    <Stack sx={{ gap: '16px' }}>
      <Text size="small">{t('map.hint')}</Text>
      <SquareMap label={t('map.title')} squares={squares} look={look} onPress={choose} />
      {countOf(national) > 0 ? (
        <Button variant="secondary" aria-pressed={filters.department === national} onClick={() => choose(national)}>
          {t('map.square', { place: placeName(null), missions: t('browse.count', { count: countOf(national) }) })}
        </Button>
      ) : null}
    </Stack>
  )
}

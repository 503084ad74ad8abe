import { distances } from '@ensemble/contracts/missions/browse-choices'
import { useTranslation } from '@ensemble/mf-kit'
import { Select } from '@ensemble/ui'
import type { ChoicesProps } from './main-choices.tsx'
import { useChoices } from './use-choices.ts'
import { useReader } from './use-reader.ts'

/** A department and a distance are two ways to say where: one list has both. */
export function PlaceChoice({ filters, change, counts }: ChoicesProps) {
  const { t } = useTranslation('mf-missions')
  const choices = useChoices(counts)
  const { near } = useReader()
  const { within, department } = filters
  const ways =
    near === undefined ? [] : distances.map((km) => ({ value: `${km} km`, label: t('browse.within', { km }) }))

  function choose(value: string) {
    const chosen = distances.find((km) => value === `${km} km`) ?? null
    change({ within: chosen, department: chosen || value === '' ? null : value, remoteToo: true })
  }

  return (
    <Select
      label={t('browse.department')}
      emptyOption={t('browse.everywhere')}
      options={[...ways, ...choices.places()]}
      value={within ? `${within} km` : department}
      onChange={choose}
    />
  )
}

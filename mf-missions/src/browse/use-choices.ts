import { departments } from '@ensemble/contracts/departments'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import type { Choice } from '@ensemble/ui'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { choices } from '../inputs/choices.ts'
import { national } from './browse-filters.ts'
import type { Counts } from './counts.ts'
import type { CountedField } from './list-input.ts'

/** The choices of a filter, each with how many missions it would show once that is known. */
export function useChoices(counts: Counts) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const placeName = usePlaceName()

  function counted(label: string, field: CountedField, value: string): string {
    const count = counts.of(field, value)
    if (count === null) return label
    return t(counts.capped ? 'browse.choiceCapped' : 'browse.choice', {
      label,
      missions: count.toLocaleString(language),
    })
  }

  return {
    counted,
    of: <Value extends string>(
      field: CountedField,
      values: readonly Value[],
      labelOf: (value: Value) => string,
    ): Choice<Value>[] => choices(values, (value) => counted(labelOf(value), field, value)),
    /** A hundred of them: for who asks. */
    places: (): Choice[] => [
      { value: national, label: counted(placeName(null), 'departmentCode', national) },
      ...departments.map(({ code }) => ({ value: code, label: counted(placeName(code), 'departmentCode', code) })),
    ],
  }
}

import { useTranslation } from '@ensemble/mf-kit'
import { type Choice } from '@ensemble/ui'

/** The values of an enumeration with their words: `choices('skills', skills)`. */
export function useChoices() {
  const { t } = useTranslation('mf-users')
  return <Value extends string>(group: string, values: readonly Value[]): Choice<Value>[] =>
    values.map((value) => ({ value, label: t(`${group}.${value}`) }))
}

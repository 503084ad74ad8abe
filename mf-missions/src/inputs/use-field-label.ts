import { useTranslation } from '@ensemble/mf-kit'
import type { frenchForm } from '../translations/fr-form.ts'

type LabelKey = keyof typeof frenchForm.labels
type Dotted<Key> = Key extends `${infer Head}_${infer Rest}` ? `${Head}.${Rest}` : Key

/** Path of a field of the mission form that has a label: `organisation.contactEmail`. */
export type FieldName = Dotted<LabelKey>

/** The label of a field by its path, `form.labels.organisation_contactEmail` for the one above; null where it has none. */
export function useFieldLabel(): (path: string) => string | null {
  const { t, i18n } = useTranslation('mf-missions')
  const isLabelled = (key: string): key is LabelKey => i18n.exists(`form.labels.${key}`, { ns: 'mf-missions' })
  return (path) => {
    const key = path.replaceAll('.', '_')
    return isLabelled(key) ? t(`form.labels.${key}`) : null
  }
}

import { useDates, useTranslation } from '@ensemble/mf-kit'
import { usePlaceName } from '../../cards/use-mission-words.ts'
import { type MissionForm } from './mission-form.ts'
import { instantOf, type LocalMoment } from '../../inputs/paris-time.ts'

/** Enumerations of the form and where the names of their values stand. */
const names: Partial<Record<keyof MissionForm, string>> = {
  type: 'types',
  origin: 'origins',
  domains: 'domains',
  scope: 'scopes',
  mode: 'modes',
  registrationMode: 'form.registrationModes',
  targetProfileTypes: 'profiles',
  targetCancerTypes: 'cancers',
  targetTreatmentStages: 'stages',
  requiredVolunteerKinds: 'kinds',
  skills: 'skills',
  expensesCovered: 'form.answers',
}

/** What a field holds, in a few words, wherever two of them are compared. */
export function useShortValue(): (key: keyof MissionForm, value: MissionForm[keyof MissionForm]) => string {
  const { t } = useTranslation('mf-missions')
  const dates = useDates()
  const placeName = usePlaceName()

  function words(key: keyof MissionForm, value: unknown): string {
    if (value === '' || value === null || value === undefined) return t('form.stale.empty')
    if (key === 'managerIds' && Array.isArray(value)) return t('form.managersCount', { count: value.length })
    if (key === 'coverKey') return t('form.picture')
    if (typeof value === 'boolean') return t(`form.answers.${value ? 'yes' : 'no'}`)
    if (Array.isArray(value)) return value.map((one) => words(key, one)).join(', ') || t('form.stale.empty')
    if (isMoment(value)) {
      const instant = instantOf(value)
      return instant ? dates.dayAndTime(instant) : t('form.stale.empty')
    }
    if (typeof value === 'object')
      return Object.values(value)
        .filter((one) => one !== '')
        .join(', ')
    const text = String(value)
    if (key === 'place') return placeName(text === 'national' ? null : text)
    if (key === 'description') return new DOMParser().parseFromString(text, 'text/html').body.textContent
    const named = names[key]
    return named ? t(`${named}.${text}`) : text
  }

  return words
}

function isMoment(value: unknown): value is LocalMoment {
  return typeof value === 'object' && value !== null && 'day' in value && 'time' in value
}

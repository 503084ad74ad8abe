import { parisZone } from '@ensemble/contracts/zones'
import { type TextKey, useDates, useTranslation } from '@ensemble/mf-kit'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { instantOf, type LocalMoment } from './local-moment.ts'

/** Enumerations of the form and where the names of their values stand. */
const names = {
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
} as const

type Group = (typeof names)[keyof typeof names]
const groups: Partial<Record<string, Group>> = names

/** What a field holds, in a few words, wherever two of them are compared. */
export function useShortValue(): (key: string, value: unknown) => string {
  const { t, i18n } = useTranslation('mf-missions')
  const isName = (key: string): key is Extract<TextKey<'mf-missions'>, `${Group}.${string}`> =>
    i18n.exists(key, { ns: 'mf-missions' })
  const dates = useDates()
  const placeName = usePlaceName()

  function words(key: string, value: unknown): string {
    if (value === '' || value === null || value === undefined) return t('form.stale.empty')
    if (key === 'managerIds' && Array.isArray(value)) return t('form.managersCount', { count: value.length })
    if (key === 'coverKey') return t('form.picture')
    if (typeof value === 'boolean') return t(`form.answers.${value ? 'yes' : 'no'}`)
    if (Array.isArray(value)) return value.map((one) => words(key, one)).join(', ') || t('form.stale.empty')
    if (isMoment(value)) {
      // Said as it is written, wherever its clock is.
      const instant = instantOf(value, parisZone)
      return instant ? dates.dayAndTime(instant) : t('form.stale.empty')
    }
    if (typeof value === 'object')
      return Object.values(value)
        .filter((one) => one !== '')
        .join(', ')
    const text = String(value)
    if (key === 'place') return placeName(text === 'national' ? null : text)
    if (key === 'description') return new DOMParser().parseFromString(text, 'text/html').body.textContent
    const name = `${groups[key]}.${text}`
    return isName(name) ? t(name) : text
  }

  return words
}

function isMoment(value: unknown): value is LocalMoment {
  return typeof value === 'object' && value !== null && 'day' in value && 'time' in value
}

import type { Language } from '@ensemble/contracts/enumerations'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { LanguagesIcon, Menu, type MenuEntry } from '@ensemble/ui'
import { useServices } from '../platform/services.ts'

const languages: { id: Language; label: string }[] = [
  { id: 'fr', label: 'Français' },
  { id: 'en', label: 'English' },
]

/** Each language in its own words, so that it is found by those who read no other. */
export function languageChoices(current: Language, choose: (language: Language) => void): MenuEntry[] {
  return languages.map(({ id, label }) => ({
    id,
    label,
    lang: id,
    selected: id === current,
    onSelect: () => choose(id),
  }))
}

interface LanguageSwitchProps {
  /** What is not about languages. */
  tools: readonly MenuEntry[]
}

/** For visitors: French or English, and how the site is read; remembered by this browser. The page stays where it is. */
export function LanguageSwitch({ tools }: LanguageSwitchProps) {
  const { t } = useTranslation()
  const { language } = useServices()
  const current = useLanguage()
  return (
    <Menu
      label={t('topBar.language')}
      showLabel
      iconOnPhone
      icon={<LanguagesIcon />}
      items={[...languageChoices(current, language.choose), ...tools]}
    />
  )
}

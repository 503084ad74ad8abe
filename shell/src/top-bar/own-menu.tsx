import { Link, useLanguage, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { CircleHelpIcon, LanguagesIcon, LogOutIcon, Menu, type MenuEntry } from '@ensemble/ui'
import { contactLink } from '../contact/contact-address.ts'
import { useServices } from '../platform/services.ts'
import { languageChoices } from './language-switch.tsx'

interface PhoneMenuProps {
  /** What the role opens beyond the bar at the bottom, and the own profile. */
  entries: readonly MenuEntry[]
  /** Searching everywhere, and how the site is read. */
  tools: readonly MenuEntry[]
  onLeave: () => void
}

/** What a phone has no room for beside the logo, in words: a sign alone would have to be guessed. */
export function PhoneMenu({ entries, tools, onLeave }: PhoneMenuProps) {
  const { t } = useTranslation()
  const { language } = useServices()
  const current = useLanguage()
  const [address] = useSearchParams()
  return (
    <Menu
      label={t('topBar.menu')}
      showLabel
      items={[
        ...entries,
        ...languageChoices(current, language.choose).map((choice) => ({
          ...choice,
          icon: <LanguagesIcon size={20} aria-hidden />,
        })),
        ...tools,
        {
          id: 'help',
          label: t('topBar.help'),
          icon: <CircleHelpIcon size={20} aria-hidden />,
          component: Link,
          to: contactLink(address),
        },
        { id: 'logout', label: t('topBar.logout'), icon: <LogOutIcon size={20} aria-hidden />, onSelect: onLeave },
      ]}
    />
  )
}

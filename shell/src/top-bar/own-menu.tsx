import { Link, useLanguage, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import { LanguagesIcon, LogOutIcon, Menu, type MenuEntry, MessageCircleIcon } from '@ensemble/ui'
import { contactLink } from '../contact/contact-address.ts'
import { useServices } from '../platform/services.ts'
import { languageChoices } from './language-switch.tsx'

interface OwnMenuProps {
  /** What the role opens beyond the links of the bar, and the own profile. */
  entries: readonly MenuEntry[]
  /** Searching everywhere, and how the site is read. */
  tools: readonly MenuEntry[]
  /** On a phone, where the bar has no room for the button. */
  onLeave: (() => void) | null
}

/** What the bar has no room for, in words and in one place: a sign alone would have to be guessed. */
export function OwnMenu({ entries, tools, onLeave }: OwnMenuProps) {
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
          id: 'contact',
          label: t('footer.contact'),
          icon: <MessageCircleIcon size={20} aria-hidden />,
          component: Link,
          to: contactLink(address),
        },
        ...(onLeave
          ? [{ id: 'logout', label: t('topBar.logout'), icon: <LogOutIcon size={20} aria-hidden />, onSelect: onLeave }]
          : []),
      ]}
    />
  )
}

import { searchTellings } from '@ensemble/contracts/missions/search-tellings'
import { useSession, useTranslation } from '@ensemble/mf-kit'

/** When a search can tell its reader, in words; the mail on new missions goes to members, as often as they chose. */
export function useTellings() {
  const { t } = useTranslation('mf-missions')
  const { user } = useSession()
  const rhythm = user?.consents?.digest ?? 'none'
  const offered = searchTellings.filter((tell) => tell !== 'digest' || user?.role === 'member')
  return {
    options: offered.map((value) => ({
      value,
      label: t(`searches.tellings.${value}`),
      hint: t(`searches.hints.${value === 'digest' ? rhythm : value}`),
    })),
    /** Whether the mail that some searches wait for does not come. */
    stopped: rhythm === 'none',
  }
}

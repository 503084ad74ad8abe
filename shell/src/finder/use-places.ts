import { seesDeliveries } from '@ensemble/contracts/delivery-areas'
import { useSearchParams, useSession, useTranslation } from '@ensemble/mf-kit'
import { contactLink } from '../contact/contact-address.ts'
import { mayOpen } from '../guards/route-access.ts'
import { useServices } from '../platform/services.ts'

interface Place {
  to: string
  label: string
  also?: string
}

/** Pages that the reader may open, and what the shell itself has at an address. */
export function usePlaces(): Place[] {
  const { t } = useTranslation()
  const { registry } = useServices()
  const { role, user } = useSession()
  const [address] = useSearchParams()
  if (!role) return []
  const page = (to: string, label: string, also = '') => ({
    to,
    label,
    also,
    open: mayOpen(registry, to.replace(/\?.*/, ''), role),
  })
  const places = [
    page('/home', t('topBar.home'), t(role === 'member' ? 'finder.homeAlso' : 'finder.staffHomeAlso')),
    page('/resources', t('topBar.resources')),
    page('/missions/browse', t('topBar.missions')),
    page('/my_missions', t('topBar.myMissions')),
    page('/dashboard', t('topBar.dashboard')),
    page('/users/me', t('topBar.profile')),
    page('/change_password', t('finder.changePassword'), t('finder.changePasswordAlso')),
    page('/whats_new', t('footer.whatsNew')),
    { to: contactLink(address), label: t('footer.contact'), also: t('finder.contactAlso'), open: true },
    ...(role === 'member'
      ? []
      : [
          page('/missions/management', t('topBar.management')),
          page('/my_department', t('topBar.department')),
          page('/territories', t('topBar.territories')),
          page('/user_management', t('topBar.users')),
        ]),
    { to: '/deliveries', label: t('topBar.deliveries'), also: '', open: seesDeliveries({ ...user, role }) },
  ]
  return places.flatMap(({ open, ...place }) => (open ? [place] : []))
}

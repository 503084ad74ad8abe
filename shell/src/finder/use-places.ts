import { seesDeliveries } from '@ensemble/contracts/delivery-areas'
import { reachOf } from '@ensemble/contracts/permissions'
import { useSearchParams, useSession, useTranslation } from '@ensemble/mf-kit'
import { contactLink } from '../contact/contact-address.ts'
import { mayOpen } from '../guards/route-access.ts'
import { useServices } from '../platform/services.ts'
import type { Found } from './use-found.ts'

/** Pages and acts that the reader may open and whose words hold all that was typed; all of them while nothing is. */
export function usePlaces(typed: string): Found[] {
  const { t } = useTranslation()
  const { registry } = useServices()
  const { role, user } = useSession()
  const [address] = useSearchParams()
  if (!role) return []
  const page = (to: string, label: string) => ({ to, label, open: mayOpen(registry, to.replace(/\?.*/, ''), role) })
  const places = [
    page('/home', t('topBar.home')),
    page('/resources', t('topBar.resources')),
    page('/missions/browse', t('topBar.missions')),
    page('/my_missions', t('topBar.myMissions')),
    page('/dashboard', t('topBar.dashboard')),
    page('/users/me', t('topBar.profile')),
    page('/change_password', t('finder.changePassword')),
    page('/whats_new', t('footer.whatsNew')),
    { to: contactLink(address), label: t('footer.contact'), open: true },
    ...(role === 'member'
      ? []
      : [
          page('/missions/management', t('topBar.management')),
          page('/my_department', t('topBar.department')),
          page('/territories', t('topBar.territories')),
          page('/user_management', t('topBar.users')),
        ]),
    { to: '/deliveries', label: t('topBar.deliveries'), open: seesDeliveries({ ...user, role }) },
    ...(reachOf('mission.create', role) === 'no'
      ? []
      : [page('/missions/management?form=new', t('finder.newMission'))]),
    ...(reachOf('article.write', role) === 'no' ? [] : [page('/articles/new', t('finder.newArticle'))]),
  ]
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return places.flatMap(({ to, label, open }) =>
    open && words.every((word) => plain(label).includes(word)) ? [{ to, label }] : [],
  )
}

/** Letters without accents and case: who is in a hurry types neither. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

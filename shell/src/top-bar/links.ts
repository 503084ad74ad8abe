import { type DeliveriesReader, seesDeliveries } from '@ensemble/contracts/delivery-areas'
import type { Role } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import type { TextKey } from '@ensemble/mf-kit'
import {
  BookOpenIcon,
  CalendarCheckIcon,
  ClipboardListIcon,
  HandHeartIcon,
  HistoryIcon,
  HouseIcon,
  LayoutDashboardIcon,
  type LucideIcon,
  MapIcon,
  MapPinIcon,
  UsersIcon,
} from '@ensemble/ui'
import { mayOpen } from '../guards/route-access.ts'

export interface TopBarEntry {
  to: string
  /** Key of its words in the shell's translations. */
  labelKey: Extract<TextKey<'shell'>, `topBar.${string}`>
  Icon: LucideIcon
}

/** The links of the specification, section 2, and My missions. */
const everybody: readonly TopBarEntry[] = [
  { to: '/home', labelKey: 'topBar.home', Icon: HouseIcon },
  { to: '/resources', labelKey: 'topBar.resources', Icon: BookOpenIcon },
  { to: '/missions/browse', labelKey: 'topBar.missions', Icon: HandHeartIcon },
  { to: '/my_missions', labelKey: 'topBar.myMissions', Icon: CalendarCheckIcon },
  { to: '/dashboard', labelKey: 'topBar.dashboard', Icon: LayoutDashboardIcon },
]

const staff: readonly TopBarEntry[] = [
  { to: '/missions/management', labelKey: 'topBar.management', Icon: ClipboardListIcon },
  { to: '/my_department', labelKey: 'topBar.department', Icon: MapPinIcon },
  { to: '/territories', labelKey: 'topBar.territories', Icon: MapIcon },
  { to: '/user_management', labelKey: 'topBar.users', Icon: UsersIcon },
  { to: '/deliveries', labelKey: 'topBar.deliveries', Icon: HistoryIcon },
]

/** The links that lead somewhere for this role now. */
export function topBarLinks(registry: Registry, role: Role): readonly TopBarEntry[] {
  return everybody.filter(({ to }) => mayOpen(registry, to, role))
}

/** The entries of the staff menu; a member has none, but for the deliveries of a team of theirs. */
export function staffLinks(registry: Registry, reader: DeliveriesReader): readonly TopBarEntry[] {
  const { role } = reader
  return staff.filter(({ to }) => {
    if (to === '/deliveries') return seesDeliveries(reader)
    return role !== 'member' && mayOpen(registry, to, role)
  })
}

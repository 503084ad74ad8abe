import { useSearchParams, useSession } from '@ensemble/mf-kit'
import { ManagedMissions } from './managed-missions.tsx'
import { tabsOf } from './management-tabs.ts'

/** The table of the tab that the address names; another tab is another table, with nothing chosen in it. */
export default function TabOfMissions() {
  const [address] = useSearchParams()
  const { role } = useSession()
  const scope = tabsOf(role).find((known) => known === address.get('tab')) ?? 'mine'
  return <ManagedMissions key={scope} scope={scope} />
}

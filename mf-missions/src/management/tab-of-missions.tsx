import { useSearchParams, useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, Stack, useFocusAfterRemoval } from '@ensemble/ui'
import { chosenTabOrTitle } from '../cards/chosen-tab.ts'
import { DraftsList } from './drafts-list.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { ManagedMissions } from './managed-missions.tsx'
import { tabsOf } from './management-tabs.ts'
import { useTabCounts } from './use-tab-counts.ts'

/** The table of the tab that the address names; another tab is another table, with nothing chosen in it. */
export default function TabOfMissions() {
  const { t } = useTranslation('mf-missions')
  const [address, setAddress] = useSearchParams()
  const { role, user } = useSession()
  const scope = tabsOf(role).find((known) => known === address.get('tab')) ?? 'mine'
  const { mine = 0 } = useTabCounts(['mine'])
  // Here, since the list of drafts goes with the last one.
  const focus = useFocusAfterRemoval(() => document.getElementById('mission-drafts') ?? chosenTabOrTitle())
  const asked = address.get('handover')
  // An address that is the same for everybody names who reads it.
  const handedFrom = asked === 'me' ? (user?.id ?? null) : asked

  function handOver(from: string | null) {
    const next = new URLSearchParams(address)
    if (from === null) next.delete('handover')
    else next.set('handover', from)
    setAddress(next, { preventScrollReset: true })
  }

  return (
    <Stack spacing={2}>
      {scope === 'mine' ? <DraftsList focus={focus} /> : null}
      <ManagedMissions key={scope} scope={scope} />
      {/* Seldom wanted: the table comes first. `Ctrl K` finds it too. */}
      {scope === 'mine' && user && mine > 0 ? (
        <div>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => handOver(user.id)}>
            {t('handOver.own')}
          </Button>
        </div>
      ) : null}
      {handedFrom ? <HandOverDialog from={handedFrom} onClose={() => handOver(null)} /> : null}
    </Stack>
  )
}

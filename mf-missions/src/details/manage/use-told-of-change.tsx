import type { Mission } from '@ensemble/contracts/missions/http'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import { type ReactNode, useState } from 'react'
import { LeftToCallDialog } from './people-to-call.tsx'
import { concernedBy } from './told-people.tsx'
import { type PeopleToCall, usePeopleToCall } from './use-people-to-call.ts'

type Change = 'cancelled' | 'moved'

/** What is left to do. */
interface Calls extends Pick<PeopleToCall, 'more'> {
  change: Change
  people: NonNullable<PeopleToCall['people']>
  /** Somebody else hears of it by mail. */
  mailed: boolean
}

/** How long a toast stays that has something to do in it, in milliseconds. */
const toDoMs = 8000

/**
 * Whom a change of the mission reaches and how, and what is said once it is made: a toast where all hear of it by mail,
 * else a window with whom to call, in place of the one that asked.
 * @param told false where the mission is past, and nobody hears of it
 */
export function useToldOfChange(
  mission: Mission,
  { told = true, onClose }: { told?: boolean; onClose: () => void },
): { toCall: ReturnType<typeof usePeopleToCall>; tell: (change: Change) => void; left: ReactNode } {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const concerned = told ? concernedBy(mission) : 0
  const toCall = usePeopleToCall(mission, concerned)
  const [left, setLeft] = useState<Calls | null>(null)

  function tell(change: Change) {
    const { people, more } = toCall
    // As they were before: a cancelled mission has nobody left who waits.
    if (people && people.length > 0) return setLeft({ change, people, more, mailed: people.length + more < concerned })
    if (people) toast(t(concerned > 0 ? `changes.${change}` : `changes.${change}Only`))
    else toast(`${t(`changes.${change}Only`)} ${t('changes.maybeToCall')}`, { severity: 'warning', durationMs: toDoMs })
    onClose()
  }

  return {
    toCall,
    tell,
    left: left ? <LeftToCallDialog title={t(`changes.${left.change}Title`)} {...left} onClose={onClose} /> : null,
  }
}

import { mostWaiting } from '@ensemble/contracts/missions/waiting-limits'
import { errorMessage, retryOf, useTranslation, useWaiting } from '@ensemble/mf-kit'
import { ErrorState } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsUnreadThreadsQuery, useMissionsWaitingQuery } from '../api/waiting-api.ts'
import { MoreWaiting } from './waiting/more-waiting.tsx'
import { useWaitingItems } from './waiting/use-waiting-items.ts'
import { type AskedAnswer, WaitingWindow } from './waiting/waiting-window.tsx'

/** One page is told, of each kind in turn. No page of ours lists the others: they join on demand. */
const onePage = { query: { page: 0, pageSize: 100 } } as const
const asMany = { query: { page: 0, pageSize: mostWaiting } } as const

/**
 * Tells the staff's /home which people, messages, approvals and closing notes wait, with the answers that can be given
 * there.
 */
export function Component() {
  const { t } = useTranslation('mf-missions')
  const [wantsAll, setWantsAll] = useState(false)
  const asked = wantsAll ? asMany : onePage
  const query = useMissionsWaitingQuery(asked)
  const { data, isError } = query
  const written = useMissionsUnreadThreadsQuery(asked)
  const [answering, setAnswering] = useState<AskedAnswer | null>(null)
  const { itemOf, messageOf } = useWaitingItems(setAnswering)
  const more = restOf(data) + restOf(written.data)
  // What one of the two lists could not bring keeps nothing of the other back.
  const isPartly = written.isError && !written.data
  const messages = isPartly ? [] : written.data?.items
  const items = data && messages ? [...data.items.map(itemOf), ...messages.map(messageOf)] : null
  // Until an answer to the longer question is there, the one before stands in for it.
  const late = wantsAll ? [query, written].find((list) => list.data && list.data.pageSize < mostWaiting) : undefined
  useWaiting('mf-missions', {
    // Nobody is told that all is done while a part of it is not known.
    items: isPartly && items?.length === 0 ? null : items,
  })

  if (isError && !data) {
    return <ErrorState headingLevel={3} title={t('widgets.waitingFailed')} {...retryOf(query)} />
  }
  return (
    <>
      {isPartly ? <ErrorState headingLevel={3} title={t('messages.failed')} {...retryOf(written)} /> : null}
      {items && (more > 0 || (wantsAll && items.length > 0)) ? (
        <MoreWaiting
          count={more}
          told={wantsAll && !late}
          coming={late?.isFetching === true}
          failure={late?.isError ? errorMessage(late.error) : null}
          onAsk={() => (late ? void late.refetch() : setWantsAll(true))}
        />
      ) : null}
      {answering ? <WaitingWindow asked={answering} onClose={() => setAnswering(null)} /> : null}
    </>
  )
}

function restOf(page: { total: number; items: readonly unknown[] } | undefined): number {
  return page ? page.total - page.items.length : 0
}

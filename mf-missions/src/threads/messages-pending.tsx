import { retryOf, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, ListSkeleton } from '@ensemble/ui'

interface MessagesPendingProps {
  /** A question whose answer is not here yet, or failed. */
  of: { isError: boolean; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** Of what is awaited, in px. */
  rowHeight: number
}

/** In place of messages that are on their way, or could not be loaded. */
export function MessagesPending({ of, rowHeight }: MessagesPendingProps) {
  const { t } = useTranslation('mf-missions')
  if (!of.isError) return <ListSkeleton rows={2} rowHeight={rowHeight} />
  return <ErrorState headingLevel={3} title={t('messages.failed')} {...retryOf(of)} />
}

import { useTranslation } from '@ensemble/mf-kit'
import { Button, Notice, Text, useFocusAfterRemoval } from '@ensemble/ui'
import { useRef } from 'react'

interface MoreWaitingProps {
  /** How many things wait that the list has not. */
  count: number
  /** As many as one answer brings are in the list, because somebody asked for them. */
  told: boolean
  coming: boolean
  failure: string | null
  onAsk: () => void
}

/** What the list of what waits does not begin with: added to it on demand, and then said to be there. */
export function MoreWaiting({ count, told, coming, failure, onAsk }: MoreWaitingProps) {
  const { t } = useTranslation('mf-missions')
  const place = useRef<HTMLDivElement>(null)
  const focus = useFocusAfterRemoval(() => place.current)
  return (
    <div ref={place} tabIndex={-1} {...focus}>
      {failure ? (
        <Notice severity="error" announce>
          {failure}
        </Notice>
      ) : null}
      {told ? (
        <Text size="small">{count > 0 ? t('widgets.leftWaiting', { count }) : t('widgets.allWaiting')}</Text>
      ) : (
        <Button variant="quiet" size="small" loading={coming} onClick={onAsk}>
          {t('widgets.moreWaiting', { count })}
        </Button>
      )}
    </div>
  )
}

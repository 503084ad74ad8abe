import { Stack } from '@ensemble/ui'
import { useId } from 'react'
import { RemoteWidgets } from '../../../remotes/remote-widgets.tsx'
import { WaitingList } from './waiting-list.tsx'

/** Home widgets of a lower order tell what waits; they draw windows and failures, and what no link leads to. */
export const afterWaiting = 10

/**
 * What waits for the staff in all areas, and the widgets that tell of it. The list is given these and does not make them:
 * a list that drew them again at each telling would never come to rest.
 * @param expected how many widgets will tell
 */
export function WaitingSection({ expected }: { expected: number }) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: '16px' }}>
      <WaitingList id={id} expected={expected}>
        <RemoteWidgets place="home" before={afterWaiting} waiting={null} />
      </WaitingList>
    </Stack>
  )
}

import { ListSkeleton, Stack } from '@ensemble/ui'
import { useId } from 'react'
import { RemoteWidgets } from '../../../remotes/remote-widgets.tsx'
import { WaitingList } from './waiting-list.tsx'

/** Home widgets of a lower order tell what waits; they draw nothing themselves but windows and failures. */
export const afterWaiting = 10

/**
 * What waits for the staff in all areas, and the widgets that tell of it. These stand beside the list and not in it: a
 * list that drew them again at each telling would never come to rest.
 * @param expected how many widgets will tell
 */
export function WaitingSection({ expected }: { expected: number }) {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: '16px' }}>
      <WaitingList id={id} expected={expected} />
      <div>
        <RemoteWidgets place="home" before={afterWaiting} waiting={<ListSkeleton rows={1} rowHeight={96} />} />
      </div>
    </Stack>
  )
}

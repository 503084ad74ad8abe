import { useEffect, useEffectEvent } from 'react'
import { useMissionsGetQuery } from '../api/missions-api.ts'
import { CloseDialog } from '../decisions/close-dialog.tsx'

/** The window for the note of a mission that is over, on a screen which knows of it only that it waits. */
export function ClosingNote({ missionId, onClose }: { missionId: string; onClose: () => void }) {
  const { data: mission, isError } = useMissionsGetQuery({ params: { missionId } })
  // The shell says why.
  const giveUp = useEffectEvent(onClose)
  const failed = isError && !mission
  useEffect(() => {
    if (failed) giveUp()
  }, [failed])
  return mission ? <CloseDialog mission={mission} onClose={onClose} /> : null
}

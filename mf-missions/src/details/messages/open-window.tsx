import { LetterDialog } from './letter-dialog.tsx'
import { useMessageWindows } from './mission-messages.ts'
import { ThreadDialog } from '../../threads/thread-dialog.tsx'

/** The window that is open. */
export default function OpenWindow() {
  const { mission, thread, letter, close } = useMessageWindows()
  if (letter !== null) return <LetterDialog mission={mission} people={letter} onClose={close} />
  return thread === null ? null : <ThreadDialog key={thread} mission={mission} userId={thread} onClose={close} />
}

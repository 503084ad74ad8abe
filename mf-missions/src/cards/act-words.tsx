import { VisuallyHidden } from '@ensemble/ui'
import { MissionTitle } from './mission-title.tsx'

interface ActWordsProps {
  title: string
  children: string
}

/** The words of a button on one of several cards: who hears it without its card hears which mission it is for. */
export function ActWords({ title, children }: ActWordsProps) {
  return (
    <span>
      {children}
      <VisuallyHidden>
        {' '}
        <MissionTitle title={title} />
      </VisuallyHidden>
    </span>
  )
}

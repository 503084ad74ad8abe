import { CircleIcon } from 'lucide-react'

/** Circle of a radio that is not chosen. */
export function RadioCircle() {
  return <CircleIcon size={24} aria-hidden />
}

/** Circle of the chosen radio: the dot is larger than the icon family's, to be seen at a glance. */
export function RadioCircleChosen() {
  return (
    <CircleIcon size={24} aria-hidden>
      <circle cx="12" cy="12" r="5" fill="currentColor" stroke="none" />
    </CircleIcon>
  )
}

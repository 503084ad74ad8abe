import { CircleIcon, SquareIcon } from 'lucide-react'
import { chosenMark } from '../theme/overrides/field-overrides.ts'

/** Circle of a radio: the dot is larger than the icon family's, to be seen at a glance. */
export function RadioCircle() {
  return (
    <CircleIcon size={24} aria-hidden>
      <circle className={chosenMark} cx="12" cy="12" r="5" fill="currentColor" stroke="none" />
    </CircleIcon>
  )
}

/** Square of a box, with the tick of the icon family. */
export function BoxSquare() {
  return (
    <SquareIcon size={24} aria-hidden>
      <path className={chosenMark} d="m16 9-5.5 5.5L8 12" />
    </SquareIcon>
  )
}

import { useState } from 'react'

export interface Pressed<Name extends string> {
  /** This one was pressed: what is under way from now on is its work. */
  press: (name: Name) => void
  /** Props of the button of that name: at work, out of reach while another is, or neither. */
  courseOf: (name: Name) => { loading: boolean; unavailable: boolean }
}

/**
 * Which of several buttons is at work, where they share one sending: whoever said no on a slow line must not see the yes
 * at work.
 * @param working whether what was pressed last is under way
 */
export function usePressed<Name extends string>(working: boolean): Pressed<Name> {
  const [pressed, setPressed] = useState<Name | null>(null)
  return {
    press: setPressed,
    courseOf: (name) => ({ loading: working && pressed === name, unavailable: working && pressed !== name }),
  }
}

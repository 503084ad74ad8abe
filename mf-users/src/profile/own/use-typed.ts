import type { SaveState } from '@ensemble/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { sameValue, valueOf, without } from './typed-fields.ts'

interface Typed<Values> {
  values: Partial<Values>
  /** Codes of the service, by field. */
  faults: Readonly<Record<string, string>>
  states: Readonly<Record<string, SaveState>>
  failure: string | null
}

export interface TypedPart<Values> {
  /** What is on the screen. */
  typed: Typed<Values>
  /** The same as it is now: several fields change and several answers come between two drawings of the screen. */
  now: Readonly<RefObject<Typed<Values>>>
  /** What the account holds, with what was saved since. */
  known: Readonly<RefObject<Values>>
  /** These were saved: the account holds them from now on. */
  learn: (changed: Partial<Values>) => void
  show: (change: Partial<Typed<Values>>) => void
  write: (change: Partial<Values>) => void
  /** Fields that were changed back. */
  unchanged: () => string[]
  /** The states of all fields, these being in one of them. */
  marked: (names: readonly string[], state: SaveState) => Record<string, SaveState>
}

/** What is typed in one part of the profile and not saved yet, and what became of each field. */
export function useTyped<Values extends object>(saved: Values): TypedPart<Values> {
  const [typed, setTyped] = useState<Typed<Values>>({ values: {}, faults: {}, states: {}, failure: null })
  const now = useRef(typed)
  const known = useRef(saved)
  useEffect(() => {
    known.current = saved
  })

  function learn(changed: Partial<Values>): void {
    known.current = { ...known.current, ...changed }
  }

  function show(change: Partial<Typed<Values>>): void {
    now.current = { ...now.current, ...change }
    setTyped(now.current)
  }

  function write(change: Partial<Values>): void {
    const { values, faults, states } = now.current
    const names = Object.keys(change)
    show({ values: { ...values, ...change }, faults: without(faults, names), states: without(states, names) })
  }

  function unchanged(): string[] {
    const { values } = now.current
    return Object.keys(values).filter((name) => sameValue(valueOf(values, name), valueOf(known.current, name)))
  }

  function marked(names: readonly string[], state: SaveState): Record<string, SaveState> {
    return { ...now.current.states, ...Object.fromEntries(names.map((name) => [name, state])) }
  }

  return { typed, now, known, learn, show, write, unchanged, marked }
}

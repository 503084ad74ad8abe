import { useEffect, useState, useSyncExternalStore } from 'react'

/** Something that waits for an answer of the person, in words: the shell shows what all remotes tell as one list. */
export interface WaitingItem {
  /** Which thing, among those of this kind. */
  id: string
  /** What kind of thing: "Request to take part". */
  kind: string
  /** The same of more than one: "Requests to take part". */
  several?: string
  /** Who or what waits; it links to `to`, where all of it can be read. */
  title: string
  to: string
  /** What it is about: the mission, the department. */
  about?: string
  /** The number to call, which the shell makes a link. */
  phone?: string
  /** What became of it meanwhile: to whom it was passed on. */
  note?: string
  /** What somebody wrote. */
  words?: string
  /** Where that may be long, what the button says that shows the rest, and puts it away again. */
  fold?: { readOn: string; readLess: string }
  since: string
  /** It waits for longer than it should, or has no time to wait. */
  late: boolean
  /** Before when it has to be done, where that is soon: it goes before all that waits, the soonest first. */
  by?: string | undefined
  /** Why it cannot be accepted now, in words. */
  hindrance?: string
  accept?: WaitingAnswer
  /** Answers that ask for more, in a window of the remote's own. */
  others?: readonly { label: string; open: () => void }[]
}

/** An answer in one press. The shell holds it for some seconds, in which it can be taken back. */
export interface WaitingAnswer {
  label: string
  /** What is said then: "Paul Martin takes part". */
  done: string
  /** Resolves to nothing, or to a sentence that says why it could not be done. Rejects as every call does. */
  send: () => Promise<string | null>
}

/** What one remote tells. */
export interface WaitingTold {
  /** Null while it is not known. */
  items: readonly WaitingItem[] | null
  /** Where the others are that are too many to be told one by one. */
  rest?: { label: string; to: string } | undefined
}

interface WaitingOfArea extends WaitingTold {
  area: string
}

const byTeller = new Map<symbol, WaitingOfArea>()
const listeners = new Set<() => void>()
let all: readonly WaitingOfArea[] = []

function tell(teller: symbol, told: WaitingOfArea | null): void {
  if (told) byTeller.set(teller, told)
  else byTeller.delete(teller)
  all = [...byTeller.values()]
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Tells the shell what waits in this area, for as long as the component is mounted. It may be told anew at each drawing.
 * @param area name of the remote
 */
export function useWaiting(area: string, { items, rest }: WaitingTold): void {
  const [teller] = useState(() => Symbol(area))
  useEffect(() => tell(teller, { area, items, rest }))
  useEffect(() => () => tell(teller, null), [teller])
}

/** What has been told so far, by area. For the shell and for tests. */
export function toldWaiting(): readonly WaitingOfArea[] {
  return all
}

/** The same for a component, which is drawn again when somebody tells. */
export function useToldWaiting(): readonly WaitingOfArea[] {
  return useSyncExternalStore(subscribe, toldWaiting, toldWaiting)
}

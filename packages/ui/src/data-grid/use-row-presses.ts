import { useLayoutEffect, useMemo, useRef } from 'react'
import { menuList } from '../surfaces/windows.ts'

/** What can be pressed in a row, by its place on the page; the same object for as long as the table is there. */
export interface RowPresses {
  choose: (at: number, extend: boolean) => void
  /** @param detail how many presses in a row it was */
  act: (at: number, id: string, detail: number) => void
  more: (at: number, button: HTMLElement) => void
  /** The button of a menu is pointed at or has the focus. */
  approach: () => void
}

/** Calls what the table would do now, so that a row is not drawn again for a function that is new. */
export function useRowPresses(now: Omit<RowPresses, 'approach'>): RowPresses {
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  return useMemo(
    () => ({
      choose: (at, extend) => latest.current.choose(at, extend),
      act: (at, id, detail) => latest.current.act(at, id, detail),
      more: (at, button) => latest.current.more(at, button),
      approach: () => void menuList.load(),
    }),
    [],
  )
}

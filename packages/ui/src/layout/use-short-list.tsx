import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { fillText } from '../texts/ui-texts.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { useFewer } from '../theme/use-fewer.ts'

const More = styled('div')({ marginTop: '8px' })

/** Of a list, at a time, for who asked for fewer things. */
export const atATime = 5

export interface ShortList<Item> {
  shown: readonly Item[]
  /** Brings the next ones; null where all are there. */
  more: ReactNode
}

/**
 * The first of a list and a button for the next ones, for who asked for fewer things at a time; the whole list for
 * everybody else. The focus goes to the first of those that came, because the button may be gone.
 * @param place the list, or what holds it or a table
 */
export function useShortList<Item>(all: readonly Item[], place: RefObject<HTMLElement | null>): ShortList<Item> {
  const fewer = useFewer()
  const texts = useUiTexts()
  const [count, setCount] = useState(atATime)
  const before = useRef(count)
  useEffect(() => {
    if (before.current === count) return
    const items = place.current?.querySelectorAll(':scope > li, :scope > ul > li, tbody > tr') ?? []
    const target = items[before.current]?.querySelector('a, button, input, [tabindex]')
    if (target instanceof HTMLElement) target.focus()
    before.current = count
  }, [count, place])
  if (!fewer || all.length <= count) return { shown: all, more: null }
  const rest = all.length - count
  return {
    shown: all.slice(0, count),
    more: (
      <More>
        <Button variant="secondary" onClick={() => setCount(count + atATime)}>
          {fillText(texts.showMore, { count: String(rest) })}
        </Button>
      </More>
    ),
  }
}

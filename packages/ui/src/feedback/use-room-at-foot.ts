import { type RefObject, useEffect, useRef } from 'react'

/** How high the message and what is below it are; the foot of the page and what is scrolled to keep clear of it. */
const room = '--ens-toast-room'

/** Messages that lie there now: the next one may come before the room of the last is given back. */
let lying = 0

/**
 * Room below the page for a message that lies over its foot: its last links can be scrolled to above the message. The
 * room goes with the message, or once nobody looks at it any more: nothing moves below a finger.
 */
export function useRoomAtFoot(): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const top = message.current?.getBoundingClientRect().top ?? 0
    // At the top of a wide screen it lies over no foot.
    if (top < window.innerHeight / 2) return
    const height = Math.ceil(window.innerHeight - top) + 8
    document.documentElement.style.setProperty(room, `${height}px`)
    lying += 1
    return () => {
      lying -= 1
      giveBack(height)
    }
  }, [])
  return message
}

function giveBack(height: number): void {
  const { documentElement: root } = document
  if (lying > 0) return
  if (root.scrollHeight - window.scrollY - window.innerHeight < height) {
    window.addEventListener('scroll', () => giveBack(height), { once: true, passive: true })
  } else root.style.removeProperty(room)
}

import { useEffect, useEffectEvent, useState } from 'react'

/** A part of a component that comes when it is first wanted. */
export interface OnDemand<Part> {
  /** What has come. */
  current: () => Part | null
  /** Fetches it, once; never rejects: null where it did not come, and the next call asks again. */
  load: () => Promise<Part | null>
}

/** Before the second and the third try, in ms: those of the kit's `loadWithRetry`, which this package lies beside and does not know. */
const pauses = [300, 600]

/** @param load the import, as `() => import('./menu-list.tsx')` */
export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let part: Part | null = null
  let coming: Promise<Part | null> | null = null

  async function fetch(): Promise<Part | null> {
    for (const pause of [...pauses, null]) {
      try {
        part = await load()
        return part
      } catch {
        if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    coming = null
    return null
  }
  return { current: () => part, load: () => (coming ??= fetch()) }
}

/**
 * A part that is fetched as soon as it is wanted; null until it is there.
 * @param giveUp it did not come, so what wanted it is closed again
 */
export function useOnDemand<Part>(source: OnDemand<Part>, wanted: boolean, giveUp: () => void): Part | null {
  const [part, setPart] = useState(source.current)
  const failed = useEffectEvent(giveUp)
  useEffect(() => {
    if (!wanted || part) return
    let isCurrent = true
    void source.load().then((came) => {
      if (!isCurrent) return
      if (came) setPart(() => came)
      else failed()
    })
    return () => {
      isCurrent = false
    }
  }, [source, wanted, part])
  return part
}

/** Fetches a part with the first touch of the page, wherever it is: whoever only reads never fetches it. */
export function useFetchedOnTouch(source: OnDemand<unknown>): void {
  useEffect(() => {
    if (source.current()) return
    const touched = new AbortController()
    const fetchAhead = () => {
      touched.abort()
      void source.load()
    }
    for (const sign of ['pointerdown', 'keydown'])
      window.addEventListener(sign, fetchAhead, { signal: touched.signal, passive: true })
    return () => touched.abort()
  }, [source])
}

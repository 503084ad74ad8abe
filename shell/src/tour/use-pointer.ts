import { token } from '@ensemble/ui'
import { useEffect } from 'react'

/** A part under its title. */
const part = 'section[aria-labelledby]'
const search = '[role="search"]'
const sections = '[role="tablist"], nav'
const table = '[role="grid"], table'

/** What the words of a station are about. Pages of remotes are known by what they are, not by names of ours. */
const shows: Record<string, string> = {
  home: part,
  missions: search,
  my_missions: `${part}, [role="list"]`,
  resources: search,
  dashboard: part,
  department: sections,
  management: table,
  users: table,
  profile: sections,
}

/** The link of the bar to the page that is open. */
const here = 'header [aria-current="page"], nav [aria-current="page"]'

const mark = 'data-pointed'

/**
 * Draws a frame around the first such thing of the page, as soon as it is there, and around the link to the page. It
 * is for the eye alone: the words of the tour are read out.
 * @param station of the tour; undefined while nothing is pointed at
 */
export function usePointer(station: string | undefined): void {
  useEffect(() => {
    const wanted = shows[station ?? '']
    if (wanted === undefined) return undefined
    point(wanted)
    // What loads comes later, and may take the place of something else.
    const observer = new MutationObserver(() => point(wanted))
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      for (const one of pointed()) frame(one, false)
    }
  }, [station])
}

function point(wanted: string) {
  const found = document.getElementById('main')?.querySelector<HTMLElement>(wanted)
  const links = [...document.querySelectorAll<HTMLElement>(here)]
  const now = new Set(found ? [found, ...links] : links)
  for (const one of pointed()) if (!now.has(one)) frame(one, false)
  for (const one of now) frame(one, true)
}

function pointed() {
  return document.querySelectorAll<HTMLElement>(`[${mark}]`)
}

function frame(one: HTMLElement, shown: boolean) {
  one.toggleAttribute(mark, shown)
  one.style.outline = shown ? `3px dashed ${token('primary')}` : ''
  // A link of the bar has no room around it.
  one.style.outlineOffset = shown ? (one instanceof HTMLAnchorElement ? '-3px' : '4px') : ''
}

/** Words of the comfort that was chosen in this browser (shell/src/comfort), apart by points; others are not let in. */
const kept = /(?:^|; )comfort=([a-z0-9-]{1,20}(?:\.[a-z0-9-]{1,20}){0,9})(?:;|$)/

/** What a page is sent with, so that it is drawn once, and rightly: the value of its `data-comfort`. */
export function comfortOf(cookie: string): string {
  return kept.exec(cookie)?.[1]?.replaceAll('.', ' ') ?? ''
}

/** Whether an address may be shown as a link: absolute, over https, and nothing that a browser would run. */
export function isSafeLink(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}

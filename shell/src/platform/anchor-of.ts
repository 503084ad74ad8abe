/** What an address points at on its page. One that was not encoded (`#50%`) is looked for as it stands. */
export function anchorOf(hash: string): HTMLElement | null {
  if (hash === '') return null
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}

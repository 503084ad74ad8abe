/** What one line or two of a table hold. */
const most = 80

/** The beginning of a long text, cut between two words; a short one as it is. */
export function beginningOf(text: string): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

/** The address of a stored picture; the browser asks for it with the media cookie (decisions.md §5). */
export function coverAddress(key: string | null): string | undefined {
  if (key === null) return undefined
  return `/api/file/storage/${key.split('/').map(encodeURIComponent).join('/')}`
}

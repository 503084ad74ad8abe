/** The address of a stored file; the browser asks for it with the media cookie (decisions.md §5). */
export function fileAddress(key: string): string {
  return `/api/file/storage/${key.split('/').map(encodeURIComponent).join('/')}`
}

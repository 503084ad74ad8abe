/** The address of a stored file; the browser asks for it with the media cookie. */
export function fileAddress(key: string): string {
  return `/api/file/storage/${key.split('/').map(encodeURIComponent).join('/')}`
}

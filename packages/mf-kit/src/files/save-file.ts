/** Spreadsheets read a file without this mark as if it were not UTF-8; reading an answer as text takes it away. */
const byteOrderMark = '\ufeff'

/**
 * Hands a file in words to the browser, which saves it as every download.
 * @param file.type media type: `text/csv`, `text/calendar`
 */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const unmarked = type === 'text/csv' && !text.startsWith(byteOrderMark)
  const parts = unmarked ? [byteOrderMark, text] : [text]
  const address = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun with the click, but Safari still reads the address after it. In ms.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

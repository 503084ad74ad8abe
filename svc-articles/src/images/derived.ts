import type { ImageFormat } from './image-work.ts'

/** Where the sizes of a picture lie that have been made already; they go when the picture goes. */
export function derivedFolder(key: string): string {
  return `derived/${key}`
}

export function derivedKey(key: string, width: number, quality: number, format: ImageFormat): string {
  return `${derivedFolder(key)}/${String(width)}-${String(quality)}.${format}`
}

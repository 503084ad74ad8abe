import type { Upload } from '../uploads/upload.ts'

/** A picture as it lies in the storage. */
export interface StoredPicture {
  /** Where it is read: an address of our own origin. */
  address: string
  width: number | null
  height: number | null
}

/** How the form around the editor takes pictures. */
export interface PictureOptions {
  /** Types, as the `accept` of an input takes them. */
  accept: string
  /** What is taken: types and size, in words. */
  hint: string
  upload: Upload<StoredPicture>
}

/** The first picture among files that were pasted or dropped. */
export function pictureAmong(files: FileList | undefined): File | undefined {
  return [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
}

import { type FilePurpose, fileRules, type FileType, maxPixels } from '@ensemble/contracts/articles/files'
import { refuse } from '@ensemble/service-kit/refusal'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { megabytes } from '../domain/file-rules.ts'
import { isActivePdf } from '../domain/pdf-contents.ts'
import type { ImageWork } from './image-work.ts'

/** A file as it will be stored. */
export interface AcceptedFile {
  bytes: Uint8Array
  width: number | null
  height: number | null
}

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
const million = 1_000_000

/**
 * Looks at the bytes that came for a purpose: they must be of the announced type, whatever their name says. A picture
 * is made anew out of its pixels, so nothing else that was in the file stays in it; a PDF brings no code and no files.
 * @throws Refusal FILE_TOO_LARGE, FILE_TYPE, FILE_INFECTED, IMAGE_TOO_LARGE, IMAGE_TOO_SMALL, SERVICE_UNAVAILABLE
 */
export async function lookAt(
  images: ImageWork,
  bytes: Uint8Array,
  { purpose, contentType }: { purpose: FilePurpose; contentType: FileType },
): Promise<AcceptedFile> {
  const { maxBytes, minWidth } = fileRules[purpose]
  if (bytes.length > maxBytes) refuse('FILE_TOO_LARGE', { params: { max: megabytes(purpose) } })
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.mime !== contentType) return refuse('FILE_TYPE')
  if (contentType === 'application/pdf' && isActivePdf(bytes)) refuse('FILE_INFECTED')
  if (!isPicture(contentType)) return { bytes, width: null, height: null }
  const { width, height } = await sizeOf(bytes)
  if (width * height > maxPixels) refuse('IMAGE_TOO_LARGE', { params: { max: maxPixels / million } })
  const kept = await images.keep(bytes, formats[contentType]).catch((error: unknown) => unreadable(error))
  if (kept.width < minWidth) refuse('IMAGE_TOO_SMALL', { params: { min: minWidth } })
  return kept
}

function isPicture(type: FileType): type is keyof typeof formats {
  return type in formats
}

/** The size that the header of a picture claims; nothing is decoded. */
async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse('FILE_TYPE'))
  return width > 0 && height > 0 ? { width, height } : refuse('FILE_TYPE')
}

/** A refusal stays what it is; anything else means that the bytes are no whole picture. */
function unreadable(error: unknown): never {
  if (error instanceof Error && error.name === 'Refusal') throw error
  return refuse('FILE_TYPE')
}

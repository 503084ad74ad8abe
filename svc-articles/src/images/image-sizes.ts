import { maxUploadBytes } from '@ensemble/contracts/articles/files'
import { defaultQuality } from '@ensemble/contracts/articles/images'
import { Refusal, refuse } from '@ensemble/service-kit/refusal'
import { fileTypeFromBuffer } from 'file-type'
import type { StoredFile } from '../data/files.ts'
import type { Deps } from '../deps.ts'
import { derivedKey } from './derived.ts'
import type { ImageFormat } from './image-work.ts'

export interface SizedImage {
  bytes: Uint8Array
  format: ImageFormat
}

/**
 * Sizes of stored pictures, each made once: the next one finds it in the storage, beside the picture. Only what our own
 * screens ask for is kept (the usual quality), so that nobody can fill the storage by asking for others.
 */
export class ImageSizes {
  readonly #deps: Pick<Deps, 'files' | 'images'>
  /** What is being made: two who ask for the same at once wait for the same. */
  readonly #underWay = new Map<string, Promise<SizedImage>>()

  constructor(deps: Pick<Deps, 'files' | 'images'>) {
    this.#deps = deps
  }

  /**
   * @param format AVIF may become WebP, where the picture is too large for it
   * @throws Refusal MALFORMED_REQUEST for bytes that are no picture or too large a one, SERVICE_UNAVAILABLE
   */
  async get(file: StoredFile, width: number, quality: number, format: ImageFormat): Promise<SizedImage> {
    const key = derivedKey(file.key, width, quality, format)
    if (quality === defaultQuality) {
      const known = await this.#known(key)
      if (known) return known
    }
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const making = this.#make(file, width, quality, format, key)
    this.#underWay.set(key, making)
    return making.finally(() => this.#underWay.delete(key))
  }

  async #known(key: string): Promise<SizedImage | undefined> {
    const { files } = this.#deps
    if (!(await files.exists(key))) return undefined
    const bytes = await files.bytes(key)
    return { bytes, format: formatOfBytes(bytes) }
  }

  async #make(file: StoredFile, width: number, quality: number, format: ImageFormat, key: string): Promise<SizedImage> {
    const { files, images } = this.#deps
    const load = async () => {
      if ((await files.sizeOf(file.key)) > maxUploadBytes) return notAPicture()
      const bytes = await files.bytes(file.key)
      // Before any decoder sees it: the one for SVG must not.
      const found = await fileTypeFromBuffer(bytes)
      return found?.mime === file.contentType ? bytes : notAPicture()
    }
    const image = await images.resize(load, format, width, quality).catch((error: unknown) => {
      if (error instanceof Refusal) throw error
      return notAPicture()
    })
    if (quality === defaultQuality) await files.put(key, image.bytes, `image/${image.format}`)
    return image
  }
}

function notAPicture(): never {
  return refuse('MALFORMED_REQUEST', { fields: { url: ['INVALID_FORMAT'] } })
}

/** By its first bytes: what was asked for as AVIF may be kept as WebP. */
function formatOfBytes(bytes: Uint8Array): ImageFormat {
  if (bytes[0] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89) return 'png'
  return bytes[0] === 0x52 ? 'webp' : 'avif'
}

import { maxPixels } from '@ensemble/contracts/articles/files'
import { deviceWidths } from '@ensemble/contracts/articles/images'
import { Semaphore } from '@ensemble/service-kit/semaphore'
import sharp, { type Sharp } from 'sharp'

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif'

export interface MadeImage {
  bytes: Buffer
  format: ImageFormat
  width: number
  height: number
}

/**
 * Pictures made for screens at the same time, and those that may wait, with nothing in memory yet: some pages of covers.
 * What is uploaded may be much larger and is looked at one by one.
 */
const resizing = { permits: 2, queue: 200 }
const looking = { permits: 1, queue: 60 }

/** No picture is kept larger than this: the widest that is ever served, and no more pixels than memory has room for. */
const largest = { width: Math.max(...deviceWidths), height: 2560 }

/** Above this, AVIF would take 50 bytes of memory a pixel and seconds: such a picture is WebP (measured: decision 47). */
const mostAvifPixels = 2_100_000

/** Of what is stored; sizes for screens are made from it. */
const keptQuality = 90

/** How much time AVIF may take to be small; above a megapixel none. */
const avifEffort = { small: 2, large: 0 }
const smallPixels = 1_000_000

/**
 * Everything that is done to pictures. Only decoders of what people may bring are open, a picture with too many pixels
 * is refused by its header, and what comes out carries no metadata (FI03): no place, no camera, no name.
 */
export class ImageWork {
  readonly #resizing = new Semaphore(resizing)
  readonly #looking = new Semaphore(looking)

  constructor() {
    sharp.cache(false)
    sharp.concurrency(1)
  }

  /**
   * A picture as it is kept: upright, without metadata, no larger than is ever served.
   * @throws what sharp throws for bytes that are no whole picture
   */
  keep(bytes: Uint8Array, format: ImageFormat): Promise<MadeImage> {
    const image = read(bytes).resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    return made(encode(image, format, keptQuality, { width: largest.width, height: largest.height }))
  }

  /**
   * Does something with the whole of an upload, one after the other.
   * @throws Refusal SERVICE_UNAVAILABLE when too many wait already
   */
  look<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#looking.run(work)
  }

  /**
   * A picture for a screen: as wide as asked, never wider than it is.
   * @param load gives the bytes when it is their turn
   * @param format AVIF becomes WebP where the picture is too large for it
   * @param quality 1 to 100
   * @throws Refusal SERVICE_UNAVAILABLE; what sharp throws for bytes that are no whole picture
   */
  resize(load: () => Promise<Uint8Array>, format: ImageFormat, width: number, quality: number): Promise<MadeImage> {
    return this.#resizing.run(async () => {
      const bytes = await load()
      const size = await sharp(bytes, limits).metadata()
      const shown = {
        width: Math.min(width, size.width),
        height: (Math.min(width, size.width) / size.width) * size.height,
      }
      const fitting = format === 'avif' && shown.width * shown.height > mostAvifPixels ? 'webp' : format
      return made(encode(read(bytes).resize({ width, withoutEnlargement: true }), fitting, quality, shown))
    })
  }
}

const limits = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const

function read(bytes: Uint8Array): Sharp {
  return sharp(bytes, limits).autoOrient()
}

async function made(image: Sharp): Promise<MadeImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { bytes: data, format: formatOf(info.format), width: info.width, height: info.height }
}

/** What sharp calls an AVIF is the family of formats that it belongs to. */
function formatOf(name: string): ImageFormat {
  return name === 'jpeg' || name === 'png' || name === 'webp' ? name : 'avif'
}

function encode(image: Sharp, format: ImageFormat, quality: number, shown: { width: number; height: number }): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality })
    case 'png':
      return image.png({ compressionLevel: 9 })
    case 'webp':
      return image.webp({ quality, effort: 1 })
    case 'avif': {
      const effort = shown.width * shown.height > smallPixels ? avifEffort.large : avifEffort.small
      return image.avif({ quality: avifQuality(quality), effort })
    }
  }
}

/** AVIF looks the same at a lower figure. */
function avifQuality(quality: number): number {
  return Math.max(1, Math.round(quality * 0.7))
}

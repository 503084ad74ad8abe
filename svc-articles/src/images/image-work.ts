import { maxPixels } from '@ensemble/contracts/articles/files'
import { deviceWidths } from '@ensemble/contracts/articles/images'
import sharp, { type Sharp } from 'sharp'
import { Turns } from './turns.ts'

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif'

export interface MadeImage {
  bytes: Buffer
  width: number
  height: number
}

/** Pictures at work at the same time, and those that may wait: what bounds memory and leaves a core to the calls. */
const places = 2
const seats = 40

/** No picture is kept larger than the widest that is ever served. */
const longestSide = Math.max(...deviceWidths)

/** How much time AVIF may take to be small: 2 costs a tenth of a second for a photo, the default half a second. */
const avifEffort = 2

/**
 * Everything that is done to pictures. Only decoders of what people may bring are open, a picture with too many pixels
 * is refused by its header, and what comes out carries no metadata (FI03): no place, no camera, no name.
 */
export class ImageWork {
  readonly #turns = new Turns(places, seats)

  constructor() {
    sharp.cache(false)
    sharp.concurrency(1)
  }

  /**
   * A picture as it is kept: upright, without metadata, no larger than is ever served.
   * @throws Refusal SERVICE_UNAVAILABLE; what sharp throws for bytes that are no whole picture
   */
  keep(bytes: Uint8Array, format: ImageFormat): Promise<MadeImage> {
    return this.#make(bytes, format, 90, (image) =>
      image.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }),
    )
  }

  /**
   * A picture for a screen: as wide as asked, never wider than it is.
   * @param quality 1 to 100
   * @throws as `keep`
   */
  resize(bytes: Uint8Array, format: ImageFormat, width: number, quality: number): Promise<MadeImage> {
    return this.#make(bytes, format, quality, (image) => image.resize({ width, withoutEnlargement: true }))
  }

  #make(bytes: Uint8Array, format: ImageFormat, quality: number, shape: (image: Sharp) => Sharp): Promise<MadeImage> {
    return this.#turns.take(async () => {
      const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      const { data, info } = await encode(shape(image.autoOrient()), format, quality).toBuffer({
        resolveWithObject: true,
      })
      return { bytes: data, width: info.width, height: info.height }
    })
  }
}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 9 })
    case 'webp':
      return image.webp({ quality })
    case 'avif':
      return image.avif({ quality: avifQuality(quality), effort: avifEffort })
  }
}

/** AVIF looks the same at a lower figure. */
function avifQuality(quality: number): number {
  return Math.max(1, Math.round(quality * 0.7))
}

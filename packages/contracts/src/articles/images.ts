/** Widths at which pictures are served (specification, section 9): those of screens, and those of small pictures. */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
const smallWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const
export const imageWidths = [...smallWidths, ...deviceWidths] as const
export type ImageWidth = (typeof imageWidths)[number]

export const defaultQuality = 75

/** Where a stored file is read. */
export const storagePath = '/api/file/storage/'

/** The address of a stored file; the browser asks for it with the media cookie. */
export function storedFileAddress(key: string): string {
  return `${storagePath}${key.split('/').map(encodeURIComponent).join('/')}`
}

/** The address of a stored picture at a width, in the best format that the browser takes. */
export function imageAddress(key: string, width: ImageWidth, quality: number = defaultQuality): string {
  return `/_next/image?url=${encodeURIComponent(storedFileAddress(key))}&w=${String(width)}&q=${String(quality)}`
}

/** Widths that are worth a choice for a cover: from a small card to a full page, on dense screens too. */
const coverWidths = [384, 640, 750, 828, 1080, 1200, 1920] as const satisfies readonly ImageWidth[]

/**
 * What an `<img>` needs to take the right size of a stored picture; its `sizes` says how wide it is shown.
 * @param key `null` gives an image without a source
 */
export function imageSources(key: string | null): { src?: string; srcSet?: string } {
  if (key === null) return {}
  const choices = coverWidths.map((width) => `${imageAddress(key, width)} ${String(width)}w`)
  return { src: imageAddress(key, 1080), srcSet: choices.join(', ') }
}

/**
 * What an `<img>` needs to show the picture of a person in a square, sharp on dense screens too.
 * @param side px of the square
 */
export function portraitSources(key: string, side: number): { src: string; srcSet: string } {
  const largest = 384
  const at = (pixels: number) => imageAddress(key, smallWidths.find((width) => width >= pixels) ?? largest)
  const [once, twice] = [at(side), at(side * 2)]
  return { src: once, srcSet: `${once} 1x, ${twice} 2x` }
}

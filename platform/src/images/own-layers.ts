import { baseOf, imageOf, targets } from './vouch.ts'

/** A step in the making of an image, as `docker history` lists them: the newest first. */
export interface Step {
  createdBy: string
  bytes: number
}

/** What an image may have beyond its base, in bytes. */
export const ownBytesLimit = 80_000_000

/** @returns bytes of the layers that an image has on top of its base, or nothing where it does not stand on it */
export function bytesBeyond(base: readonly Step[], image: readonly Step[]): number | undefined {
  const own = image.length - base.length
  const standsOn = base.every(({ createdBy, bytes }, index) => {
    const below = image[own + index]
    return below?.createdBy === createdBy && below.bytes === bytes
  })
  return standsOn ? image.slice(0, own).reduce((sum, { bytes }) => sum + bytes, 0) : undefined
}

/**
 * What each image adds to the base that the Dockerfile names.
 * @param stepsOf what the engine says of an image
 * @throws Error when an image stands on another base than the one that the engine has
 */
export function ownSizes(version: string, stepsOf: (image: string) => Step[]): { target: string; bytes: number }[] {
  return targets.map((target) => {
    const base = baseOf(target)
    const bytes = bytesBeyond(stepsOf(base), stepsOf(imageOf(target, version)))
    if (bytes !== undefined) return { target, bytes }
    throw new Error(`${target} does not stand on the ${base} that is here: docker pull ${base}, and build again.`)
  })
}

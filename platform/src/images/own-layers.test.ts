import { expect, test } from 'vitest'
import { bytesBeyond, ownSizes, type Step } from './own-layers.ts'

const debian: Step = { createdBy: '# debian.sh --arch amd64', bytes: 74_800_000 }
const environment: Step = { createdBy: 'ENV NODE_VERSION=24.21.0', bytes: 0 }
const node: Step = { createdBy: 'RUN curl -fsSLO https://nodejs.org/…', bytes: 150_000_000 }
const yarn: Step = { createdBy: 'RUN curl -fsSLO https://yarnpkg.com/…', bytes: 5_300_000 }
const base = [yarn, node, environment, debian]
const program: Step = { createdBy: 'COPY /out ./', bytes: 37_000_000 }
const folder: Step = { createdBy: 'RUN install -d /data/files', bytes: 1_000 }

test('all layers of the base belong to the base, the smaller ones too', () => {
  expect(bytesBeyond(base, [program, folder, ...base])).toBe(37_001_000)
  expect(bytesBeyond(base, base)).toBe(0)
})

test('a layer of ours counts, be it larger than the base', () => {
  const large = { ...program, bytes: 900_000_000 }
  expect(bytesBeyond(base, [large, ...base])).toBe(900_000_000)
})

test('nothing is said of an image that stands on something else', () => {
  expect(bytesBeyond(base, [program, yarn, { ...node, bytes: 151_000_000 }, environment, debian])).toBeUndefined()
  expect(bytesBeyond(base, [environment, debian])).toBeUndefined()
})

test('each image is held against the base of its own stage', () => {
  const broker: Step = { createdBy: 'ADD alpine-minirootfs.tar.gz /', bytes: 8_000_000 }
  const stepsOf = (image: string) => {
    const below = /^nats:|broker/.test(image) ? [broker] : base
    return image.startsWith('ensemble/') ? [program, ...below] : below
  }
  const sizes = ownSizes('local', stepsOf)
  expect(sizes.map(({ target }) => target)).toContain('broker')
  expect(new Set(sizes.map(({ bytes }) => bytes))).toEqual(new Set([37_000_000]))
  expect(() => ownSizes('local', (image) => (image.startsWith('node:') ? base : [program]))).toThrow(
    /docker pull node:/,
  )
})

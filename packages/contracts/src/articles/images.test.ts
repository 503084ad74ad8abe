import { expect, test } from 'vitest'
import { imageAddress, imageSources, portraitSources } from './images.ts'

test('a picture is asked for by the address of our storage, a width and the usual quality', () => {
  expect(imageAddress('covers/a b.webp', 640)).toBe(
    '/_next/image?url=%2Fapi%2Ffile%2Fstorage%2Fcovers%2Fa%2520b.webp&w=640&q=75',
  )
})

test('a cover offers sizes for small and dense screens, and nothing where there is none', () => {
  const { src, srcSet = '' } = imageSources('covers/a.webp')
  expect(src).toContain('w=1080')
  expect(srcSet.split(', ').map((choice) => choice.split(' ')[1])).toEqual(
    [384, 640, 750, 828, 1080, 1200, 1920].map((width) => `${String(width)}w`),
  )
  expect(imageSources(null)).toEqual({})
})

test('the picture of a person is asked for as large as it is shown, and twice that for dense screens', () => {
  const { src, srcSet } = portraitSources('avatar/a.webp', 40)
  expect(src).toContain('w=48')
  expect(srcSet.split(', ').map((choice) => choice.replace(/.*w=(\d+)&q=75/, '$1'))).toEqual(['48 1x', '96 2x'])
  expect(portraitSources('avatar/a.webp', 300).srcSet).toContain('w=384&q=75 2x')
})

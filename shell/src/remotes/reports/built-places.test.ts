import { BuiltPlace, mostPlaces } from '@ensemble/contracts/remote-reports'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { builtPlaces } from './built-places.ts'

const origin = 'https://ensemble.example'

function thrown(...frames: string[]): Error {
  return Object.assign(new Error('x'), { stack: ['TypeError: no jeanne@example.org', ...frames].join('\n') })
}

test.each([
  ['Chromium', `    at Page (${origin}/remotes/mf-a/1.0.0-0a/12.0f.js:1:2345)`],
  ['Chromium, without a name', `    at ${origin}/remotes/mf-a/1.0.0-0a/12.0f.js:1:2345`],
  ['Firefox', `Page@${origin}/remotes/mf-a/1.0.0-0a/12.0f.js:1:2345`],
  ['a file asked for again', `    at ${origin}/remotes/mf-a/1.0.0-0a/12.0f.js?retry=m1-2:1:2345`],
])('the frame of %s is a place', (_browser, line) => {
  const places = builtPlaces(thrown(line), origin)
  expect(places).toEqual(['/remotes/mf-a/1.0.0-0a/12.0f.js:1:2345'])
  expect(Check(BuiltPlace, places[0])).toBe(true)
})

test('frames of the shell count, those of nobody and of others do not', () => {
  const error = thrown(
    '    at <anonymous>',
    `    at a (${origin}/assets/main.0f.js:1:2)`,
    '    at b (https://elsewhere.example/assets/main.js:1:2)',
    '    at c (chrome-extension://abc/assets/main.js:1:2)',
    `    at d (${origin}/missions/17?name=Jeanne:1:2)`,
  )
  expect(builtPlaces(error, origin)).toEqual(['/assets/main.0f.js:1:2'])
})

test('a report has room for the innermost places', () => {
  const frames = Array.from({ length: 30 }, (_, index) => `    at ${origin}/assets/main.js:1:${index}`)
  expect(builtPlaces(thrown(...frames), origin)).toHaveLength(mostPlaces)
})

test('what is no error has no place', () => {
  expect(builtPlaces('a string', origin)).toEqual([])
})

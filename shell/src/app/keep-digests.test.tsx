import { afterEach, expect, it } from 'vitest'
import { keepDigests } from './keep-digests.ts'

afterEach(() => document.head.replaceChildren())

it('the list that the page names is fetched, and nothing where it names none or the line is down', async () => {
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    throw new TypeError('no line')
  }
  await keepDigests(fetch)
  expect(asked).toEqual([])
  document.head.innerHTML = '<meta name="ensemble-digests" content="/assets/digests.0123456789abcdef.json sha384-x" />'
  await keepDigests(fetch)
  expect(asked).toEqual(['/assets/digests.0123456789abcdef.json'])
})

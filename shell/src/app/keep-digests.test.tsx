import { expect, it, onTestFinished } from 'vitest'
import { keepDigests } from './keep-digests.ts'

it('the list that the page names is fetched, and nothing where it names none or the line is down', async () => {
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    throw new TypeError('no line')
  }
  await keepDigests(fetch)
  expect(asked).toEqual([])
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'ensemble-digests', content: '/assets/digests.0123456789abcdef.json sha384-x' })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  await keepDigests(fetch)
  expect(asked).toEqual(['/assets/digests.0123456789abcdef.json'])
})

import { expect, test, vi } from 'vitest'
import { abandonPieces, createAddressOf } from './piece-addresses.ts'
import { retryAddress } from './retry-address.ts'

const piece = '/remotes/mf-x/1/12.js'

test('a file is asked for at its own address first, and at a new one each time after that', () => {
  const addressOf = createAddressOf()
  const asked = [1, 2, 3].map(() => addressOf(piece))
  expect(asked).toEqual([piece, retryAddress(piece, 1), retryAddress(piece, 2)])
  expect(addressOf('/remotes/mf-x/1/13.js')).toBe('/remotes/mf-x/1/13.js')
})

test('pieces under way of one build count as failed, those of others go on', () => {
  const failed = vi.fn()
  for (const version of ['1', '2']) {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = `/remotes/mf-x/${version}/12.js`
    script.onerror = () => failed(version)
    document.head.append(script)
  }
  abandonPieces(new URL('/remotes/mf-x/1/', window.location.origin).href)
  expect(failed.mock.calls).toEqual([['1']])
})

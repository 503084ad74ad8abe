import { expect, test } from 'vitest'
import { asFailure, isMissingPiece, LoadFailure } from './load-failure.ts'

function chunkError(message: string) {
  return Object.assign(new Error(message), { name: 'ChunkLoadError' })
}

test.each([
  [
    new Error(
      'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mf_x which needs ^18.0.0',
    ),
    'share',
  ],
  [new Error("Can not get 'react-dom/test-utils'"), 'share'],
  [chunkError('Loading chunk 12 failed.\n(error: https://example.org/12.js)'), 'unreachable'],
  [chunkError('Loading chunk 12 failed.\n(timeout: https://example.org/12.js)'), 'timeout'],
  [new Error('[ Federation Runtime ]: … #RUNTIME-008 … ScriptNetworkError: Script "…" timed out.'), 'timeout'],
  [new Error('[ Federation Runtime ]: … #RUNTIME-008 … ScriptNetworkError: Failed to load script'), 'unreachable'],
  [new Error('[ Federation Runtime ]: … #RUNTIME-008 … ScriptExecutionError: Script "…" threw'), 'threw'],
  [new Error('[ Federation Runtime ]: … #RUNTIME-014'), 'contract'],
  [new TypeError("Cannot read properties of undefined (reading 'x')"), 'threw'],
  ['a string', 'threw'],
])('%s is %s', (error, code) => {
  expect(asFailure(error, 'chunk')).toMatchObject({ phase: 'chunk', code })
})

test('what was understood once is not read again', () => {
  const failure = new LoadFailure('manifest', 'status', 'status 404')
  expect(asFailure(failure, 'module')).toBe(failure)
})

test('a piece that is missing is told from code that throws', () => {
  expect(isMissingPiece(chunkError('Loading chunk 12 failed.'))).toBe(true)
  expect(isMissingPiece(new Error('Loading chunk 12 failed.'))).toBe(false)
})

import { expect, test } from 'vitest'
import { toRequestError } from './request-error.ts'

test('an answer of the API stays what it is, as plain data', () => {
  class Failure extends Error {
    status = 409
    code = 'MISSION_FULL'
    fields = {}
  }
  const { status, code, message } = toRequestError(new Failure('No place left.'))
  expect({ status, code, message }).toEqual({ status: 409, code: 'MISSION_FULL', message: 'No place left.' })
})

test('anything else is SOMETHING_WENT_WRONG without its details', () => {
  expect(toRequestError(new TypeError('x is undefined'))).toEqual({
    status: 0,
    code: 'SOMETHING_WENT_WRONG',
    message: '',
    fields: {},
  })
})

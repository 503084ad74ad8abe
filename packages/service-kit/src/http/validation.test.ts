import { schemas, type CallSchema } from '@ensemble/contracts/schemas'
import { expect, it, vi } from 'vitest'
import { checkOf, compiledLate, createAjv } from '../schema-check.ts'
import { compileValidator, serializerOf } from './validation.ts'

// Nothing is compiled before it is used: what cannot be is found here, and not by the first who calls.
it('everything that calls take and answer can be compiled', () => {
  for (const [id, { params, query, body, data }] of Object.entries<CallSchema>(schemas)) {
    for (const [httpPart, schema] of Object.entries({ params, querystring: query, body })) {
      const check = schema && compileValidator({ schema, httpPart, method: 'POST', url: id })
      expect(() => check?.({}), `${httpPart} of ${id}`).not.toThrow()
    }
    expect(() => checkOf(data)(undefined), `data of ${id}`).not.toThrow()
    const answer = { schema: data, method: 'POST', url: id, httpStatus: '2xx' }
    expect(() => serializerOf(answer), `answer of ${id}`).not.toThrow()
  }
})

it('compiles a check with its first value, and once', () => {
  const compile = vi.fn(() => createAjv().compile({ type: 'string' }))
  const check = compiledLate(compile)
  expect(compile).not.toHaveBeenCalled()
  expect([check('words'), check.errors]).toEqual([true, null])
  expect([check(1), check.errors]).toMatchObject([false, [{ keyword: 'type' }]])
  expect(compile).toHaveBeenCalledOnce()
})

import type { CallId } from '@ensemble/contracts/calls'
import { schemas, type CallSchema } from '@ensemble/contracts/schemas'
import Type, { type TSchema } from 'typebox'
import { describe, expect, it, vi } from 'vitest'
import { checkOf, compiledLate, createAjv } from '../schema-check.ts'
import { fieldErrors } from './field-errors.ts'
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

describe('the least length of what people write', () => {
  const closed = { additionalProperties: false }
  const faultsOf = (schema: TSchema, body: unknown) => {
    const check = compileValidator({ schema, httpPart: 'body', method: 'POST', url: '' })
    return check(body) === true ? {} : fieldErrors(check.errors ?? [])
  }

  it.each<[CallId, object, string]>([
    ['mission.close', { closingNote: ' '.repeat(30) }, 'closingNote'],
    ['mission.cancel', { reason: ' \n '.repeat(5) }, 'reason'],
    ['mission.reschedule', { reason: ' '.repeat(12) }, 'reason'],
    ['mission.reject', { reasonCode: 'other', comment: '\u00a0'.repeat(12) }, 'comment'],
    ['mission.sendSurvey', { kind: 'built_in', subject: '      ' }, 'subject'],
    ['mission.keepTemplate', { missionId: 'a', name: '     ' }, 'name'],
    ['mission.updateWorkspace', { links: [{ title: ' ', url: 'https://a.example' }] }, 'links.0.title'],
    [
      'mission.updateWorkspace',
      { documents: [{ key: 'k', name: '  ', size: 1, contentType: 'a/b' }] },
      'documents.0.name',
    ],
    ['mission.edit', { organisation: { name: '   ' } }, 'organisation.name'],
    ['mission.edit', { questionnaire: { sections: [{ title: '   ' }] } }, 'questionnaire.sections.0.title'],
    ['user.suspend', { reason: '   ' }, 'reason'],
    ['user.decideNeed', { state: 'answered_no', message: ' '.repeat(20) }, 'message'],
    ['article.edit', { attachments: [{ key: 'k', name: ' ' }] }, 'attachments.0.name'],
  ])('refuses what is nothing but spaces: %s %o', (id, body, field) => {
    const call: CallSchema = schemas[id]
    // Of a choice between forms, each says what is wrong with it.
    expect(faultsOf(call.body ?? Type.Unknown(), body)[field]).toContain('TOO_SHORT')
  })

  it('counts characters without the spaces around them, and those between', () => {
    const schema = Type.Object({ words: Type.String({ minLength: 3 }) }, closed)
    expect(faultsOf(schema, { words: ' ab ' })).toEqual({ words: ['TOO_SHORT'] })
    expect(faultsOf(schema, { words: '🌻🌻' })).toEqual({ words: ['TOO_SHORT'] })
    for (const words of ['a b', ' abc ', '🌻🌻🌻', 'é'.repeat(500)]) expect(faultsOf(schema, { words })).toEqual({})
  })

  it('leaves it to whoever keeps a list what becomes of an empty line of it', () => {
    const schema = Type.Object({ lines: Type.Array(Type.String({ minLength: 1 })) }, closed)
    expect(faultsOf(schema, { lines: ['a', ' '] })).toEqual({})
    expect(faultsOf(schema, { lines: [''] })).toEqual({ 'lines.0': ['TOO_SHORT'] })
  })
})

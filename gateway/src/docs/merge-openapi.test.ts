import { describe, expect, it } from 'vitest'
import { mergeDocuments, parseServiceDocument, type ServiceDocument } from './merge-openapi.ts'

const users: ServiceDocument = {
  paths: { '/api/user/{userId}': { get: { summary: 'One user', schema: { $ref: '#/components/schemas/Card' } } } },
  components: { schemas: { Card: { type: 'object', properties: { next: { $ref: '#/components/schemas/Card' } } } } },
}
const missions: ServiceDocument = {
  paths: { '/api/user/{userId}': { put: { summary: 'x' } }, '/api/mission/list': { get: { summary: 'Missions' } } },
  components: { schemas: { Card: { type: 'string' } } },
}

describe('one OpenAPI document', () => {
  it('has the calls of all services, and the schemas of each under its own name', () => {
    const merged = mergeDocuments(
      new Map([
        ['svc-users', users],
        ['svc-missions', missions],
      ]),
    )
    expect(Object.keys(merged.paths)).toEqual(['/api/user/{userId}', '/api/mission/list'])
    expect(merged.paths['/api/user/{userId}']).toEqual({
      get: { summary: 'One user', schema: { $ref: '#/components/schemas/svc-users.Card' }, tags: ['svc-users'] },
      put: { summary: 'x', tags: ['svc-missions'] },
    })
    expect(merged.components.schemas['svc-missions.Card']).toEqual({ type: 'string' })
    expect(merged.components.schemas['svc-users.Card']).toMatchObject({
      properties: { next: { $ref: '#/components/schemas/svc-users.Card' } },
    })
  })

  it('says which service is missing', () => {
    const merged = mergeDocuments(
      new Map([
        ['svc-users', users],
        ['svc-articles', null],
      ]),
    )
    expect(merged['x-unavailable']).toEqual(['svc-articles'])
    expect(merged.info.description).toContain('svc-articles')
  })

  it('takes nothing that is no document', () => {
    expect(parseServiceDocument({ success: false })).toBeNull()
    expect(parseServiceDocument(null)).toBeNull()
  })
})

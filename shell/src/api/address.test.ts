import { describe, expect, it } from 'vitest'
import { addressOf } from './address.ts'

describe('addressOf', () => {
  it('fills parameters and sends those of a GET as query', () => {
    const address = addressOf({
      method: 'GET',
      path: '/mission/:missionId/participants',
      params: { missionId: 'a/b' },
      query: { page: 0, search: 'é&', order: undefined },
    })
    expect(address).toBe('/api/mission/a%2Fb/participants?page=0&search=%C3%A9%26')
  })

  it('fills the rest of an address, whose slashes are its own', () => {
    const address = addressOf({
      method: 'GET',
      path: '/file/storage/*',
      params: { '*': 'article_cover/é.webp' },
      query: { format: 'info' },
    })
    expect(address).toBe('/api/file/storage/article_cover/%C3%A9.webp?format=info')
  })

  it.each(['.', '..', 'a/../b', '../../user/u'])('refuses %s, which would lead to another call', (value) => {
    expect(() => addressOf({ method: 'GET', path: '/file/storage/*', params: { '*': value } })).toThrow(value)
    expect(() => addressOf({ method: 'GET', path: '/mission/:id', params: { id: value } })).toThrow(value)
  })

  it('refuses a path whose parameter is missing', () => {
    expect(() => addressOf({ method: 'GET', path: '/mission/:missionId' })).toThrow('missionId')
  })
})

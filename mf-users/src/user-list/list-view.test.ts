import { describe, expect, test } from 'vitest'
import { listRequest, type ListView, readView, writeView } from './list-view.ts'

const view: ListView = { search: '', filters: [], sort: null, page: 0, pageSize: 25 }
const department = { field: 'departmentCode', operator: 'eq', value: '69' } as const
const profile = { field: 'profileType', operator: 'eq', value: 'patient' } as const

describe('the address of a list', () => {
  test('holds what was chosen, and reads back the same', () => {
    const chosen: ListView = {
      search: 'inès',
      filters: [department],
      sort: { field: 'createdAt', order: 'desc' },
      page: 2,
      pageSize: 50,
    }
    const address = writeView(chosen, new URLSearchParams('tab=suspended'))
    expect(address.get('page')).toBe('3')
    expect(address.get('tab')).toBe('suspended')
    expect(readView(address)).toEqual(chosen)
  })

  test('is empty for the plain list', () => {
    expect(writeView(view, new URLSearchParams('search=old&page=4')).toString()).toBe('')
  })

  test('never tells a profile type', () => {
    const chosen: ListView = { ...view, filters: [profile, department], sort: { field: 'profileType', order: 'asc' } }
    const address = writeView(chosen, new URLSearchParams())
    expect(address.toString()).not.toContain('profileType')
    expect(readView(address).filters).toEqual([department])
    const typed = new URLSearchParams({ filters: JSON.stringify([profile]), sort: 'profileType.asc' })
    expect(readView(typed)).toEqual(view)
  })

  test('survives what people type', () => {
    for (const text of ['filters=[', 'filters={}', 'filters=[1,null,{"field":"a"}]', 'page=-1', 'page=x', 'size=7']) {
      expect(readView(new URLSearchParams(text))).toEqual(view)
    }
  })
})

describe('the call of a list', () => {
  test('goes by address where it may', () => {
    expect(listRequest({ ...view, search: 'a' }, [department])).toEqual({
      by: 'address',
      query: { page: 0, pageSize: 25, search: 'a', filters: JSON.stringify([department]) },
    })
    expect(listRequest(view, [])).toEqual({ by: 'address', query: { page: 0, pageSize: 25 } })
  })

  test('goes by body with a profile type in it', () => {
    expect(listRequest({ ...view, filters: [profile] }, [department])).toEqual({
      by: 'body',
      body: { page: 0, pageSize: 25, filters: [department, profile] },
    })
    expect(listRequest({ ...view, sort: { field: 'profileType', order: 'asc' } }, []).by).toBe('body')
  })
})

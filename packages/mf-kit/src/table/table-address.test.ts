import { describe, expect, test } from 'vitest'
import { readTable, type TableView, unwrittenOf, writePage, writeTable } from './table-address.ts'

const rules = { size: 25, unwritten: ['profileType'] } as const
const view: TableView = { search: '', filters: [], sort: null, page: 0, pageSize: 25 }
const department = { field: 'departmentCode', operator: 'eq', value: '69' } as const
const profile = { field: 'profileType', operator: 'eq', value: 'patient' } as const

describe('the address of a table', () => {
  test('holds what was chosen, and reads back the same', () => {
    const chosen: TableView = {
      search: 'inès',
      filters: [department],
      sort: { field: 'createdAt', order: 'desc' },
      page: 2,
      pageSize: 50,
    }
    const address = writeTable(chosen, new URLSearchParams('tab=suspended'), rules)
    expect(address.get('page')).toBe('3')
    expect(address.get('tab')).toBe('suspended')
    expect(readTable(address, rules)).toEqual(chosen)
    address.set('sort', 'createdAt.desc')
    expect(readTable(address, rules)).toEqual(chosen)
  })

  test('keeps two tables of one screen apart', () => {
    const both = writeTable({ ...view, page: 1, pageSize: 50 }, new URLSearchParams('page=3'), {
      ...rules,
      prefix: 'activity',
    })
    expect(both.toString()).toBe('page=3&activity-page=2&activity-size=50')
    expect(readTable(both, rules)).toMatchObject({ page: 2, pageSize: 25 })
    expect(readTable(both, { ...rules, prefix: 'activity' })).toMatchObject({ page: 1, pageSize: 50 })
    expect(writePage(0, both, 'activity').toString()).toBe('page=3&activity-size=50')
  })

  test('is empty for the plain list', () => {
    expect(writeTable(view, new URLSearchParams('search=old&page=4'), rules).toString()).toBe('')
  })

  test('never tells a field that may not stand there, and takes none from it', () => {
    const chosen: TableView = { ...view, filters: [profile, department], sort: { field: 'profileType', order: 'asc' } }
    const address = writeTable(chosen, new URLSearchParams(), rules)
    expect(address.toString()).not.toContain('profileType')
    expect(readTable(address, rules).filters).toEqual([department])
    expect(unwrittenOf(chosen, rules.unwritten)).toEqual({ filters: [profile], sort: chosen.sort })
    const typed = new URLSearchParams({ filters: JSON.stringify([profile]), sort: 'profileType:asc' })
    expect(readTable(typed, rules)).toEqual(view)
  })

  test('survives what people type', () => {
    for (const text of ['filters=[', 'filters={}', 'filters=[1,null,{"field":"a"}]', 'page=-1', 'page=x', 'size=7']) {
      expect(readTable(new URLSearchParams(text), rules)).toEqual(view)
    }
  })
})

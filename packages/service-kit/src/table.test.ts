import { describe, expect, it } from 'vitest'
import { defineTable, selectList } from './table.ts'

interface Place {
  missionId: string
  position: number | null
  answers: string[]
  workspace: object | null
  createdAt: Date
}

const places = defineTable<Place>('places', {
  missionId: 'uuid',
  position: 'integer',
  answers: 'text[]',
  workspace: 'jsonb',
  createdAt: 'timestamptz',
})

describe('a select list', () => {
  it('gives each column under the name of its property', () => {
    expect(places.select()).toBe('mission_id as "missionId", position, answers, workspace, created_at as "createdAt"')
    expect(places.pick('missionId', 'position').select('p')).toBe('p.mission_id as "missionId", p.position')
    expect(places.without('answers', 'workspace', 'createdAt').select('p')).toBe(
      'p.mission_id as "missionId", p.position',
    )
  })

  it('joins columns and expressions', () => {
    expect(selectList({ ...places.pick('position').columns('p'), takesPart: 'p.a', blind: 'not p.blind' })).toBe(
      'p.position, p.a as "takesPart", not p.blind as "blind"',
    )
  })
})

const row = { missionId: 'm', position: null, answers: ['a'], workspace: [{ a: 1 }], createdAt: new Date(0) }
const values = ['m', null, ['a'], '[{"a":1}]', new Date(0)]

describe('a row', () => {
  it('is inserted by its properties, with JSON as text', () => {
    const insert = places.insert({
      name: 'place-save',
      as: 'p',
      then: `on conflict (mission_id) do update set ${places.excludedBut('missionId', 'createdAt')}`,
    })
    expect(insert(row)).toEqual({
      name: 'place-save',
      text:
        'insert into places as p (mission_id, position, answers, workspace, created_at) values ($1, $2, $3, $4, $5) ' +
        'on conflict (mission_id) do update set position = excluded.position, answers = excluded.answers, ' +
        'workspace = excluded.workspace',
      values,
    })
    expect(insert(row).text).toBe(insert({ ...row, position: 2 }).text)
  })

  it('is updated in the columns that do not say which row it is', () => {
    const update = places.pick('missionId', 'position', 'createdAt').update({
      name: 'place-move',
      by: ['missionId'],
      and: (value) => `created_at < ${value('createdAt')}`,
    })
    expect(update(row)).toEqual({
      name: 'place-move',
      text: 'update places set position = $2, created_at = $3 where mission_id = $1 and created_at < $3',
      values: ['m', null, new Date(0)],
    })
  })

  it('does not compile with a column of another type, or without one', () => {
    // @ts-expect-error a date is no text
    defineTable<Pick<Place, 'createdAt'>>('places', { createdAt: 'text' })
    // @ts-expect-error `position` is missing
    defineTable<Pick<Place, 'missionId' | 'position'>>('places', { missionId: 'uuid' })
  })
})

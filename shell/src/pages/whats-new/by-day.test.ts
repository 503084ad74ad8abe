import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

test('an area is named once a day, with all that it tells of that day', () => {
  const note = (area: string, day: string, fr: string) => ({ area, day, fr, en: fr })
  const notes = [
    note('mf-a', '2026-11-22', 'un'),
    note('mf-b', '2026-11-22', 'deux'),
    note('mf-a', '2026-11-22', 'trois'),
    note('mf-a', '2026-11-21', 'quatre'),
  ]
  const told = byDay(notes).map(([day, areas]) => [day, areas.map(([area, of]) => [area, of.map(({ fr }) => fr)])])
  expect(told).toEqual([
    [
      '2026-11-22',
      [
        ['mf-a', ['un', 'trois']],
        ['mf-b', ['deux']],
      ],
    ],
    ['2026-11-21', [['mf-a', ['quatre']]]],
  ])
})

import { describe, expect, it } from 'vitest'
import { formatDayAndTime, formatPeriod } from './dates.ts'
import { clockIn, instantIn } from './zone-clock.ts'
import { clockOf } from './zone-words.ts'
import { zoneOf } from './zones.ts'

const named: [string, string][] = [
  ['971', 'America/Guadeloupe'],
  ['972', 'America/Martinique'],
  ['973', 'America/Cayenne'],
  ['974', 'Indian/Reunion'],
  ['976', 'Indian/Mayotte'],
  ['987', 'Pacific/Tahiti'],
  ['988', 'Pacific/Noumea'],
]

describe('the zone of a committee', () => {
  it.each(named)('%s is the one of its clocks, in winter and in summer', (code, zone) => {
    for (const instant of ['2027-01-15T10:30:00.000Z', '2027-07-15T22:30:00.000Z']) {
      expect(clockIn(zoneOf(code), instant)).toBe(clockIn(zone, instant))
      expect(instantIn(zoneOf(code), clockIn(zone, instant))).toBe(instant)
    }
  })

  it('is that of Paris elsewhere, and of what is for the whole country', () => {
    for (const code of ['69', '2A', null]) expect(zoneOf(code)).toBe('Europe/Paris')
  })
})

describe('hours of a committee overseas', () => {
  const start = '2026-12-12T13:00:00Z'
  const now = new Date('2026-12-01T12:00:00Z')
  const options = { language: 'fr', now, timeZone: zoneOf('974'), clock: clockOf('974', 'fr') } as const

  it('are those of its clocks, and say so once', () => {
    expect(formatDayAndTime(start, options)).toBe('samedi 12 décembre, 17\u00a0h (heure de La Réunion)')
    expect(formatPeriod(start, '2026-12-12T15:30:00Z', options)).toBe(
      'samedi 12 décembre, 17\u00a0h\u00a0–\u2060\u00a019\u00a0h\u00a030 (heure de La Réunion)',
    )
    expect(formatPeriod('2026-12-12T18:00:00Z', '2026-12-12T21:00:00Z', options)).toBe(
      'du samedi 12 décembre, 22\u00a0h, au dimanche 13 décembre, 1\u00a0h (heure de La Réunion)',
    )
  })

  it('are not spoken of where days alone are said', () => {
    expect(formatPeriod(start, '2026-12-20T15:30:00Z', options)).toBe('du samedi 12 décembre au dimanche 20 décembre')
  })

  it('need no words in metropolitan France', () => {
    expect(clockOf('69', 'fr')).toBeUndefined()
    expect(clockOf(null, 'en')).toBeUndefined()
    expect(clockOf('972', 'en')).toBe('Martinique time')
  })
})

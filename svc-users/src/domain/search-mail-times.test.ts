import { expect, it } from 'vitest'
import { lastQuietMail } from './search-mail-times.ts'

it('kept searches tell by day in Paris, three hours after the mail before', () => {
  expect(lastQuietMail(new Date('2026-11-23T06:59:00Z'))).toBeNull()
  expect(lastQuietMail(new Date('2026-11-23T07:00:00Z'))).toEqual(new Date('2026-11-23T04:00:00Z'))
  expect(lastQuietMail(new Date('2026-07-01T18:59:00Z'))).toEqual(new Date('2026-07-01T15:59:00Z'))
  expect(lastQuietMail(new Date('2026-07-01T19:00:00Z'))).toBeNull()
})

import { expect, it } from 'vitest'
import { calendarPlace } from './calendar-place.ts'

const type = 'event_participation'
const address = '12 place de la Croix-Rousse, 69004 Lyon'
const link = 'https://meet.example/a'

it('what is on site or remote has its address as the place, and the link beside it', () => {
  const mixed = { type, mode: 'mixed', address } as const
  const join = `Pour participer à distance\u00a0: ${link}`
  expect(calendarPlace({ ...mixed, link }, 'fr')).toEqual({ location: address, join, conference: link })
  expect(calendarPlace({ ...mixed, link }, 'en').join).toBe(`To take part remotely: ${link}`)
  const without = 'Vous pouvez aussi participer à distance.'
  expect(calendarPlace({ ...mixed, link: null }, 'fr')).toEqual({ location: address, join: without, conference: null })
  expect(calendarPlace({ ...mixed, mode: 'on_site', link: null }, 'fr').join).toBeNull()
})

it('what is remote has the link as its place, for those who may see it', () => {
  const remote = { type, mode: 'remote', address: '' } as const
  const join = `Lien de la réunion\u00a0: ${link}`
  expect(calendarPlace({ ...remote, link }, 'fr')).toEqual({ location: link, join, conference: link })
  expect(calendarPlace({ ...remote, link: null }, 'fr')).toEqual({
    location: 'À distance',
    join: null,
    conference: null,
  })
})

it('a questionnaire is no meeting that one joins', () => {
  const study = { type: 'studies_and_surveys', mode: 'remote', address: '', link } as const
  const join = `Lien du questionnaire\u00a0: ${link}`
  expect(calendarPlace(study, 'fr')).toEqual({ location: 'À distance', join, conference: null })
})

import { describe, expect, it } from 'vitest'
import { prepareContent } from './mission-content.ts'
import { content } from './samples-content.test-data.ts'

const day = (offset: number) => new Date(Date.UTC(2026, 11, 10 + offset))

describe('the content of a mission', () => {
  it.each([
    ['endAt', 'DATE_ORDER', { endAt: day(-1) }],
    ['registrationDeadline', 'DATE_ORDER', { registrationDeadline: day(1) }],
    ['organisation', 'REQUIRED', { origin: 'external_actor' }],
    ['typeOther', 'REQUIRED', { type: 'other' }],
    ['coverAlt', 'REQUIRED', { coverKey: 'covers/missions/x.webp' }],
    ['city', 'REQUIRED', { mode: 'on_site', city: null }],
    ['postalCode', 'INVALID_POSTAL_CODE', { postalCode: '6900' }],
    ['endAt', 'OUT_OF_RANGE', { endAt: day(800) }],
    ['description', 'TOO_SHORT', { description: `<p>${'<strong></strong>'.repeat(9)}Bonjour</p>` }],
    ['meetingUrl', 'UNSAFE_LINK', { meetingUrl: 'http://example.org' }],
  ] as const)('says that %s is %s', (field, code, changes) => {
    expect(() => prepareContent({ ...content(day(0)), ...changes })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', fields: { [field]: [code] } }),
    )
  })

  it('lets a survey take registrations until its end', () => {
    const survey = { type: 'studies_and_surveys', endAt: day(20), registrationDeadline: day(15) } as const
    expect(prepareContent({ ...content(day(0)), ...survey })).toMatchObject(survey)
  })

  it('stores no text of spaces, in whatever part', () => {
    const spaces = { website: '  ', contactName: ' ', contactPhone: ' ' }
    const contactEmail = 'a@example.org'
    const known = { type: 'association' as const, domains: ['prevention' as const], contactEmail }
    const { energy, organisation } = prepareContent({
      ...content(day(0)),
      origin: 'external_actor',
      energy: { ...content(day(0)).energy, travelNote: '   ' },
      organisation: { ...known, ...spaces, name: ' Le club ' },
    })
    expect(energy.travelNote).toBeNull()
    expect(organisation).toEqual({ ...known, name: 'Le club', website: null, contactName: null, contactPhone: null })
  })

  it('stores clean rich text only', () => {
    const long = `<p>${'Bonjour '.repeat(8).trim()}</p>`
    const { description } = prepareContent({ ...content(day(0)), description: `${long}<script>x</script>` })
    expect(description).toBe(long)
  })
})

import type { LinkAnswer } from '@ensemble/contracts/missions/answer-link'
import { afterEach, expect, it } from 'vitest'
import { RequestFailure } from '../../api/request-failure.ts'
import { openShell } from '../../testing/open-shell.tsx'
import { byWords } from '../../testing/type-into.ts'

let shell: Awaited<ReturnType<typeof openShell>>

const link: LinkAnswer = {
  missionId: '0198a000-0000-7000-8000-000000000001',
  ask: 'invitation',
  title: 'Tenir le stand : samedi',
  startAt: '2026-12-12T13:00:00.000Z',
  endAt: '2026-12-12T16:00:00.000Z',
  state: 'open',
}

async function open(look: unknown, after?: unknown, path = '/mission_answer#signed.by.us'): Promise<void> {
  shell = await openShell({ path, answers: { '/mission/answer_link/look': look, '/mission/answer_link': after } })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows('Votre réponse')
}

const press = (words: string) => shell.do(() => byWords(words)?.click())

afterEach(async () => {
  await shell.close()
  window.history.replaceState(null, '', '/')
})

it('shows the mission of the link, asks once, and says what was noted; the token leaves the address bar', async () => {
  await open(link, { ...link, state: 'coming' })
  await shell.shows('Participez-vous à cette mission')
  await shell.shows('samedi 12 décembre')
  await shell.shows('Tenir le stand\u00a0: samedi')
  expect(window.location.hash).toBe('')
  await press('Oui, je participe')
  await shell.shows('C’est noté')
  await shell.shows('Vous participez à cette mission.')
  expect(document.activeElement?.textContent).toContain('C’est noté')
  expect(shell.bodies.at(-1)).toEqual({ token: 'signed.by.us', answer: 'yes' })
  expect(byWords('Non, je décline')).toBeUndefined()
})

it('shows the answer that was pressed at work, and not the other, while the line is slow', async () => {
  await open(link, () => new Promise(() => undefined))
  await shell.shows('Participez-vous à cette mission')
  const courseOf = (words: string) => {
    const button = byWords(words)
    return ['disabled', 'aria-disabled', 'aria-busy'].map((name) => button?.getAttribute(name))
  }
  await press('Non, je décline')
  expect(courseOf('Non, je décline')).toEqual([null, 'true', 'true'])
  expect(courseOf('Oui, je participe')).toEqual([null, 'true', null])
  // Only one of them can count.
  await press('Oui, je participe')
  expect(shell.bodies.filter((body) => body !== undefined)).toEqual([
    { token: 'signed.by.us' },
    { token: 'signed.by.us', answer: 'no' },
  ])
})

it('asks whoever gives a place back nothing but that', async () => {
  await open({ ...link, ask: 'withdrawal' }, { ...link, state: 'not_coming' })
  await shell.shows('Ne souhaitez-vous plus participer')
  await shell.shows('vos réponses sont effacées')
  expect(byWords('Oui, je participe')).toBeUndefined()
  await press('Je ne participerai pas')
  await shell.shows('Vous ne participez pas à cette mission.')
})

it.each([
  ['the day before', 20, 23, /^01\u00a099/],
  ['on the day', -1, 2, /^01\u00a099/],
  ['weeks ahead', 900, 903, /^$/],
  ['of a mission of months', -900, 900, /^$/],
] as const)(
  'whoever gives a place back %s reads whom to call, before and after',
  async (_when, from, until, number) => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const asked: LinkAnswer = { ...link, ask: 'withdrawal', departmentCode: '69', startAt: at(from), endAt: at(until) }
    const call = () => document.querySelector('main a[href^="tel:"]')?.textContent ?? ''
    await open(asked, { ...asked, state: 'not_coming' })
    await shell.shows('Ne souhaitez-vous plus participer')
    await shell.eventually(() => expect(call()).toMatch(number))
    await press('Je ne participerai pas')
    await shell.shows('Vous ne participez pas à cette mission.')
    expect(call()).toMatch(number)
  },
)

it('whoever gives a place back after a new date that is near reads whom to call, and not before', async () => {
  const startAt = new Date(Date.now() + 20 * 3_600_000).toISOString()
  const asked: LinkAnswer = { ...link, ask: 'new_date', departmentCode: '69', startAt, endAt: null }
  const call = () => document.querySelector('main a[href^="tel:"]')?.textContent
  await open(asked, { ...asked, state: 'not_coming' })
  await shell.shows('La nouvelle date vous convient-elle')
  expect(call()).toBeUndefined()
  await press('Non, je rends ma place')
  await shell.shows('C’est noté')
  expect(call()).toMatch(/^01\u00a099/)
})

it('lets decline only, where a yes has to answer the questions of the team', async () => {
  await open({ ...link, state: 'asks_more' })
  await shell.shows('il faut répondre aux questions de l’équipe')
  expect(byWords('Oui, je participe')).toBeUndefined()
  expect(byWords('Non, je décline')).toBeDefined()
})

it.each([
  ['coming', 'Votre réponse est déjà notée'],
  ['not_coming', 'Votre réponse est déjà notée'],
  ['changed', 'La mission a changé depuis ce message'],
  ['over', 'Il n’y a plus rien à répondre'],
] as const)('says of a link that is %s why it asks nothing', async (state, words) => {
  await open({ ...link, state })
  await shell.shows(words)
  expect(document.querySelectorAll('main button')).toHaveLength(0)
})

it('leads from an earlier date to the mission, and to no message that may not have been sent', async () => {
  await open({ ...link, state: 'changed' })
  await shell.shows('La date n’est plus celle de ce message.')
  expect(document.querySelector('main')?.textContent).not.toContain('plus récent')
  expect(byWords('Ouvrir la mission (connexion nécessaire)')?.getAttribute('href')).toBe(`/missions/${link.missionId}`)
})

it.each([
  ['LINK_EXPIRED', 410, 'Ce lien n’est plus valable'],
  ['NOT_FOUND', 404, 'Ce lien ne s’ouvre pas'],
] as const)('leads on from a link that is refused with %s', async (code, status, words) => {
  await open(new RequestFailure({ status, code, message: '', fields: {} }))
  await shell.shows(words)
})

it('asks for the link where there is none', async () => {
  await open(link, undefined, '/mission_answer')
  await shell.shows('Ouvrez le lien de votre e-mail')
})

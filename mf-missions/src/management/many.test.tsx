import type { Mission } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { beforeEach, expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { onPhoneScreen } from '../testing/phone-screen.ts'
import {
  readerId,
  sampleCounters,
  sampleId,
  sampleManaged,
  sampleMission,
  samplePage,
} from '../testing/sample-missions.ts'

const nobody = { 'user.list': () => samplePage([]) }
const description = `<p>${'Vous tenez le stand à trois, assis. '.repeat(3)}</p>`
const own = { description, managerIds: [readerId], creatorId: readerId }

beforeEach(onPhoneScreen)

test('what is chosen is changed in one act, which says what could not be and why, and is taken back', async () => {
  const sent: unknown[] = []
  const [first, second] = [sampleManaged(1), { ...sampleManaged(2), title: 'Stand : la fin' }]
  const before = { managerIds: [readerId], contactName: 'Avant', registrationDeadline: null }
  const page = await open('/missions/management', {
    session: { role: 'referent' },
    answers: {
      ...nobody,
      'mission.managed': () => samplePage([first, second]),
      'mission.editMany': ({ body }) => {
        sent.push(body)
        return {
          changed: [{ missionId: first.id, updatedAt: '2026-12-01T09:00:00.000Z', before }],
          unchanged: 0,
          failed: [{ missionId: second.id, code: 'MISSION_CLOSED' }],
        }
      },
      'mission.edit': ({ body }) => {
        sent.push(body)
        throw refusal('STALE_UPDATE', 'Une autre personne a modifié ce contenu.')
      },
    },
  })
  await expect.poll(page.text).toContain('Mission 1')
  for (const box of page.all('input[type="checkbox"]')) box.click()
  page.press('Modifier')
  await expect.poll(page.text).toContain('Modifier 2 missions')
  const confirm = () => page.all('[role="dialog"] button[type="submit"]')[0]?.click()
  confirm()
  await expect.poll(page.text).toContain('Choisissez ce qui doit changer.')
  page.type('Nouveau contact montré aux membres', 'Le comité')
  confirm()
  await expect.poll(page.text).toContain('1 mission est modifiée')
  expect(sent).toEqual([{ missionIds: [first.id, second.id], contactName: 'Le comité' }])
  expect(page.text()).toContain('Stand\u00a0: la fin\u00a0: elle est terminée ou annulée.')
  page.press('Annuler ces changements')
  await expect.poll(() => sent.at(-1)).toEqual({ ...before, updatedAt: '2026-12-01T09:00:00.000Z' })
  // What could not be taken back is named, since the line that offered it is gone.
  await expect
    .poll(() => page.toasts.at(-1)?.message)
    .toBe('1 mission a changé entre-temps et n’a pas été remise\u00a0: Mission 1.')
  page.unmount()
})

test('drafts are found by name among what one runs, each at its own address', async () => {
  const page = await open('/missions/management', {
    session: { role: 'referent' },
    answers: {
      'mission.managed': () => samplePage([]),
      'user.drafts': () => ({
        items: [
          { key: 'mission.form.new.abc', title: 'Tenir un stand : samedi', updatedAt: '2026-11-20T09:00:00.000Z' },
          { key: 'mission.form.new', title: null, updatedAt: '2026-11-19T09:00:00.000Z' },
          { key: `mission.form.${sampleId(101)}`, title: 'Lire à deux', updatedAt: '2026-11-18T09:00:00.000Z' },
        ],
      }),
    },
  })
  await expect.poll(page.text).toContain('3 brouillons')
  const address = (name: string) => page.control(name).getAttribute('href')
  expect(address('Reprendre le brouillon Tenir un stand\u00a0: samedi')).toBe('/missions/management?form=new&draft=abc')
  expect(address('Reprendre le brouillon Sans titre')).toBe('/missions/management?form=new&draft=first')
  expect(address('Reprendre le brouillon Lire à deux')).toBe(`/missions/management?form=edit&mission=${sampleId(101)}`)
  page.unmount()
})

test('a change of one date of a series asks which dates it is for', async () => {
  const sent: unknown[] = []
  const mission = sampleMission({ ...own, allowedActions: ['edit'] })
  const later = { missionId: sampleId(102), startAt: '2099-12-19T13:00:00.000Z', open: true }
  const dates = [{ missionId: mission.id, startAt: mission.startAt, open: true }, later]
  let { title } = mission
  const page = await open(`/missions/${mission.id}`, {
    session: { role: 'referent' },
    answers: {
      ...nobody,
      'mission.get': () => ({ ...mission, title, series: { id: sampleId(900), dates } }),
      'mission.editFollowing': ({ body }) => {
        sent.push(body)
        title = body.title ?? title
        return { changed: 1, failed: [{ missionId: later.missionId, code: 'MISSION_CLOSED' }] }
      },
    },
  })
  await expect.poll(page.text).toContain('Modifier')
  await page.go(`/missions/management?form=edit&mission=${mission.id}`)
  await expect.poll(page.text).toContain('Étape 1 sur 5')
  page.type('Titre', 'Un autre titre')
  page.press('Enregistrer maintenant')
  await expect.poll(page.text).toContain('Quelles dates changer')
  page.all('input[type="radio"]').at(-1)?.click()
  page.press('Enregistrer')
  await expect.poll(() => sent).toMatchObject([{ title: 'Un autre titre', updatedAt: mission.updatedAt }])
  // In one toast: a second would take the place of the first.
  await expect
    .poll(() => page.toasts.map(({ message }) => message))
    .toEqual(['1 date est modifiée. Cette date est restée comme elle était\u00a0: samedi 19 décembre 2099.'])
  await page.go(`/missions/${mission.id}`)
  await expect.poll(() => page.all('h1')[0]?.textContent).toBe('Un autre titre')
  page.unmount()
})

test('a refused mission is corrected with the reason in view, at any step, and not sent back as it was', async () => {
  const comment = 'Dites où l’on se retrouve.'
  const rejection = { reasonCode: 'other' as const, comment, at: '2026-11-20T09:00:00.000Z', by: sampleId(5) }
  const mission = sampleMission({ ...own, rejection, allowedActions: ['edit', 'resubmit'] })
  const page = await open(`/missions/management?form=edit&mission=${mission.id}`, {
    session: { role: 'referent' },
    answers: { ...nobody, 'mission.get': () => mission, 'mission.edit': () => mission },
  })
  await expect.poll(page.text).toContain(comment)
  page.all('ol button').at(-1)?.click()
  await expect.poll(page.text).toContain('Étape 5 sur 5')
  page.press('Renvoyer en validation')
  await expect.poll(page.text).toContain('Rien n’a changé depuis le refus.')
  expect(page.requests.filter(({ method, path }) => method === 'PUT' && path.startsWith('/mission'))).toEqual([])
  page.unmount()
})

test('a series that waits for its approval is sent for it, with as many missions as there will be', async () => {
  const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const times = { startAt: after(7), endAt: after(7.1) }
  const page = await open(`/missions/management?form=copy&mission=${sampleMission().id}`, {
    session: { role: 'referent' },
    answers: {
      ...nobody,
      'mission.get': () => sampleMission({ ...own, ...times, allowedActions: ['edit'] }),
      'mission.createSeries': ({ body }) => ({
        seriesId: sampleId(900),
        missions: ['', ...body.dates].map((_, index) => ({ id: sampleId(index), startAt: times.startAt })),
      }),
    },
  })
  await expect.poll(page.text).toContain('Étape 1 sur 5')
  page.press('Continuer')
  await expect.poll(page.text).toContain('Étape 2 sur 5')
  page.all('input[type="radio"][value="week"]')[0]?.click()
  page.type('Jusqu’au', after(29).slice(0, 10))
  await expect.poll(page.text).toContain('2 dates de plus')
  for (const step of [3, 4, 5]) {
    page.press('Continuer')
    await expect.poll(page.text).toContain(`Étape ${step} sur 5`)
  }
  page.press('Envoyer les 3 missions pour validation')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('3 missions attendent leur validation.')
  page.unmount()
})

test('days are added to a series at the hour of the mission, and stand among its dates at once', async () => {
  const sent: unknown[] = []
  const mission = sampleMission({ allowedActions: ['edit'] })
  const time = mission.startAt.slice(11)
  // What was cancelled is no date of the series any more.
  const cancelled = { missionId: sampleId(3), startAt: `2031-03-04T${time}`, open: false }
  const known = [mission.id, sampleId(2)].map((missionId) => ({ missionId, startAt: mission.startAt, open: true }))
  let dates = [...known, cancelled]
  const page = await open(`/missions/${mission.id}`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => ({ ...mission, series: { id: sampleId(900), dates } }),
      'mission.extendSeries': ({ body }) => {
        sent.push(body)
        const missions = body.dates.map((startAt, index) => ({ id: sampleId(950 + index), startAt }))
        dates = [...dates, ...missions.map(({ id, startAt }) => ({ missionId: id, startAt, open: true }))]
        return { missions }
      },
    },
  })
  await expect.poll(page.text).toContain('Les dates de cette mission')
  page.press('Ajouter des dates')
  await expect.poll(page.text).toContain('Elle attend d’abord la validation du siège.')
  page.type('Une autre date', '2020-03-04')
  page.press('Ajouter cette date')
  await expect.poll(page.text).toContain('Choisissez un jour à venir.')
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  page.type('Une autre date', mission.startAt.slice(0, 10))
  page.press('Ajouter cette date')
  await expect.poll(page.text).toContain('Cette date est déjà dans la liste.')
  page.type('Une autre date', '2031-03-04')
  page.press('Ajouter cette date')
  await expect.poll(page.text).toContain('1 date de plus')
  // What is written and not added counts as if it had been, and is refused as it would be.
  page.type('Une autre date', '2031-03-04')
  page.press('Ajouter')
  await expect.poll(page.text).toContain('Cette date est déjà dans la liste.')
  expect(sent).toEqual([])
  page.type('Une autre date', '2031-03-11')
  page.press('Ajouter')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('2 dates sont ajoutées.')
  expect(sent).toEqual([{ dates: [`2031-03-04T${time}`, `2031-03-11T${time}`] }])
  const links = () => page.all('section[aria-labelledby="mission-dates"] a').map((link) => link.getAttribute('href'))
  await expect.poll(links).toContain(`/missions/${sampleId(950)}`)
  page.unmount()
})

test('a day that is taken out again hands the focus to the next one, and the last to the field', async () => {
  const mission = sampleMission({ allowedActions: ['edit'] })
  const dates = [{ missionId: mission.id, startAt: mission.startAt, open: true }]
  const page = await open(`/missions/${mission.id}`, {
    session: { role: 'referent' },
    answers: { 'mission.get': () => ({ ...mission, series: { id: sampleId(900), dates } }) },
  })
  await expect.poll(page.text).toContain('Les dates de cette mission')
  page.press('Ajouter des dates')
  await expect.poll(page.text).toContain('Une autre date')
  const boxes = () => page.all('[role="dialog"] input[type="checkbox"]')
  for (const [index, day] of ['2031-03-04', '2031-03-11', '2031-03-18'].entries()) {
    page.type('Une autre date', day)
    page.press('Ajouter cette date')
    await expect.poll(boxes).toHaveLength(index + 1)
  }
  const [first, second, third] = boxes()
  second?.focus()
  second?.click()
  await expect.poll(() => document.activeElement).toBe(third)
  third?.click()
  await expect.poll(() => document.activeElement).toBe(first)
  first?.click()
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('date')
  page.unmount()
})

test('a day that is written and not added keeps its step where it is wrong, and else is one of the series', async () => {
  const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const times = { startAt: after(7), endAt: after(7.1) }
  const page = await open(`/missions/management?form=copy&mission=${sampleMission().id}`, {
    session: { role: 'referent' },
    answers: { ...nobody, 'mission.get': () => sampleMission({ ...own, ...times, allowedActions: ['edit'] }) },
  })
  await expect.poll(page.text).toContain('Étape 1 sur 5')
  page.press('Continuer')
  await expect.poll(page.text).toContain('Étape 2 sur 5')
  page.all('input[type="radio"][value="dates"]')[0]?.click()
  await expect.poll(page.text).toContain('Une autre date')
  page.type('Une autre date', after(1).slice(0, 10))
  page.press('Continuer')
  await expect.poll(page.text).toContain('Choisissez un jour après le premier.')
  expect(page.text()).toContain('Étape 2 sur 5')
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  page.type('Une autre date', after(29).slice(0, 10))
  for (const step of [3, 4, 5]) {
    page.press('Continuer')
    await expect.poll(page.text).toContain(`Étape ${step} sur 5`)
  }
  expect(page.text()).toContain('Envoyer les 2 missions pour validation')
  page.unmount()
})

/** A mission with another date behind it, and a service that cancels or deletes both. */
async function openSeries(changes: Partial<Mission>) {
  const sent: unknown[] = []
  let mission = sampleMission(changes)
  const dates = [mission.id, sampleId(2)].map((missionId) => ({ missionId, startAt: mission.startAt, open: true }))
  const page = await open(`/missions/${mission.id}`, {
    session: { role: 'headquarter_referent' },
    answers: {
      ...nobody,
      'mission.get': () => ({ ...mission, series: { id: sampleId(900), dates } }),
      'mission.managed': () => samplePage([]),
      'mission.cancelFollowing': ({ body }) => {
        sent.push(body)
        const { reason } = body
        if (reason === undefined) return { cancelled: 0, deleted: 2, failed: [] }
        const cancellation = { at: '2026-11-20T09:00:00.000Z', reason }
        mission = { ...mission, displayStatus: 'cancelled', cancellation, allowedActions: [] }
        return { cancelled: 2, deleted: 0, failed: [] }
      },
    },
  })
  await expect.poll(page.text).toContain('Les dates de cette mission')
  page.press('Autres actions')
  const choose = async (act: string) => {
    await expect.poll(() => page.all('[role="menuitem"]').length).toBeGreaterThan(0)
    page
      .all('[role="menuitem"]')
      .find(({ textContent }) => textContent === act)
      ?.click()
    await expect.poll(page.text).toContain('Cette date et la suivante')
    page.all('input[type="radio"]').at(-1)?.click()
  }
  return { page, sent, choose }
}

test('a date that is cancelled with those that follow shows as cancelled at once', async () => {
  const reason = 'Une tempête est annoncée sur la ville.'
  const { page, sent, choose } = await openSeries({ allowedActions: ['cancel', 'edit'], counters: sampleCounters })
  await choose('Annuler la mission')
  page.type('La raison, dans vos mots', reason)
  page.submit('La raison, dans vos mots')
  await expect.poll(page.text).toContain('Mission annulée le')
  expect(sent).toEqual([{ reason }])
  page.unmount()
})

test('a date that is deleted with those that follow is not asked for again: its page is left', async () => {
  const { page, sent, choose } = await openSeries({ allowedActions: ['delete', 'edit'], approvedAt: null })
  await choose('Supprimer')
  page.press('Supprimer la mission')
  await expect.poll(page.address).toContain('/missions/management')
  expect(sent).toEqual([{}])
  expect(page.requests.filter(({ path }) => path === '/mission/:missionId')).toHaveLength(1)
  page.unmount()
})

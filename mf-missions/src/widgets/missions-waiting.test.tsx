import type { UnreadThread, WaitingForStaff } from '@ensemble/contracts/missions/http'
import { missionOfContact } from '@ensemble/contracts/users/contact-state'
import { type MountedRemote, refusal, toldWaiting } from '@ensemble/mf-kit/fake-shell'
import { afterEach, expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCounters, sampleMission } from '../testing/sample-missions.ts'

let page: MountedRemote | null = null
afterEach(() => {
  page?.unmount()
  page = null
})

const userId = '0190a000-0000-7000-8000-000000000002'
const missionId = '0190a000-0000-7000-8000-000000000010'
const session = { role: 'referent' as const }

function request(placesLeft: number | null = 2): WaitingForStaff {
  return {
    kind: 'request',
    since: '2026-11-01T08:00:00.000Z',
    late: true,
    pressing: true,
    mission: {
      id: missionId,
      title: 'Stand au marché',
      startAt: '2026-12-12T13:00:00.000Z',
      endAt: null,
      departmentCode: '69',
      placesLeft,
      questions: ['Pouvez-vous conduire ?'],
    },
    person: {
      userId,
      displayName: 'Paul Martin',
      departmentCode: '69',
      motivation: 'J’aime rencontrer du monde.',
      answers: ['Oui'],
      conflictOfInterest: null,
    },
  }
}

function answer<Item = WaitingForStaff>(items: Item[]) {
  return { items, total: items.length, totalIsCapped: false, page: 0, pageSize: 100, lastPage: 0 }
}

/** Nobody has written. */
const noMessages = { 'mission.unreadThreads': () => answer<UnreadThread>([]) }

const told = () => toldWaiting().find(({ area }) => area === 'mf-missions')?.items

/** A page of so many things that wait, as many as are asked for. */
function pageOf<Item>(all: Item[], pageSize = 25) {
  return { ...answer(all.slice(0, pageSize)), total: all.length, pageSize }
}

test.each([
  [141, 'La liste contient maintenant tout ce qui attend dans les missions.'],
  [502, 'Encore 2 choses attendent dans les missions.'],
])('of %i things that wait, those beyond one page join the list on demand', async (total, words) => {
  const all = Array.from({ length: total }, () => request())
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      'mission.unreadThreads': ({ query }) => pageOf<UnreadThread>([], query.pageSize),
      'mission.waiting': ({ query }) => pageOf(all, query.pageSize),
    },
  })
  await expect.poll(() => told()?.length).toBe(100)
  const more = page.control(`Ajouter à la liste les ${total - 100} autres choses qui attendent dans les missions`)
  more.focus()
  more.click()
  await expect.poll(() => told()?.length).toBe(Math.min(total, 500))
  // The button is gone: whoever pressed it is told what became of it.
  await expect.poll(() => document.activeElement?.textContent).toContain(words)
})

test('where the others do not come, the list stays, and the same button asks again', async () => {
  const all = Array.from({ length: 102 }, () => request())
  let down = true
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      'mission.unreadThreads': ({ query }) => pageOf<UnreadThread>([], query.pageSize),
      'mission.waiting': ({ query }) => {
        if (down && query.pageSize === 500) throw refusal('SERVICE_UNAVAILABLE', 'Momentanément indisponible')
        return pageOf(all, query.pageSize)
      },
    },
  })
  const more = 'Ajouter à la liste les 2 autres choses qui attendent dans les missions'
  await expect.poll(() => told()?.length).toBe(100)
  page.press(more)
  await expect.poll(page.text).toContain('Momentanément indisponible')
  expect(told()?.length).toBe(100)
  down = false
  page.press(more)
  await expect.poll(() => told()?.length).toBe(102)
})

test('somebody who wrote is told until the thread is opened, which is done in place', async () => {
  const unread = {
    userId,
    displayName: 'Paul Martin',
    since: '2026-11-02T08:00:00.000Z',
    late: true,
    lastText: 'Où se garer ?',
    mission: { id: missionId, title: 'Stand au marché', startAt: '2026-12-12T13:00:00.000Z', departmentCode: '69' },
  }
  const thread = { userId, displayName: 'Paul Martin', messages: [], unread: 1, mayWrite: true }
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      'mission.waiting': () => answer([request()]),
      'mission.unreadThreads': () => answer<UnreadThread>([{ ...unread, pressing: true }]),
      'mission.thread': () => thread,
      'mission.readThread': () => ({ unread: 0 }),
    },
  })
  await expect.poll(() => told()?.length).toBe(2)
  expect(told()?.[1]).toMatchObject({
    kind: 'Message à lire',
    title: 'Paul Martin',
    to: `/missions/${missionId}?tab=messages&thread=${userId}`,
    words: 'Où se garer ?',
    by: unread.mission.startAt,
  })
  told()?.[1]?.others?.[0]?.open()
  await expect.poll(() => document.querySelector('[role="dialog"]')?.textContent).toContain('Paul Martin')
})

test('somebody who asks can be asked back in place, or passed on', async () => {
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      ...noMessages,
      'mission.waiting': () => answer([request()]),
      'mission.thread': () => ({ userId, displayName: 'Paul Martin', messages: [], unread: 0, mayWrite: true }),
    },
  })
  await expect.poll(() => told()?.length).toBe(1)
  const others = told()?.[0]?.others ?? []
  expect(others.map(({ label }) => label)).toEqual(['Refuser', 'Poser une question', 'Transmettre'])
  others[1]?.open()
  await expect.poll(() => document.querySelector('[role="dialog"]')?.textContent).toContain('Stand au marché')
})

test('who may not write to people of a mission is not offered to ask them back', async () => {
  const waiting = request()
  const answers = {
    ...noMessages,
    'mission.waiting': () => answer([{ ...waiting, mission: { ...waiting.mission, mayWrite: false } }]),
  }
  page = await open('/home', { widget: 'missions-waiting', session: { role: 'headquarter_referent' }, answers })
  await expect.poll(() => told()?.[0]?.others?.map(({ label }) => label)).toEqual(['Refuser', 'Transmettre'])
})

const [reader, claude] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000003']

test('a request is passed on to somebody of the team, with a word', async () => {
  let passed: unknown = null
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      ...noMessages,
      'mission.waiting': () => answer([request()]),
      'mission.colleagues': () => ({ items: [{ userId: claude, displayName: 'Claude Roux' }] }),
      'mission.passOnRequest': ({ body }) => {
        passed = body
        return { passedOn: [] }
      },
    },
  })
  await expect.poll(() => told()?.length).toBe(1)
  told()?.[0]?.others?.[2]?.open()
  await expect.poll(() => page?.text()).toContain('Claude Roux')
  page.type('Quelques mots pour cette personne (facultatif)', 'À toi.')
  page.press('Transmettre')
  await expect.poll(() => passed).toEqual({ userId, toId: claude, words: 'À toi.' })
})

test('a request that was passed on says to whom, by whom and with which words', async () => {
  const waiting = request()
  const passed = { toId: claude, toName: 'Claude Roux', byId: reader, byName: '', at: waiting.since, words: 'À toi.' }
  const person = waiting.person && { ...waiting.person, passedOn: [passed] }
  const answers = { ...noMessages, 'mission.waiting': () => answer([{ ...waiting, person }]) }
  page = await open('/home', { widget: 'missions-waiting', session, answers })
  await expect
    .poll(() => told()?.[0]?.note)
    .toMatch(/^Demande transmise à Claude Roux par vous, le 1er novembre 2026, .*: «\u00a0À toi.\u00a0»$/)
})

test('who has no e-mail address is marked as such', async () => {
  const waiting = request()
  const person = waiting.person && { ...waiting.person, byTelephone: true }
  const answers = { ...noMessages, 'mission.waiting': () => answer([{ ...waiting, person }]) }
  page = await open('/home', { widget: 'missions-waiting', session, answers })
  await expect.poll(() => told()?.[0]?.about).toContain('Par téléphone · Stand au marché')
})

test('who asked is told to the home of the staff with the mission, the words, and the way to them', async () => {
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: { ...noMessages, 'mission.waiting': () => answer([request()]) },
  })
  await expect.poll(() => told()?.length).toBe(1)
  expect(told()?.[0]).toMatchObject({
    kind: 'Demande de participation',
    several: 'Demandes de participation',
    title: 'Paul Martin',
    to: `/missions/${missionId}?tab=participants&show=${userId}`,
    late: true,
    by: '2026-12-12T13:00:00.000Z',
    words: 'J’aime rencontrer du monde.\nPouvez-vous conduire ?\nOui',
    fold: { readOn: 'Lire la suite', readLess: 'Replier' },
    accept: { label: 'Accepter', done: 'Paul Martin participe à la mission.' },
  })
})

test('accepting says why the service could not, and where no place is left it is not offered', async () => {
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      ...noMessages,
      'mission.waiting': () => answer([request(), { ...request(0), since: '2026-11-02T08:00:00.000Z' }]),
      'mission.acceptUser': () => ({ updated: [], failed: [{ userId, code: 'MISSION_FULL' }] }),
    },
  })
  await expect.poll(() => told()?.length).toBe(2)
  const [open1, full] = told() ?? []
  await expect(open1?.accept?.send()).resolves.toBe('Il n’y a plus de place disponible.')
  expect(full?.accept).toBeUndefined()
  expect(full?.hindrance).toContain('Plus de place libre')
})

test('refusing asks for the reason in a window', async () => {
  let refused: unknown = null
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      ...noMessages,
      'mission.waiting': () => answer([request()]),
      'mission.rejectUser': ({ body }) => {
        refused = body
        return { updated: [userId], failed: [] }
      },
    },
  })
  await expect.poll(() => told()?.length).toBe(1)
  told()?.[0]?.others?.[0]?.open()
  await expect.poll(() => document.body.textContent).toContain('Paul Martin')
  expect(refused).toBeNull()
})

test.each([0, 2])('the window of an answer says which of the missions it is about (%i)', async (which) => {
  const answers = {
    ...noMessages,
    'mission.waiting': () => answer([request()]),
    'mission.colleagues': () => ({ items: [{ userId: claude, displayName: 'Claude Roux' }] }),
  }
  page = await open('/home', { widget: 'missions-waiting', session, answers })
  await expect.poll(() => told()?.length).toBe(1)
  told()?.[0]?.others?.[which]?.open()
  await expect
    .poll(() => document.querySelector('[role="dialog"]')?.textContent)
    .toContain('Stand au marché · samedi 12 décembre')
})

test('a mission to approve and one without a note are told, each with what can be done here', async () => {
  const mission = { ...request(), person: null }
  const submission = { kind: 'new', since: mission.since, byName: null, updatedAt: mission.since } as const
  const approved: unknown[] = []
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      ...noMessages,
      'mission.approve': ({ body }) => {
        approved.push(body)
        return sampleMission()
      },
      'mission.waiting': () =>
        answer([
          { ...mission, kind: 'approval', mission: { ...mission.mission, submission } },
          { ...mission, kind: 'note' },
        ]),
    },
  })
  await expect.poll(() => told()?.length).toBe(2)
  expect(told()?.map(({ kind, accept }) => [kind, accept?.label])).toEqual([
    ['Mission à valider', 'Valider'],
    ['Mission finie, note de clôture à écrire', undefined],
  ])
  told()?.[0]?.others?.[1]?.open()
  expect(page.address()).toBe(`/home?contact=mission_managers&mission=${missionId}`)
  expect(missionOfContact(page.addressState())).toEqual({ title: 'Stand au marché', detail: expect.any(String) })
  // What is approved is the text that stood here, whatever became of it since.
  await told()?.[0]?.accept?.send()
  expect(approved).toEqual([{ updatedAt: mission.since }])
})

test.each([
  ['new', 'Les membres ne la voient pas.'],
  ['edited', 'le texte validé avant redevient visible'],
] as const)('refusing a mission that is %s says what its members see afterwards', async (kind, words) => {
  const waiting = request()
  const submission = { kind, since: waiting.since, byName: 'Claude Roux' }
  const approval = { ...waiting, person: null, kind: 'approval', mission: { ...waiting.mission, submission } } as const
  const answers = { ...noMessages, 'mission.waiting': () => answer([approval]) }
  page = await open('/home', { widget: 'missions-waiting', session, answers })
  await expect.poll(() => told()?.length).toBe(1)
  told()?.[0]?.others?.[0]?.open()
  await expect.poll(() => document.querySelector('[role="dialog"]')?.textContent).toContain(words)
  // Several may wait, and dates of a series have one title.
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Stand au marché · samedi 12 décembre')
})

test.each([
  [3, 'La note est envoyée aux personnes confirmées.'],
  [0, 'La note est enregistrée sur la mission.'],
])('the note that a mission with %i people lacks is written in place', async (validatedCount, becameOfIt) => {
  let noted: unknown = null
  const over = sampleMission({
    id: missionId,
    displayStatus: 'closed',
    allowedActions: ['add_closing_note'],
    counters: { ...sampleCounters, validatedCount },
  })
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      ...noMessages,
      'mission.waiting': () => answer([{ ...request(), person: null, kind: 'note' }]),
      'mission.get': () => over,
      'mission.close': ({ body }) => {
        noted = body
        return over
      },
    },
  })
  await expect.poll(() => told()?.length).toBe(1)
  expect(told()?.[0]?.others?.map(({ label }) => label)).toEqual(['Écrire la note de clôture', 'Écrire à l’équipe'])
  told()?.[0]?.others?.[0]?.open()
  await expect.poll(() => document.querySelectorAll('[role="dialog"] textarea:not([readonly])').length).toBe(1)
  expect(page.text()).toContain(over.title)
  page.type('Ce que cette aide a permis', 'Trente personnes sont venues au stand.')
  page.submit('Ce que cette aide a permis')
  await expect.poll(() => noted).toMatchObject({ closingNote: 'Trente personnes sont venues au stand.' })
  await expect.poll(() => page?.toasts.map(({ message }) => message)).toEqual([becameOfIt])
})

test('messages that cannot be read are said to be missing, keep no request back, and nothing is called done', async () => {
  let requests = [request()]
  let down = true
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      'mission.waiting': () => answer(requests),
      'mission.unreadThreads': () => {
        if (down) throw refusal('SERVICE_UNAVAILABLE', 'Momentanément indisponible')
        return answer<UnreadThread>([])
      },
    },
  })
  await expect.poll(page.text).toContain('Les messages n’ont pas pu être chargés')
  await expect.poll(() => told()?.length).toBe(1)
  requests = []
  page.change({ tag: 'mission', id: missionId })
  await expect.poll(told).toBeNull()
  down = false
  page.press('Réessayer')
  await expect.poll(told).toEqual([])
  expect(page.text()).not.toContain('Les messages')
})

test('a list that cannot be loaded says so and offers to try again', async () => {
  page = await open('/home', {
    widget: 'missions-waiting',
    session,
    answers: {
      ...noMessages,
      'mission.waiting': () => {
        throw refusal('SERVICE_UNAVAILABLE', 'Momentanément indisponible')
      },
    },
  })
  await expect.poll(page.text).toContain('n’ont pas pu être chargées')
  expect(told()).toBeNull()
})

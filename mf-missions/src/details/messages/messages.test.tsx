import type { Thread } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { keptDraft } from '../../testing/kept-draft.ts'
import { open } from '../../testing/open.tsx'
import {
  readerId,
  sampleCounters,
  sampleId,
  sampleMission,
  samplePage,
  sampleParticipant,
} from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`
const staff = { role: 'headquarter_referent' } as const
const question = {
  id: sampleId(31),
  fromTeam: false,
  authorName: 'Inès Karoui',
  subject: null,
  text: 'Où se retrouve-t-on ?',
  sentAt: '2026-11-20T09:00:00.000Z',
}
const threadOf = (changes: Partial<Thread> = {}): Thread => ({
  userId: readerId,
  displayName: 'Inès Karoui',
  messages: [question],
  unread: 0,
  mayWrite: true,
  ...changes,
})

test('a person asks the team from the page of the mission, and reads what is new', async () => {
  const sent: unknown[] = []
  const read: unknown[] = []
  let thread = threadOf({ messages: [], unread: 0 })
  const page = await open(address, {
    answers: {
      'mission.get': () =>
        sampleMission({
          allowedActions: ['unregister'],
          myParticipation: sampleParticipant(),
          myThread: { messages: thread.messages.length, unread: thread.unread, mayWrite: true },
        }),
      'mission.thread': ({ params }) => {
        expect(params.userId).toBe('me')
        return thread
      },
      'mission.writeMessage': ({ body }) => {
        sent.push(body)
        const reply = {
          ...question,
          id: sampleId(32),
          fromTeam: true,
          authorName: 'Solange Mondésir',
          text: 'Au marché.',
        }
        thread = threadOf({ messages: [question, reply], unread: 1 })
        return thread
      },
      'mission.readThread': ({ params }) => {
        read.push(params.userId)
        thread = { ...thread, unread: 0 }
        return { unread: 0 }
      },
    },
  })
  await expect.poll(page.text).toContain('Poser une question à l’équipe')
  page.press('Poser une question à l’équipe')
  await expect.poll(page.text).toContain('Aucun message pour le moment.')
  // Its place is there before the first message is spoken.
  const [log] = page.all('[role="log"][aria-relevant="additions"]')
  expect(page.text()).toContain('N’écrivez rien sur la santé')
  // Who would write of distress all the same reads whom to call.
  const called = page.all('[role="dialog"] a[href^="tel:"]').map(({ textContent }) => textContent)
  expect(called).toEqual(['15', '112', '3114'])
  page.press('Envoyer')
  await expect.poll(page.text).toContain('Écrivez au moins 2 caractères.')
  page.type('Votre message', ' Où se retrouve-t-on ? ')
  page.press('Envoyer')
  await expect.poll(() => sent).toEqual([{ text: 'Où se retrouve-t-on ?' }])
  await expect.poll(page.text).toContain('Solange Mondésir, pour l’équipe')
  expect(log?.querySelectorAll('[role="list"] > li').length).toBe(2)
  await expect.poll(() => read).toEqual(['me'])
  page.unmount()
})

test('a window of messages says that it shows the newest alone', async () => {
  const page = await open(address, {
    answers: {
      'mission.get': () =>
        sampleMission({
          allowedActions: ['unregister'],
          myParticipation: sampleParticipant(),
          myThread: { messages: 201, unread: 0, mayWrite: true },
        }),
      'mission.thread': () => threadOf({ messages: [question, { ...question, id: sampleId(32) }], more: true }),
    },
  })
  await expect.poll(page.text).toContain('Messages avec l’équipe')
  page.press('Messages avec l’équipe')
  await expect.poll(page.text).toContain('Seuls les 2 messages les plus récents sont montrés ici.')
  page.unmount()
})

test.each([
  [true, 'un appel à passer rejoint la page d’accueil de l’équipe', 'par e-mail'],
  [false, 'elle le reçoit par e-mail', 'un appel à passer'],
])('a team reads how the person hears of it (by telephone: %s)', async (byTelephone, said, unsaid) => {
  const page = await open(`${address}?tab=messages&thread=${sampleId(7)}`, {
    session: staff,
    answers: {
      'mission.get': () =>
        sampleMission({ allowedActions: ['see_participants'], counters: sampleCounters, threads: { unread: 0 } }),
      'mission.threads': () => samplePage([]),
      'mission.letters': () => samplePage([]),
      'mission.thread': () => threadOf({ userId: sampleId(7), byTelephone }),
      'mission.readThread': () => ({ unread: 0 }),
    },
  })
  await expect.poll(page.text).toContain(said)
  expect(page.text()).not.toContain(unsaid)
  page.unmount()
})

test('a team sees what waits, and writes to all after reading the mail as it will be', async () => {
  const sent: unknown[] = []
  const page = await open(`${address}?tab=messages`, {
    session: staff,
    answers: {
      'mission.get': () =>
        sampleMission({
          allowedActions: ['see_participants'],
          counters: sampleCounters,
          threads: { unread: 1 },
        }),
      'mission.threads': () =>
        samplePage([
          {
            userId: sampleId(7),
            displayName: 'Inès Karoui',
            lastAt: question.sentAt,
            lastText: question.text,
            lastFromTeam: false,
            unread: 1,
          },
        ]),
      'mission.letters': () =>
        samplePage([
          {
            id: sampleId(41),
            subject: 'Informations pratiques',
            text: 'À neuf heures.',
            authorName: 'Solange Mondésir',
            sentAt: question.sentAt,
            people: [{ userId: sampleId(7), displayName: 'Inès Karoui', read: true }],
          },
        ]),
      'mission.writeLetter': ({ body }) => {
        sent.push(body)
        return { sent: 3 }
      },
    },
  })
  await expect.poll(page.text).toContain('1 nouveau message')
  expect(page.text()).toContain('Messages (1)')
  await expect.poll(page.text).toContain('Inès Karoui – ouvert sur la plateforme')
  page.press('Écrire à plusieurs personnes')
  await expect.poll(page.text).toContain('Aux personnes confirmées (3)')
  page.submit('Objet')
  await expect.poll(page.text).toContain('Écrivez au moins 3 caractères.')
  page.type('Objet', 'Rendez-vous : samedi')
  page.type('Votre message', 'À 9h30 : au marché.')
  await expect
    .poll(() => page.requests.filter(({ method }) => method === 'PUT').map(({ params }) => params?.['key']))
    .toContain(`letter.${sampleMission().id}`)
  page.submit('Objet')
  await expect.poll(page.text).toContain('Objet\u00a0: Rendez-vous\u00a0: samedi (Mission 1)')
  // As the mail will say it; what is sent is what was typed.
  expect(page.text()).toContain('À 9\u00a0h\u00a030\u00a0: au marché.')
  expect(page.text()).toContain('sans voir les autres adresses')
  page.press('Envoyer à 3 personnes')
  const words = { subject: 'Rendez-vous : samedi', text: 'À 9h30 : au marché.' }
  await expect.poll(() => sent).toEqual([{ audience: 'confirmed', ...words }])
  await expect.poll(() => page.toasts).toMatchObject([{ message: 'Message envoyé à 3 personnes.' }])
  page.unmount()
})

test('a mail that is on its way is not corrected, and its refusal is read where it was sent', async () => {
  let refuse: (() => void) | undefined
  const page = await open(`${address}?tab=messages`, {
    session: staff,
    answers: {
      'mission.get': () =>
        sampleMission({ allowedActions: ['see_participants'], counters: sampleCounters, threads: { unread: 0 } }),
      'mission.threads': () => samplePage([]),
      'mission.letters': () => samplePage([]),
      'mission.writeLetter': () =>
        new Promise<never>((_, reject) => (refuse = () => reject(refusal('FORBIDDEN', 'Trop de courriers.')))),
    },
  })
  await expect.poll(page.text).toContain('Écrire à plusieurs personnes')
  page.press('Écrire à plusieurs personnes')
  await expect.poll(page.text).toContain('Aux personnes confirmées (3)')
  page.type('Objet', 'Rendez-vous')
  page.type('Votre message', 'À neuf heures, au marché.')
  page.submit('Objet')
  await expect.poll(page.text).toContain('Envoyer à 3 personnes')
  page.press('Envoyer à 3 personnes')
  await expect.poll(() => page.control('Envoyer à 3 personnes').getAttribute('aria-busy')).toBe('true')
  page.press('Modifier')
  page.press('Fermer')
  await expect.poll(() => refuse).toBeDefined()
  refuse?.()
  await expect.poll(page.text).toContain('Trop de courriers.')
  page.press('Modifier')
  await expect
    .poll(() => page.all('input').some((field) => 'value' in field && field.value === 'Rendez-vous'))
    .toBe(true)
  page.unmount()
})

test('nothing can be typed into a message that is on its way, for its field is emptied afterwards', async () => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const page = await open(address, {
    answers: {
      'mission.get': () =>
        sampleMission({
          allowedActions: ['unregister'],
          myParticipation: sampleParticipant(),
          myThread: { messages: 0, unread: 0, mayWrite: true },
        }),
      'mission.thread': () => threadOf({ messages: [] }),
      'mission.writeMessage': () => held.then(() => threadOf()),
    },
  })
  const field = () => page.all('[role="dialog"] textarea:not([aria-hidden])')[0]
  await expect.poll(page.text).toContain('Poser une question à l’équipe')
  page.press('Poser une question à l’équipe')
  await expect.poll(field).toHaveProperty('readOnly', false)
  page.type('Votre message', 'Où se retrouve-t-on ?')
  page.press('Envoyer')
  await expect.poll(() => page.control('Envoyer').getAttribute('aria-busy')).toBe('true')
  expect(field()).toHaveProperty('readOnly', true)
  answer()
  await expect.poll(field).toMatchObject({ readOnly: false, value: '' })
  page.unmount()
})

/** Two pages of threads and of letters, from the second of which `failing` keeps what stands there. */
function openTwoPages(failing: () => ReturnType<typeof refusal> | null, of = '') {
  const thread = {
    userId: sampleId(7),
    lastAt: question.sentAt,
    lastText: question.text,
    lastFromTeam: false,
    unread: 0,
  }
  const letter = { text: 'À neuf heures.', authorName: null, sentAt: question.sentAt, people: [] }
  const pageOf = <Item,>(items: Item[], page: number) => {
    const failure = page > 0 ? failing() : null
    if (failure) throw failure
    return { ...samplePage(items), page, lastPage: 1, total: 30 }
  }
  return open(`${address}?tab=messages${of}`, {
    session: staff,
    answers: {
      'mission.get': () =>
        sampleMission({ allowedActions: ['see_participants'], counters: sampleCounters, threads: { unread: 0 } }),
      'mission.threads': ({ query }) => pageOf([{ ...thread, displayName: `Personne ${query.page}` }], query.page ?? 0),
      'mission.letters': ({ query }) =>
        pageOf([{ ...letter, id: sampleId(41), subject: `Lettre ${query.page}` }], query.page ?? 0),
    },
  })
}

test('a page that does not load says so under its own number, and is asked for again', async () => {
  let silent = true
  const page = await openTwoPages(() => (silent ? refusal('SERVICE_UNAVAILABLE', 'Réessayez dans un instant.') : null))
  const buttons = (words: string) => page.all('button').filter(({ textContent }) => textContent === words)
  await expect.poll(page.text).toContain('Personne 0')
  await expect.poll(page.text).toContain('Lettre 0')
  for (const next of buttons('Page suivante')) next.click()
  await expect.poll(() => buttons('Réessayer')).toHaveLength(2)
  expect(page.text()).not.toContain('Personne 0')
  expect(page.text()).not.toContain('Lettre 0')
  // The way back stays.
  expect(buttons('Page précédente')).toHaveLength(2)
  silent = false
  for (const again of buttons('Réessayer')) again.click()
  await expect.poll(page.text).toContain('Personne 1')
  await expect.poll(page.text).toContain('Lettre 1')
  page.unmount()
})

test('messages and letters keep their pages apart in the address, and it leads to both', async () => {
  const turned = await openTwoPages(() => null)
  await expect.poll(turned.text).toContain('Personne 0')
  await expect.poll(turned.text).toContain('Lettre 0')
  for (const next of turned.all('button')) if (next.textContent === 'Page suivante') next.click()
  await expect.poll(turned.text).toContain('Personne 1')
  await expect.poll(turned.text).toContain('Lettre 1')
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(turned.address().split('?')[1])))
    .toEqual({ tab: 'messages', page: '2', 'letters-page': '2' })
  turned.unmount()
  const shared = await openTwoPages(() => null, '&letters-page=2')
  await expect.poll(shared.text).toContain('Personne 0')
  await expect.poll(shared.text).toContain('Lettre 1')
  shared.unmount()
})

test('a page of messages that is no more leads to the first', async () => {
  let refused = 0
  const page = await openTwoPages(() => {
    refused += 1
    return refusal('PAGE_OUT_OF_RANGE', 'Cette page n’existe pas.')
  }, '&page=2&letters-page=2')
  const back = () => page.all('button').filter(({ textContent }) => textContent === 'Page précédente')
  await expect.poll(page.text).toContain('Personne 0')
  await expect.poll(page.text).toContain('Lettre 0')
  expect(refused).toBe(2)
  await expect.poll(page.address).toBe(`${address}?tab=messages`)
  await expect.poll(() => back().filter((button) => button.hasAttribute('aria-disabled'))).toHaveLength(2)
  expect(page.text()).toContain('Personne 0')
  expect(page.text()).toContain('Lettre 0')
  page.unmount()
})

test('a question that was begun waits on the server until it is sent', async () => {
  const draft = keptDraft(`thread.${sampleMission().id}.me`, { text: 'Où se retrouve' })
  const page = await open(address, {
    answers: {
      'mission.get': () =>
        sampleMission({
          allowedActions: ['unregister'],
          myParticipation: sampleParticipant(),
          myThread: { messages: 0, unread: 0, mayWrite: true },
        }),
      'mission.thread': () => threadOf({ messages: [] }),
      'mission.writeMessage': () => threadOf(),
      ...draft.answers,
    },
  })
  await expect.poll(page.text).toContain('Poser une question à l’équipe')
  page.press('Poser une question à l’équipe')
  const written = () =>
    page.all('textarea:not([readonly])').map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
  await expect.poll(written).toContain('Où se retrouve')
  page.type('Votre message', 'Où se retrouve-t-on ?')
  await expect.poll(draft.content).toContain('Où se retrouve-t-on ?')
  page.press('Envoyer')
  await expect.poll(draft.content).toBeNull()
  page.unmount()
})

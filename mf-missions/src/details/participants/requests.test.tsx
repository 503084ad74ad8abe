import { refusal } from '@ensemble/mf-kit/fake-shell'
import { afterEach, expect, test, vi } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

afterEach(() => void vi.useRealTimers())

const address = `/missions/${sampleMission().id}`

test('who runs the mission reads the requests and has both answers at hand', async () => {
  const mission = sampleMission({
    counters: sampleCounters,
    allowedActions: ['see_participants', 'decide_participants'],
  })
  const rows = [sampleRow({ motivation: 'Je connais bien le sujet.' })]
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage(rows),
      'user.list': () => samplePage([]),
    },
  })
  await expect.poll(page.text).toContain('Je connais bien le sujet.')
  await expect.poll(page.text).toContain('Il reste')
  // Nobody is on the waiting list, so it is not spoken of.
  expect(page.text()).toContain('2 demandes à traiter · 3 places confirmées · 1 invitation en cours')
  expect(page.text()).not.toContain('liste d’attente')
  expect(page.all('button').some(({ textContent }) => textContent === 'Refuser Inès Karoui')).toBe(true)
  page.unmount()
})

const asks = (userId: string, displayName: string) => sampleRow({ userId, displayName })
const [ines, paul] = [
  asks('00000000-0000-4000-8000-000000000011', 'Inès Karoui'),
  asks('00000000-0000-4000-8000-000000000012', 'Paul Martin'),
]

/** Two people ask for a place of this mission, and the answers are sent by a clock of the test. */
async function openTwoRequests(placesLeft: number, failed: readonly { userId: string; code: string }[] = []) {
  const sent: unknown[] = []
  let rows = [ines, paul]
  const mission = sampleMission({
    placesLeft,
    counters: sampleCounters,
    allowedActions: ['see_participants', 'decide_participants'],
  })
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage(rows),
      'user.list': () => samplePage([]),
      'mission.acceptUser': ({ body }) => {
        sent.push(body)
        if (failed.length > 0) return { updated: [], failed: [...failed] }
        rows = rows.filter(({ userId }) => !body.userIds.includes(userId))
        return { updated: body.userIds, failed: [] }
      },
    },
  })
  await expect.poll(page.text).toContain('Paul Martin')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const button = (name: string) => page.all('button').find((one) => one.textContent === name)
  const isThere = (name: string) => expect.poll(() => button(name) !== undefined)
  return { page, sent, button, isThere }
}

test('an acceptance is held for ten seconds, in which it is taken back where it was given', async () => {
  const { page, sent, isThere } = await openTwoRequests(1)
  page.press('Accepter Inès Karoui')
  await isThere('Annuler Inès Karoui').toBe(true)
  expect(page.all('[role="status"]').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('Dans 10 secondes\u00a0: Inès Karoui participe à la mission.'),
  )
  await isThere('Refuser Inès Karoui').toBe(false)
  page.press('Annuler Inès Karoui')
  await isThere('Accepter Inès Karoui').toBe(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent).toEqual([])
  page.press('Accepter Inès Karoui')
  await isThere('Annuler Inès Karoui').toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => sent).toEqual([{ userIds: [ines.userId] }])
  await isThere('Annuler Inès Karoui').toBe(false)
  page.unmount()
})

test('of several acceptances that are held each is heard once, as it comes', async () => {
  const { page, isThere } = await openTwoRequests(5)
  page.press('Accepter Inès Karoui')
  await isThere('Annuler Inès Karoui').toBe(true)
  const region = page.all('[role="status"][aria-atomic="false"]')[0]
  const said = () => [...(region?.children ?? [])]
  const [first] = said()
  page.press('Accepter Paul Martin')
  await isThere('Annuler Paul Martin').toBe(true)
  expect(said()).toEqual([first, expect.anything()])
  expect(said().at(-1)?.textContent).toContain('Paul Martin participe')
  // In sight as well, where nobody hears it a second time.
  const drawn = page.all('p').filter(({ textContent }) => textContent.includes('Dans 10 secondes'))
  expect(drawn.map((line) => line.closest('[aria-hidden="true"]') !== null)).toEqual([true, true])
  page.unmount()
})

test('a place that is held for one person is not given to another', async () => {
  const { page, button, isThere } = await openTwoRequests(1)
  page.press('Accepter Inès Karoui')
  await isThere('Annuler Inès Karoui').toBe(true)
  expect(button('Accepter Paul Martin')?.hasAttribute('disabled')).toBe(true)
  page.unmount()
})

test('several acceptances leave in one call, and leaving the page sends them at once', async () => {
  const { page, sent, isThere } = await openTwoRequests(5)
  for (const box of page.all('[role="row"] input[type="checkbox"]').slice(1)) box.click()
  await expect.poll(page.text).toContain('2 personnes choisies')
  await isThere('Accepter').toBe(true)
  page.press('Accepter')
  await isThere('Annuler pour ces 2 personnes').toBe(true)
  page.unmount()
  await expect.poll(() => sent).toEqual([{ userIds: [ines.userId, paul.userId] }])
})

test('why an acceptance could not be given is said, and it can be given again', async () => {
  const { page, isThere } = await openTwoRequests(5, [{ userId: ines.userId, code: 'MISSION_FULL' }])
  page.press('Accepter Inès Karoui')
  await isThere('Annuler Inès Karoui').toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Il n’y a plus de place disponible.')
  await isThere('Accepter Inès Karoui').toBe(true)
  page.unmount()
})

test('each reason why acceptances could not be given is said with its names', async () => {
  const { page, isThere } = await openTwoRequests(5, [
    { userId: ines.userId, code: 'MISSION_FULL' },
    { userId: paul.userId, code: 'NOT_REGISTERED' },
  ])
  for (const box of page.all('[role="row"] input[type="checkbox"]').slice(1)) box.click()
  await isThere('Accepter').toBe(true)
  page.press('Accepter')
  await isThere('Annuler pour ces 2 personnes').toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect
    .poll(() => page.toasts.at(-1)?.message)
    .toBe(
      'Inès Karoui\u00a0: Il n’y a plus de place disponible. Paul Martin\u00a0: Cette personne n’est plus inscrite.',
    )
  page.unmount()
})

test('a refusal that fails keeps its reason and comment, even when the list changes below it', async () => {
  const mission = sampleMission({
    counters: sampleCounters,
    allowedActions: ['see_participants', 'decide_participants'],
  })
  let waiting = [sampleRow()]
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage(waiting),
      'user.list': () => samplePage([]),
      'mission.rejectUser': () => {
        throw refusal('SERVICE_UNAVAILABLE', 'Réessayez dans un instant.')
      },
    },
  })
  await expect.poll(page.text).toContain('Inès Karoui')
  page.press('Refuser Inès Karoui')
  await expect.poll(page.text).toContain('Inès Karoui\u00a0: refuser cette demande')
  page.type('Quelques mots pour la personne (facultatif)', 'Merci de votre intérêt.')
  waiting = []
  page.change({ tag: 'participant', id: mission.id })
  await expect.poll(page.text).toContain('Personne pour l’instant')
  const comments = page.all('textarea').map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
  expect(comments).toContain('Merci de votre intérêt.')
  page.unmount()
})

test('a place that is taken back is called no request, and who refuses several at once reads who loses one', async () => {
  const sent: unknown[] = []
  const withPlace = { ...ines, validationStatus: 'validated', awaitedFrom: 'none' } as const
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () =>
        sampleMission({ counters: sampleCounters, allowedActions: ['see_participants', 'decide_participants'] }),
      'mission.participants': () => samplePage([withPlace, paul]),
      'user.list': () => samplePage([]),
      'mission.rejectUser': ({ body }) => {
        sent.push(body)
        return { updated: [ines.userId], failed: [{ userId: paul.userId, code: 'STATUS_CONFLICT' }] }
      },
    },
  })
  await expect.poll(page.text).toContain('Paul Martin')
  const boxes = () => page.all('tbody input[type="checkbox"]')
  for (const box of boxes()) box.click()
  await expect.poll(page.text).toContain('2 personnes choisies')
  page.press('Refuser')
  await expect.poll(page.text).toContain('Refuser 2 personnes\u00a0?')
  expect(page.text()).toContain('Les personnes qui ont une place confirmée la perdent.')
  page.press('Annuler')
  await expect.poll(() => page.all('[role="dialog"]').length).toBe(0)
  boxes()[1]?.click()
  await expect.poll(page.text).toContain('1 personne choisie')
  page.press('Retirer la place')
  await expect.poll(page.text).toContain('Inès Karoui\u00a0: retirer sa place\u00a0?')
  expect(page.text()).toContain('Cette place n’est plus réservée.')
  const inWindow = (name: string) => page.all('[role="dialog"] button').find((one) => one.textContent === name)
  expect(inWindow('Refuser')).toBeUndefined()
  page.press('Annuler')
  await expect.poll(() => page.all('[role="dialog"]').length).toBe(0)
  boxes()[1]?.click()
  await expect.poll(page.text).toContain('2 personnes choisies')
  page.press('Refuser')
  await expect.poll(() => inWindow('Refuser')).toBeDefined()
  page
    .all('[role="dialog"] [role="combobox"]')[0]
    ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  await expect.poll(() => page.all('[role="option"]').length).toBeGreaterThan(1)
  page.all('[role="option"]')[0]?.click()
  await expect.poll(() => page.all('[role="option"]').length).toBe(0)
  inWindow('Refuser')?.click()
  // One toast is shown at a time: a second would hide for whom it could not be done.
  await expect
    .poll(() => page.toasts.map(({ message }) => message))
    .toEqual(['La réponse est envoyée à 1 personne. Paul Martin\u00a0: L’état a changé entre-temps.'])
  expect(sent).toMatchObject([{ userIds: [ines.userId, paul.userId] }])
  page.unmount()
})

/** Refused people, each by whom and how they came in; the last one as a service of before tells it. */
const refused = (
  [
    ['Ada', 'registration', 'staff'],
    ['Béa', 'invitation', 'staff'],
    ['Carl', 'registration', 'system'],
    ['Dina', 'invitation', 'system'],
    ['Enzo', 'invitation', 'member'],
    ['Flora', 'registration', undefined],
    ['Gaël', 'invitation', undefined],
  ] as const
).map(([displayName, origin, rejectedBy], index) =>
  sampleRow({
    displayName,
    origin,
    userId: `00000000-0000-4000-8000-00000000002${index}`,
    validationStatus: 'rejected',
    awaitedFrom: 'none',
    ...(rejectedBy && { rejectedBy }),
  }),
)

test.each([
  ['participants', 'Accepter ', ['Ada', 'Béa', 'Flora']],
  ['invitations', 'Renvoyer l’invitation – ', ['Dina', 'Gaël']],
])('what may still be done about a refusal goes by who refused, in the tab of %s', async (tab, act, names) => {
  const page = await open(`${address}?tab=${tab}`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () =>
        sampleMission({
          counters: sampleCounters,
          allowedActions: ['see_participants', 'decide_participants', 'add_participants'],
        }),
      'mission.participants': () => samplePage(refused),
      'user.list': () => samplePage([]),
    },
  })
  await expect.poll(page.text).toContain('Gaël')
  const offered = page.all('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(offered.filter((name) => name.startsWith(act))).toEqual(names.map((name) => `${act}${name}`))
  page.unmount()
})

test('whether somebody came is noted in one press, beside their name', async () => {
  const noted: unknown[] = []
  const mission = sampleMission({ counters: sampleCounters, allowedActions: ['see_participants', 'set_attendance'] })
  const row = sampleRow({ validationStatus: 'validated', awaitedFrom: 'none' })
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([row]),
      'user.list': () => samplePage([]),
      'mission.attendance': ({ body }) => {
        noted.push(body)
        return { updated: [row.userId], failed: [] }
      },
    },
  })
  await expect.poll(() => page.all('[role="group"][aria-label="Présence de Inès Karoui"]')).toHaveLength(1)
  const choices = page.all('[role="group"][aria-label="Présence de Inès Karoui"] button')
  // Words that break would make all three as high as the row.
  const look = [...(choices[0]?.parentElement?.classList ?? [])].at(-1)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  expect(rules.filter((rule) => rule.includes(`.${look} button`)).join()).toContain('white-space: nowrap')
  choices[0]?.click()
  await expect.poll(() => noted).toEqual([{ items: [{ userId: row.userId, attendance: 'present' }] }])
  page.unmount()
})

test('what was noted of the wrong person is taken back by the same press', async () => {
  const noted: unknown[] = []
  const mission = sampleMission({ counters: sampleCounters, allowedActions: ['see_participants', 'set_attendance'] })
  let row = sampleRow({ validationStatus: 'validated', awaitedFrom: 'none', attendance: 'absent' })
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([row]),
      'user.list': () => samplePage([]),
      'mission.attendance': ({ body }) => {
        noted.push(body)
        row = { ...row, attendance: body.items[0]?.attendance ?? null }
        return { updated: [row.userId], failed: [] }
      },
    },
  })
  const pressed = () => page.all('[role="group"] button[aria-pressed="true"]')
  await expect.poll(() => pressed().map(({ textContent }) => textContent)).toEqual(['Absence'])
  pressed()[0]?.click()
  await expect.poll(pressed).toEqual([])
  expect(noted).toEqual([{ items: [{ userId: row.userId, attendance: null }] }])
  expect(page.toasts).toMatchObject([{ message: 'La présence de 1 personne n’est plus notée.' }])
  page.unmount()
})

test('presses on one row after the other are all noted, also while an answer is on its way', async () => {
  const noted: unknown[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const mission = sampleMission({ counters: sampleCounters, allowedActions: ['see_participants', 'set_attendance'] })
  const rows = ['Inès Karoui', 'Ali Benali', 'Léa Petit'].map((displayName, at) =>
    sampleRow({
      userId: `00000000-0000-4000-8000-00000000000${at}`,
      displayName,
      validationStatus: 'validated',
      awaitedFrom: 'none',
    }),
  )
  const page = await open(`${address}?tab=participants`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage(rows),
      'user.list': () => samplePage([]),
      'mission.attendance': async ({ body }) => {
        noted.push(body)
        await held
        return { updated: [], failed: [] }
      },
    },
  })
  await expect.poll(() => page.all('[role="group"][aria-label^="Présence de"]')).toHaveLength(3)
  for (const group of page.all('[role="group"][aria-label^="Présence de"]')) group.querySelector('button')?.click()
  await expect.poll(() => noted).toHaveLength(1)
  release()
  const item = ({ userId }: { userId: string }) => ({ userId, attendance: 'present' })
  await expect.poll(() => noted).toEqual([{ items: rows.slice(0, 1).map(item) }, { items: rows.slice(1).map(item) }])
  page.unmount()
})

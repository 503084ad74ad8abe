import { type Answers, refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, onTestFinished, test, vi } from 'vitest'
import { open } from '../testing/open.tsx'
import { pick } from '../testing/pick.ts'
import { sampleId, samplePage, sampleRow, sampleUser } from '../testing/sample-users.ts'

/** A list with one account, which is gone once `done` says so. */
function listOf(row: ReturnType<typeof sampleRow>, acts: Answers, done: () => boolean = () => false): Answers {
  const nothing = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 }
  return {
    'user.list': () => samplePage(done() ? [] : [row]),
    'mission.managed': () => nothing,
    'mission.statistics': () => ({ series: [] }),
    'user.needs': () => nothing,
    'article.list': () => nothing,
    ...acts,
  }
}

type Page = Awaited<ReturnType<typeof open>>

async function choose(page: Page, act: string) {
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  const inRow = page.all('button').find((one) => one.textContent === `${act} Karoui 2 Inès`)
  if (inRow) return inRow.click()
  page.press('Actions')
  const item = () => page.all('[role="menuitem"]').find((one) => one.textContent === act)
  await expect.poll(item).toBeDefined()
  item()?.click()
  await expect.poll(() => page.all('[role="menu"]').length).toBe(0)
}

/** The button of the window, which has the same word as the menu. */
function confirm(page: Page, act: string) {
  const buttons = page.all('[role="dialog"] button, [role="alertdialog"] button')
  buttons.find((one) => one.textContent === act)?.click()
}

test('an admin approves with a role and a word of welcome, and the list is read anew', async () => {
  let approved: unknown = null
  const page = await open('/user_management', 'admin', {
    answers: listOf(
      sampleRow(2),
      {
        'user.approve': ({ params, body }) => {
          approved = { params, body }
          return { id: sampleId(2), status: 'validated' }
        },
      },
      () => approved !== null,
    ),
  })
  await choose(page, 'Valider')
  page.type('Un mot de bienvenue (facultatif)', 'À bientôt')
  // Closed by mistake: the words are there again.
  page.press('Annuler')
  await expect.poll(() => page.all('[role="dialog"]').length).toBe(0)
  await choose(page, 'Valider')
  confirm(page, 'Valider')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Le compte d’Inès Karoui 2 est validé.')
  expect(approved).toEqual({ params: { userId: sampleId(2) }, body: { message: 'À bientôt' } })
  await expect.poll(page.text).toContain('Rien à valider')
  page.unmount()
})

test('a refusal by staff needs a reason, and its failure stands in the window', async () => {
  let down = true
  const page = await open('/user_management', 'admin', {
    answers: listOf(sampleRow(2), {
      'user.delete': ({ body }) => {
        if (down) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
        expect(body).toEqual({ reason: 'Compte en double' })
        return { id: sampleId(2), status: 'deleted' }
      },
    }),
  })
  await choose(page, 'Refuser')
  confirm(page, 'Refuser')
  await expect.poll(page.text).toContain('Écrivez la raison en quelques mots.')
  page.type('Raison', 'Compte en double')
  confirm(page, 'Refuser')
  await expect.poll(page.text).toContain('Ce service est momentanément indisponible.')
  expect(page.toasts).toEqual([])
  down = false
  confirm(page, 'Refuser')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('La demande d’Inès Karoui 2 est refusée.')
  page.unmount()
})

test('a suspended account is given back after a question', async () => {
  const page = await open('/user_management?tab=suspended', 'admin', {
    answers: listOf(sampleRow(2, { status: 'suspended' }), {
      'user.activateSuspended': () => ({ id: sampleId(2), status: 'validated' }),
    }),
  })
  await choose(page, 'Réactiver')
  await expect.poll(page.text).toContain('Les participations annulées ne sont pas reprises.')
  confirm(page, 'Réactiver')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('Le compte d’Inès Karoui 2 est réactivé.')
  page.unmount()
})

test('a suspension ends tomorrow at the earliest, and another day is refused beside its field', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime('2026-11-20T23:30:00.000Z')
  const page = await open('/user_management?tab=validated', 'admin', {
    answers: listOf(sampleRow(2, { status: 'validated', awaits: null }), {
      'user.suspend': ({ body }) => {
        expect(body).toEqual({ reason: 'Sans nouvelles', until: '2026-11-20' })
        throw refusal('VALIDATION_FAILED', 'Certains champs sont à corriger.', { until: ['INVALID_DATE'] })
      },
    }),
  })
  await choose(page, 'Suspendre')
  await expect.poll(page.text).toContain('Jusqu’au')
  const day = () => page.all('[role="dialog"] input[type="date"]')[0]
  // It is past midnight in Paris.
  expect(day()?.getAttribute('min')).toBe('2026-11-22')
  page.type('Raison', 'Sans nouvelles')
  page.type('Jusqu’au (facultatif)', '2026-11-20')
  // Closed to look something up: the day waits with the reason, and nobody is suspended without end.
  confirm(page, 'Annuler')
  await expect.poll(() => page.all('[role="dialog"]').length).toBe(0)
  await choose(page, 'Suspendre')
  await expect.poll(() => day()?.getAttribute('value')).toBe('2026-11-20')
  confirm(page, 'Suspendre')
  await expect.poll(page.text).toContain('Choisissez un jour à partir de demain.')
  expect(day()?.getAttribute('aria-invalid')).toBe('true')
  page.type('Jusqu’au (facultatif)', '2026-11-23')
  await expect.poll(() => day()?.getAttribute('aria-invalid')).toBeNull()
  page.unmount()
})

test('words that were begun for some people wait for them, and are in no window for anybody else', async () => {
  const numbers = [2, 3, 4]
  const page = await open('/user_management?tab=validated', 'admin', {
    answers: { 'user.list': () => samplePage(numbers.map((number) => sampleRow(number, { status: 'validated' }))) },
  })
  await expect.poll(page.text).toContain('Karoui 4 Inès')
  const named = (selector: string, name: string) => page.all(selector).find(({ textContent }) => textContent === name)
  const tick = (people: readonly number[]) =>
    people.forEach((number) => page.all('input[type="checkbox"]')[numbers.indexOf(number)]?.click())
  const message = () => page.all('[role="dialog"] textarea').map((field) => 'value' in field && field.value)[0]

  /** What stands in the window for these people, to which `words` are added where they are given. */
  async function letterTo(people: readonly number[], words?: string) {
    const [first = 0] = people
    const inBar = people.length > 1
    if (inBar) tick(people)
    else page.all('[aria-label="Actions"]')[numbers.indexOf(first)]?.click()
    const act = () => named(inBar ? 'button' : '[role="menuitem"]', 'Écrire')
    await expect.poll(act).toBeDefined()
    act()?.click()
    await expect.poll(() => page.all('[role="dialog"] form:not([inert])').length).toBe(1)
    const found = message()
    expect(page.text().includes('sans voir les autres adresses')).toBe(inBar)
    if (words) page.type('Message', words)
    page.press('Annuler')
    await expect.poll(() => page.all('[role="dialog"], [role="menu"]').length).toBe(0)
    if (inBar) tick(people)
    return found
  }

  expect(await letterTo([2], 'Pour vous seule')).toBe('')
  expect(await letterTo([3])).toBe('')
  expect(await letterTo([2, 3], 'Pour vous deux')).toBe('')
  expect(await letterTo([3, 4])).toBe('')
  expect(await letterTo([2])).toBe('Pour vous seule')
  expect(await letterTo([2, 3])).toBe('Pour vous deux')
  page.unmount()
})

test('a letter to several goes to all of them, also to who left the list while it was written', async () => {
  let numbers = [2, 3]
  const sent: unknown[] = []
  const page = await open('/user_management?tab=validated', 'admin', {
    answers: {
      'user.list': () => samplePage(numbers.map((number) => sampleRow(number, { status: 'validated' }))),
      'user.contact': ({ body }) => {
        sent.push(body)
        return { sent: 2 }
      },
    },
  })
  await expect.poll(() => page.all('input[type="checkbox"]').length).toBe(2)
  for (const box of page.all('input[type="checkbox"]')) box.click()
  const bar = () => page.all('button').find((one) => one.textContent === 'Écrire')
  await expect.poll(bar).toBeDefined()
  bar()?.click()
  await expect.poll(() => page.all('[role="dialog"] form:not([inert])').length).toBe(1)
  page.type('Objet', 'Notre réunion')
  numbers = [2]
  page.change({ tag: 'user', id: sampleId(3) })
  await expect.poll(() => page.all('input[type="checkbox"]').length).toBe(1)
  page.type('Message', 'Elle commence à dix heures, mardi.')
  confirm(page, 'Envoyer le message')
  await expect
    .poll(() => sent)
    .toEqual([
      {
        recipient: 'users',
        userIds: [sampleId(2), sampleId(3)],
        subject: 'Notre réunion',
        message: 'Elle commence à dix heures, mardi.',
      },
    ])
  const keys = page.requests.map(({ params }) => params?.['key']).filter((key) => key?.startsWith('users.contact'))
  expect(new Set(keys).size).toBe(1)
  page.unmount()
})

test('a referent approves without a role to give', async () => {
  const page = await open('/my_department', 'referent', { answers: listOf(sampleRow(2), {}) })
  await choose(page, 'Valider')
  await expect.poll(page.text).toContain('Un mot de bienvenue')
  expect(page.all('[role="dialog"] [role="combobox"]')).toEqual([])
  page.unmount()
})

test('no menu where nothing can be done', async () => {
  const page = await open('/my_department', 'referent', {
    answers: listOf(sampleRow(2, { status: 'suspended' }), {}),
  })
  await expect.poll(page.text).toContain('Karoui 2 Inès')
  expect(page.all('[aria-label="Actions"]')).toEqual([])
  page.unmount()
})

test('an admin gives another role with its department and post', async () => {
  let asked: unknown = null
  const page = await open('/user_management?tab=validated', 'admin', {
    answers: listOf(sampleRow(2, { status: 'validated', awaits: null, departmentCode: null }), {
      'user.get': () => sampleUser(),
      'user.edit': ({ body }) => {
        asked = body
        return sampleUser()
      },
    }),
  })
  await choose(page, 'Changer le rôle ou le département')
  await pick(page, '[role="dialog"]', 'Rôle', 'Équipe du comité')
  confirm(page, 'Enregistrer')
  await expect.poll(page.text).toContain('Choisissez le département confié à cette personne.')
  expect(asked).toBeNull()
  await pick(page, '[role="dialog"]', 'Département', 'Rhône (69)')
  confirm(page, 'Enregistrer')
  await expect.poll(() => asked).toEqual({ role: 'referent', departmentCode: '69' })
  page.unmount()
})

test('the post that somebody holds is shown, and can be taken away', async () => {
  let asked: unknown = null
  const staff = { organisationPositionOther: null, headquartersService: null, publicContactEmail: null }
  const held = sampleUser({ role: 'referent', staff: { ...staff, organisationPosition: 'president' } })
  const page = await open('/user_management?tab=validated', 'admin', {
    answers: listOf(sampleRow(2, { role: 'referent', status: 'validated', awaits: null, departmentCode: '69' }), {
      'user.get': () => held,
      'user.edit': ({ body }) => {
        asked = body
        return held
      },
    }),
  })
  await choose(page, 'Changer le rôle ou le département')
  await expect.poll(page.text).toContain('Présidence')
  await pick(page, '[role="dialog"]', 'Fonction au comité', 'Sans précision')
  confirm(page, 'Enregistrer')
  await expect.poll(() => asked).toEqual({ organisationPosition: null })
  page.unmount()
})

test('invitations that nobody answered are sent again and taken back, each by its address', async () => {
  const invitation = sampleRow(2, {
    awaits: 'invitation',
    email: 'paul@example.org',
    invitationExpiresAt: '2020-01-01T00:00:00.000Z',
  })
  let asked: unknown = null
  const page = await open('/user_management?tab=invitations', 'admin', {
    answers: {
      'user.list': () => samplePage([invitation]),
      'user.invite': ({ body }) => {
        asked = body
        return { userId: sampleId(2), status: 'pending_approval', invitationExpiresAt: '2027-01-01T00:00:00.000Z' }
      },
    },
  })
  await expect.poll(page.text).toContain('Expirée')
  page.press('Actions')
  await expect
    .poll(() => page.all('[role="menuitem"]').map((one) => one.textContent))
    .toEqual(['Retirer l’invitation', 'Renvoyer l’invitation', 'Voir l’historique'])
  // As in every table: words of which some stand further in are harder to run through.
  expect(page.all('[role="menuitem"] > svg')).toHaveLength(3)
  page.all('[role="menuitem"]')[1]?.click()
  await expect.poll(page.text).toContain('Renvoyer l’invitation à paul@example.org')
  confirm(page, 'Renvoyer l’invitation')
  await expect
    .poll(() => asked)
    .toEqual({ email: 'paul@example.org', role: 'member', departmentCode: '69', resend: true })
  page.unmount()
})

test('the history tells who did what, and why', async () => {
  const history = [
    {
      id: 3,
      at: '2026-03-01T09:00:00.000Z',
      act: 'suspended',
      actor: { id: sampleId(9), displayName: 'Ana Roux' },
      from: null,
      to: '2026-04-01',
      reason: 'Sans nouvelles',
    },
    {
      id: 2,
      at: '2026-02-01T09:00:00.000Z',
      act: 'department_changed',
      actor: null,
      from: '69',
      to: null,
      reason: null,
    },
  ] as const
  const page = await open('/user_management?tab=suspended', 'admin', {
    answers: listOf(sampleRow(2, { status: 'suspended', awaits: null }), {
      'user.get': () => sampleUser({ id: sampleId(2), history: [...history] }),
    }),
  })
  await choose(page, 'Voir l’historique')
  await expect.poll(page.text).toContain('Compte suspendu')
  for (const words of ['par Ana Roux', 'Sans nouvelles', 'Rhône → aucun', 'par Ensemble', 'Compte créé'])
    expect(page.text()).toContain(words)
  page.unmount()
})

test.each([
  ['refused', '/user_management', 'Refuser', {}, 'pas les personnes'],
  [
    'withdrawn',
    '/user_management?tab=invitations',
    'Retirer l’invitation',
    { awaits: 'invitation' },
    'pas les personnes',
  ],
  ['suspended', '/user_management?tab=validated', 'Suspendre', { status: 'validated' }, 'que la personne peut lire'],
] as const)('who will read the reason is said where several are %s', async (_done, at, act, row, told) => {
  const page = await open(at, 'admin', {
    answers: { 'user.list': () => samplePage([2, 3].map((id) => sampleRow(id, row))) },
  })
  await expect.poll(() => page.all('input[type="checkbox"]').length).toBe(2)
  for (const box of page.all('input[type="checkbox"]')) box.click()
  const bar = () => page.all('button').find((one) => one.textContent === act)
  await expect.poll(bar).toBeDefined()
  bar()?.click()
  await expect.poll(() => page.all('[role="dialog"]').at(-1)?.textContent).toContain(told)
  page.unmount()
})

test('what suits every chosen account is done to each, and who was refused stays, with the reason', async () => {
  const approved: string[] = []
  const page = await open('/user_management', 'admin', {
    answers: {
      'user.list': () => samplePage([sampleRow(2), sampleRow(3)].filter(({ id }) => !approved.includes(id))),
      'user.approve': ({ params }) => {
        if (params.userId === sampleId(3)) throw refusal('STATUS_CONFLICT', 'L’état a changé, rechargez la page.')
        approved.push(params.userId)
        return { id: sampleId(2), status: 'validated' }
      },
    },
  })
  await expect.poll(page.text).toContain('Karoui 3 Inès')
  for (const box of page.all('input[type="checkbox"]')) box.click()
  await expect.poll(page.text).toMatch(/\d personnes choisies/)
  const bar = () => page.all('button').find((one) => one.textContent === 'Valider')
  await expect.poll(bar).toBeDefined()
  bar()?.click()
  await expect.poll(page.text).toContain('Valider\u00a0: 2 comptes')
  confirm(page, 'Valider')
  await expect.poll(page.text).toContain('L’état a changé, rechargez la page.')
  expect(approved).toEqual([sampleId(2)])
  expect(page.text()).toContain('1 compte n’a pas changé')
  page.unmount()
})

import { expect, test } from 'vitest'
import { readablePage } from './readable-page.ts'

const copy = JSON.stringify({
  madeAt: '2026-11-25T14:05:00.000Z',
  users: {
    users: [
      {
        first_name: 'Inès',
        role: 'member',
        status: 'validated',
        birth_date: '1984-01-27',
        department_code: '69',
        newsletter: false,
        digest: 'weekly',
        avatar_key: null,
        engagement: { skills: ['writing', 'active_listening'], pause: null },
        last_login_at: '2026-11-24T09:30:00.000Z',
      },
    ],
    health: { answers: { cancerTypes: ['lung'], comorbidities: ['asthma'], cancerTypesOther: '<b>rare</b> & "dit"' } },
    drafts: [],
    outgoing_mail: [{ subject: 'Bonjour', html: '<html><script>alert(1)</script></html>', sent_at: null }],
  },
  missions: { participants: [{ validation_status: 'validated', a_new_column: "d'ailleurs" }] },
  articles: { article_reads: [{ article_id: 'a1', day: '2026-11-02' }] },
})

const page = (text: string) => new DOMParser().parseFromString(text, 'text/html')

/** Names and values of the page, as somebody reads them. */
function facts(read: Document): Record<string, string> {
  const lines = [...read.querySelectorAll('dl > div')]
  return Object.fromEntries(
    lines.map((line) => [line.querySelector('dt')?.textContent ?? '', line.querySelector('dd')?.textContent ?? '']),
  )
}

test('the copy is read as a page: areas as headings, names, states and dates in words', async () => {
  const read = page(await readablePage(copy, 'fr'))
  expect(read.documentElement.lang).toBe('fr')
  expect([...read.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Votre compte',
    'Vos missions',
    'Vos articles et vos lectures',
  ])
  expect([...read.querySelectorAll('h3')].map(({ textContent }) => textContent)).toContain('Vos réponses sur la santé')
  expect(facts(read)).toMatchObject({
    Prénom: 'Inès',
    Rôle: 'Membre',
    'Date de naissance': 'vendredi 27 janvier 1984',
    Département: 'Rhône (69)',
    'Lettre d’information': 'Non',
    'Nom de votre photo': 'Non renseigné',
    'Nouvelles missions par e-mail': 'Chaque semaine',
    Compétences: 'ÉcritureÉcoute',
  })
})

test('what people look for stands first, and what is not filled in stands last', async () => {
  const read = page(await readablePage(copy, 'fr'))
  const names = [...(read.querySelector('section section dl')?.children ?? [])].map(
    (line) => line.querySelector('dt')?.textContent,
  )
  expect(names.slice(0, 3)).toEqual(['Prénom', 'Date de naissance', 'Département'])
  expect(names.at(-1)).toBe('Nom de votre photo')
})

test('kinds of mails, states and acts are in words, in either language', async () => {
  const coded = JSON.stringify({
    madeAt: null,
    users: {
      outgoing_mail: [{ kind: 'account_suspended', subject: 'x' }],
      account_history: [{ act: 'role_changed', before: 'member', after: 'referent' }],
      participations: [{ state: 'invited', rejected_by: 'system' }],
      consent_records: [{ purpose: 'matching', channel: 'web' }],
      health_searches: [{ mission_id: 'm1', wanted: 3 }],
      health_questions: [{ day: '2026-11-02', staff_role: 'headquarter_referent', staff_department: '69' }],
      health: { answers: { comorbidities: ['dermatological.radiation_or_chemotherapy_induced_rash'] } },
    },
    missions: { missions: [{ domains: ['democracy_in_health'] }], mission_history: [{ action: 'close' }] },
    articles: { article_history: [{ action: 'published' }, { action: 'sent_back' }] },
  })
  for (const language of ['fr', 'en'] as const) {
    const { textContent = '' } = page(await readablePage(coded, language)).body
    expect(textContent).not.toMatch(/[a-z]_[a-z]|matching|system|\bclose\b|\bweb\b/)
  }
  const read = page(await readablePage(coded, 'fr')).body.textContent
  for (const word of [
    'Un compte est suspendu',
    'Rôle changé',
    'Invitation reçue',
    'Vos recherches par critères de santé',
    'Comptages faits pour vos recherches',
    'Votre rôle ce jour-là',
    'Mission clôturée',
    'Article publié',
    'Article renvoyé avec un mot',
  ])
    expect(read).toContain(word)
})

test('it is read in English as well', async () => {
  const read = page(await readablePage(copy, 'en'))
  expect(facts(read)).toMatchObject({ Role: 'Member', 'Date of birth': 'Friday 27 January 1984', Newsletter: 'No' })
})

test('several rows of few fields are a table, with the days in words', async () => {
  const [table] = page(await readablePage(copy, 'fr')).querySelectorAll('table:has(th)')
  expect(table).toBeDefined()
})

test('what people wrote stays words: nothing in the page runs or is fetched', async () => {
  const text = await readablePage(copy, 'fr')
  const read = page(text)
  expect(read.querySelectorAll('script, b, img, link, iframe, [onclick]')).toHaveLength(0)
  expect(read.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'")
  expect(read.body.textContent).toContain('<b>rare</b> & "dit"')
  expect(read.body.textContent).toContain('<script>alert(1)</script>')
})

test('nothing of the copy is left out: each value stands in the page', async () => {
  const read = page(
    await readablePage(
      JSON.stringify({ madeAt: null, users: { anything: [{ deep: { er: ['x1', 2] }, more: [[{ last: 'x3' }]] }] } }),
      'fr',
    ),
  )
  for (const value of ['Deep', 'Er', 'x1', '2', 'More', 'Last', 'x3']) expect(read.body.textContent).toContain(value)
})

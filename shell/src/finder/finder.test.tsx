import type { RemoteAct } from '@ensemble/contracts/remote'
import { afterEach, expect, it } from 'vitest'
import { member, openShell } from '../testing/open-shell.tsx'
import { typeInto } from '../testing/type-into.ts'

const me = '/user/:userId'
const acts: RemoteAct[] = [
  {
    to: '/articles/new',
    roles: ['referent'],
    words: { fr: { label: 'Écrire un article', also: 'nouveau rédiger' }, en: { label: 'Write an article' } },
  },
  {
    to: '/users/me?tab=health',
    roles: ['member'],
    words: { fr: { label: 'Dire mes besoins' }, en: { label: 'My needs' } },
  },
  { to: 'https://elsewhere.example', words: { fr: { label: 'Partir' }, en: { label: 'Leave' } } },
]
const pages = [
  { path: '/articles/new', titleKey: 'new' },
  { path: '/users/:userId', titleKey: 'profile' },
]

let opened: Awaited<ReturnType<typeof openShell>> | undefined
afterEach(() => opened?.close())

const lines = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"] li a, [role="dialog"] li button')].map(
    ({ textContent }) => textContent,
  )

async function search(person: object, answers: Record<string, unknown> = {}) {
  const page = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 }
  const lists = { '/mission/list': page, '/mission/creator_missions': page, '/article/list': page, '/user/list': page }
  opened = await openShell({ path: '/home', answers: { [me]: person, ...lists, ...answers }, pages, acts })
  const { do: run, effects } = opened
  await run(() => effects.setSignedIn())
  // The keys are there for whoever is known.
  await opened.shows('Bonjour Inès')
  await run(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true })))
  await opened.eventually(() => expect(lines()).toContain('Se déconnecter'))
  return { ...opened, type: (words: string) => run(() => typeInto('finder', words)) }
}

it('finds what areas say that people do, by other words too, for whom it is', async () => {
  const { type, eventually } = await search({ ...member, role: 'referent' })
  await eventually(() => expect(lines()).toContain('Écrire un article'))
  await type('rediger')
  expect(lines()).toEqual(['Écrire un article'])
  await type('besoins')
  expect(lines()).toEqual([])
  await type('partir')
  expect(lines()).toEqual([])
})

it('begins the guided tour, for whoever has one', async () => {
  const {
    type,
    do: run,
    eventually,
  } = await search({
    ...member,
    tutorial: { status: 'completed', currentStep: 0 },
  })
  await type('visite')
  expect(lines()).toEqual(['Suivre la visite guidée'])
  await run(() => document.querySelector<HTMLFormElement>('[role="dialog"] form')?.requestSubmit())
  await eventually(() => expect(document.body.textContent).toContain('Étape suivante'))
  expect(document.querySelector('[role="dialog"] input[name="finder"]')).toBeNull()
})

it('opens what was typed and not what was found for the words before, however soon Enter is pressed', async () => {
  const found = (id: string, lastName: string) => ({
    items: [{ id, firstName: 'Claude', lastName, email: `${id}@example.org`, departmentCode: '69' }],
    total: 1,
    totalIsCapped: false,
    page: 0,
    pageSize: 5,
    lastPage: 0,
  })
  const answers: Record<string, unknown> = { mar: found('u2', 'Marchand'), martin: found('u3', 'Martin') }
  const list = ({ query }: { query: { search: string } }) => answers[query.search]
  const { type, do: run, eventually, arrives } = await search({ ...member, role: 'admin' }, { '/user/list': list })
  await type('mar')
  await eventually(() => expect(lines()).toEqual(['Claude Marchand']))
  await type('martin')
  await run(() => document.querySelector<HTMLFormElement>('[role="dialog"] form')?.requestSubmit())
  await arrives('/users/u3')
})

it('calls who has not answered an invitation by the address', async () => {
  const invited = {
    id: 'u4',
    firstName: 'Personne',
    lastName: 'invitée',
    email: 'paul@example.org',
    departmentCode: null,
  }
  const found = { items: [{ ...invited, awaits: 'invitation' }], total: 1, totalIsCapped: false, page: 0, lastPage: 0 }
  const { type, eventually } = await search({ ...member, role: 'admin' }, { '/user/list': { ...found, pageSize: 5 } })
  await type('paul')
  await eventually(() => expect(lines()).toEqual(['paul@example.org']))
})

it('asks for no account that is deleted: all of them have one name', async () => {
  const asked: unknown[] = []
  const none = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 }
  const list = ({ query }: { query: { filters?: string } }) => {
    asked.push(JSON.parse(query.filters ?? '[]'))
    return none
  }
  const { type, eventually } = await search({ ...member, role: 'admin' }, { '/user/list': list })
  await type('membre')
  const value = ['pending_approval', 'validated', 'suspended']
  await eventually(() => expect(asked).toEqual([[{ field: 'status', operator: 'in', value }]]))
})

it('does what leads nowhere at once: signing out is asked for', async () => {
  const { type, do: run, eventually } = await search(member)
  await eventually(() => expect(lines()).toContain('Dire mes besoins'))
  await type('mes besoins')
  expect(lines()).toEqual(['Dire mes besoins'])
  await type('deconnexion')
  expect(lines()).toEqual(['Se déconnecter'])
  await run(() => document.querySelector<HTMLFormElement>('[role="dialog"] form')?.requestSubmit())
  await eventually(() => expect(document.body.textContent).toContain('vaut pour tous vos appareils'))
})

it('says of a kind that others fit as well, where it shows a page of them', async () => {
  const items = [{ id: '1', title: 'Stand du marché', startAt: '2099-12-12T13:00:00.000Z', departmentCode: '69' }]
  const many = { items, total: 7, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 1 }
  const { type, eventually } = await search(member, { '/mission/list': many })
  await type('stand')
  await eventually(() => expect(lines()).toEqual(['Stand du marché']))
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('D’autres correspondent aussi.')
})

it('has titles heard in their language where it is another than the page’s', async () => {
  const one = { total: 1, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 }
  const { type, eventually } = await search(member, {
    '/mission/list': {
      ...one,
      items: [{ id: '1', title: 'Stand', startAt: '2099-12-12T13:00:00.000Z', departmentCode: '69' }],
    },
    '/article/list': { ...one, items: [{ id: '2', title: 'Stand by me', language: 'en' }] },
  })
  await type('stand')
  await eventually(() => expect(lines()).toEqual(['Stand', 'Stand by me']))
  const links = [...document.querySelectorAll<HTMLElement>('[role="dialog"] li a')]
  expect(links.map(({ lang }) => lang)).toEqual(['', 'en'])
})

import { useWaiting, type WaitingItem } from '@ensemble/mf-kit'
import { type ComponentType, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { member, openShell } from '../../../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>

afterEach(async () => {
  await shell.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const day = (number: number) => `2026-11-0${number}T08:00:00.000Z`

function waiting(id: string, since: string, send: () => Promise<string | null> = () => new Promise(() => {})) {
  const accept = { label: 'Accepter', done: `${id} participe.`, send }
  return {
    id,
    kind: 'Demande',
    several: 'Demandes',
    title: id,
    to: `/missions/${id}`,
    since,
    late: false,
    accept,
  } satisfies WaitingItem
}

/** A remote whose widget tells these. */
const telling =
  (area: string, items: readonly WaitingItem[] | null): ComponentType =>
  () => {
    useWaiting(area, { items })
    return null
  }

async function open(widgets: Record<string, ComponentType | Error | undefined>) {
  const me = { ...member, role: 'referent' }
  shell = await openShell({ path: '/home', answers: { '/user/:userId': me }, widgets })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('À traiter')
}

const titles = () =>
  [...document.querySelectorAll('section[aria-labelledby] article h3')].map(({ textContent }) => textContent)
const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const press = (name: string) => shell.do(() => button(name)?.click())

const pressWords = (words: string, within = '') =>
  shell.do(() =>
    [...document.querySelectorAll<HTMLElement>(`${within}button`)].find((one) => one.textContent === words)?.click(),
  )

it('shows what all areas tell as one list, the longest waiting first, and leaves out the area that fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open({
    'mf-one': telling('mf-one', [waiting('Lune', day(3)), waiting('Aube', day(1))]),
    'mf-two': telling('mf-two', [waiting('Brume', day(2))]),
    'mf-three': new Error('gone'),
  })
  await shell.do(() => vi.advanceTimersByTimeAsync(3_100))
  expect(shell.text()).toContain('momentanément indisponible')
  expect(titles()).toEqual(['Aube', 'Brume', 'Lune'])
  expect(shell.text()).toContain('À traiter (3)')
})

it('shows first what is needed soon, and by when, however long the others wait', async () => {
  const [evening, morning] = ['2026-11-20T18:00:00.000Z', '2026-11-20T08:00:00.000Z']
  await open({
    'mf-one': telling('mf-one', [{ ...waiting('Aube', day(1)), late: true }, waiting('Lune', day(3))]),
    'mf-two': telling('mf-two', [
      { ...waiting('Brume', day(8)), late: true, by: evening },
      { ...waiting('Neige', day(9)), late: true, by: morning },
    ]),
  })
  await shell.shows('Au plus tard le vendredi 20 novembre')
  expect(titles()).toEqual(['Neige', 'Brume', 'Aube', 'Lune'])
})

it('says for how many days each thing waits, and of what is late that it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00.000Z') })
  const late = { ...waiting('Aube', day(1)), late: true }
  await open({ 'mf-one': telling('mf-one', [late, waiting('Brume', day(3))]) })
  await shell.shows('Brume')
  const ages = [...document.querySelectorAll('section[aria-labelledby] article')].map((row) =>
    row.querySelector('h3')?.previousElementSibling?.textContent?.replaceAll(/\s/g, ' '),
  )
  expect(ages).toEqual(['14 j, en retard', '12 j'])
})

it('calls by a link, where somebody has to be called', async () => {
  await open({
    'mf-one': telling('mf-one', [{ ...waiting('Aube', day(1)), phone: '0639980001', about: 'Rhône (69)' }]),
  })
  await shell.shows('06\u00a039\u00a098\u00a000\u00a001 · Rhône (69)')
  expect(document.querySelector('article a[href="tel:0639980001"]')?.textContent).toMatch(/^06/)
})

it('shows the beginning of what somebody wrote at length, and the rest on demand', async () => {
  const fold = { readOn: 'Lire la suite', readLess: 'Replier' }
  const long = `${'J’aime rencontrer du monde. '.repeat(20)}Voilà.`
  const items = [
    { ...waiting('Aube', day(1)), words: long, fold },
    { ...waiting('Brume', day(2)), words: 'Je suis libre.', fold },
  ]
  await open({ 'mf-one': telling('mf-one', items) })
  await shell.shows('Je suis libre.')
  expect(shell.text()).toContain('J’aime rencontrer du monde.')
  expect(shell.text()).not.toContain('Voilà.')
  const more = button('Lire la suite\u00a0: Aube')
  expect(more?.getAttribute('aria-expanded')).toBe('false')
  expect(button('Lire la suite\u00a0: Brume')).toBeNull()
  more?.focus()
  await press('Lire la suite\u00a0: Aube')
  expect(shell.text()).toContain('Voilà.')
  // The same button, which keeps the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Replier\u00a0: Aube')
})

it('says that all is done only when every area has told so', async () => {
  await open({ 'mf-one': telling('mf-one', []), 'mf-two': telling('mf-two', null) })
  expect(shell.text()).not.toContain('Tout est à jour')
  await shell.close()
  await open({ 'mf-one': telling('mf-one', []), 'mf-two': telling('mf-two', []) })
  await shell.shows('Tout est à jour')
})

it('shows nothing that another area would push away, and waits for a silent one three seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open({ 'mf-one': telling('mf-one', [waiting('Lune', day(3))]), 'mf-two': telling('mf-two', null) })
  await shell.do(() => vi.advanceTimersByTimeAsync(2_900))
  expect(shell.text()).not.toContain('Lune')
  expect(shell.text()).toContain('Chargement…')
  await shell.do(() => vi.advanceTimersByTimeAsync(200))
  expect(shell.text()).toContain('Lune')
  expect(shell.text()).toContain('À traiter (1)')
})

it('keeps its place while the areas are late, without a card for each of them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open({ 'mf-one': undefined, 'mf-two': undefined })
  await shell.do(() => vi.advanceTimersByTimeAsync(7_900))
  expect(shell.text()).toContain('Chargement…')
  expect(shell.text()).not.toContain('plus de temps que d’habitude')
})

it('narrows a long list to one kind and back', async () => {
  const requests = Array.from({ length: 11 }, (_, at) => waiting(`Demande ${String(at)}`, day(1)))
  const account = { ...waiting('Brume', day(2)), kind: 'Compte' }
  await open({ 'mf-one': telling('mf-one', requests), 'mf-two': telling('mf-two', [account]) })
  await shell.shows('Compte (1)')
  expect(shell.text()).toContain('Demandes (11)')
  const kind = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)
  expect(titles()).not.toContain('Brume')
  await shell.do(() => kind('Compte (1)')?.click())
  expect(titles()).toEqual(['Brume'])
  expect(kind('Compte (1)')?.getAttribute('aria-pressed')).toBe('true')
  expect(shell.text()).toContain('À traiter (12)')
  await shell.do(() => kind('Tout (12)')?.click())
  expect(titles()).toHaveLength(10)
})

it('moves no kind from under a finger when another one becomes the longest waiting', async () => {
  const requests = Array.from({ length: 11 }, (_, at) => waiting(`Demande ${String(at)}`, day(3)))
  const kinds = { account: { ...waiting('Brume', day(2)), kind: 'Compte' }, article: waiting('Lune', day(1)) }
  let tell: (items: readonly WaitingItem[]) => void = () => undefined
  const Telling = () => {
    const [items, setItems] = useState<readonly WaitingItem[]>([...requests, kinds.account])
    tell = setItems
    useWaiting('mf-one', { items })
    return null
  }
  await open({ 'mf-one': Telling })
  await shell.shows('Compte (1)')
  await shell.do(() => tell([...requests, kinds.account, { ...kinds.article, kind: 'Article' }]))
  await shell.shows('Article (1)')
  const choices = document.querySelectorAll('[role="group"] button[aria-pressed]')
  expect([...choices].map(({ textContent }) => textContent)).toEqual([
    'Tout (13)',
    'Compte (1)',
    'Demandes (11)',
    'Article (1)',
  ])
})

it('narrows it by one list to choose from on a phone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  const requests = Array.from({ length: 11 }, (_, at) => waiting(`Demande ${String(at)}`, day(1)))
  const account = { ...waiting('Brume', day(2)), kind: 'Compte' }
  await open({ 'mf-one': telling('mf-one', requests), 'mf-two': telling('mf-two', [account]) })
  await shell.shows('Montrer\u00a0: Tout (12)')
  const choose = (role: string, name: string) =>
    shell.do(() => [...document.querySelectorAll<HTMLElement>(role)].find((one) => one.textContent === name)?.click())
  await choose('button', 'Montrer\u00a0: Tout (12)')
  await shell.shows('Compte (1)')
  await choose('[role="menuitemradio"]', 'Compte (1)')
  expect(titles()).toEqual(['Brume'])
  expect(shell.text()).toContain('Montrer\u00a0: Compte (1)')
})

it('holds an answer for ten seconds, goes on to the next, and sends nothing that was taken back', async () => {
  const send = vi.fn(() => Promise.resolve(null))
  await open({ 'mf-one': telling('mf-one', [waiting('Aube', day(1), send), waiting('Brume', day(2))]) })
  await shell.shows('Brume')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('Accepter\u00a0: Aube')
  expect(document.activeElement?.textContent).toBe('Brume')
  expect(document.querySelector('section[aria-labelledby] [role="status"]')?.textContent).toContain(
    'Dans 10 secondes\u00a0: Aube participe.',
  )
  await press('Annuler\u00a0: Aube')
  await shell.do(() => vi.advanceTimersByTimeAsync(20_000))
  expect(send).not.toHaveBeenCalled()
  await press('Accepter\u00a0: Aube')
  await shell.do(() => vi.advanceTimersByTimeAsync(9_999))
  expect(send).not.toHaveBeenCalled()
  await shell.do(() => vi.advanceTimersByTimeAsync(1))
  expect(send).toHaveBeenCalledOnce()
  expect(titles()).toEqual(['Brume'])
})

it('has each of several answers that it holds heard once, as it comes', async () => {
  await open({ 'mf-one': telling('mf-one', [waiting('Aube', day(1)), waiting('Brume', day(2))]) })
  await shell.shows('Brume')
  const said = () => [...(document.querySelector('section[aria-labelledby] [aria-atomic="false"]')?.children ?? [])]
  await press('Accepter\u00a0: Brume')
  const [brume] = said()
  await press('Accepter\u00a0: Aube')
  expect(said().map(({ textContent }) => textContent.split(/\s/)[4])).toEqual(['Aube', 'Brume'])
  expect(said()[1]).toBe(brume)
})

it('sends what it holds when the page is left', async () => {
  const send = vi.fn(() => Promise.resolve(null))
  await open({ 'mf-one': telling('mf-one', [waiting('Aube', day(1), send)]) })
  await shell.shows('Aube')
  await press('Accepter\u00a0: Aube')
  await shell.do(() => shell.navigate('/dashboard'))
  await shell.arrives('/dashboard')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
})

it('sends what it holds when the page is hidden, as a phone takes it away', async () => {
  const send = vi.fn(() => Promise.resolve(null))
  await open({ 'mf-one': telling('mf-one', [waiting('Aube', day(1), send)]) })
  await shell.shows('Aube')
  await press('Accepter\u00a0: Aube')
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await shell.do(() => document.dispatchEvent(new Event('visibilitychange')))
  visible.mockRestore()
  expect(send).toHaveBeenCalledOnce()
})

it('sends what it holds while the session lasts that another tab ends', async () => {
  const whoIsThere: (boolean | null)[] = []
  const send = vi.fn(() => {
    whoIsThere.push(shell.effects.isAuthenticated())
    return Promise.resolve(null)
  })
  await open({ 'mf-one': telling('mf-one', [waiting('Aube', day(1), send)]) })
  await shell.shows('Aube')
  await press('Accepter\u00a0: Aube')
  await shell.do(() => {
    shell.effects.sendWhatWaits()
    shell.effects.setSignedOut({ to: '/login', keepPlace: false })
  })
  await shell.arrives('/login')
  expect(whoIsThere).toEqual([true])
})

it('sends nothing of what it holds in the name of who signs in next', async () => {
  const send = vi.fn(() => Promise.resolve(null))
  await open({ 'mf-one': telling('mf-one', [waiting('Aube', day(1), send)]) })
  await shell.shows('Aube')
  await press('Accepter\u00a0: Aube')
  await shell.do(() => {
    shell.effects.setSignedOut(null)
    shell.effects.setSignedIn({ ...member, id: 'u2', role: 'referent' })
  })
  await shell.shows('À traiter')
  await shell.do(() => shell.navigate('/dashboard'))
  await shell.arrives('/dashboard')
  expect(send).not.toHaveBeenCalled()
})

it('says why an answer could not be given to somebody who has gone on', async () => {
  const send = vi.fn(() => Promise.resolve('Il n’y a plus de place.'))
  await open({ 'mf-one': telling('mf-one', [waiting('Aube', day(1), send)]) })
  await shell.shows('Aube')
  await press('Accepter\u00a0: Aube')
  await shell.do(() => shell.navigate('/dashboard'))
  await shell.arrives('/dashboard')
  await shell.shows('Il n’y a plus de place.')
})

it('sends what it holds before the session ends, and waits three seconds at most', async () => {
  const whoIsThere: (boolean | null)[] = []
  const send = vi.fn(() => {
    whoIsThere.push(shell.effects.isAuthenticated())
    return new Promise<null>(() => {})
  })
  await open({ 'mf-one': telling('mf-one', [waiting('Aube', day(1), send)]) })
  await shell.shows('Aube')
  await press('Accepter\u00a0: Aube')
  await pressWords('Se déconnecter')
  await shell.shows('La déconnexion vaut pour tous vos appareils')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await pressWords('Se déconnecter', '[role="alertdialog"] ')
  expect(whoIsThere).toEqual([true])
  await shell.do(() => vi.advanceTimersByTimeAsync(2_900))
  expect(shell.effects.isAuthenticated()).toBe(true)
  await shell.do(() => vi.advanceTimersByTimeAsync(200))
  expect(shell.effects.isAuthenticated()).toBe(false)
})

it('says why an answer could not be given, and lets it be given again', async () => {
  const send = vi.fn(() => Promise.resolve('Il n’y a plus de place.'))
  await open({ 'mf-one': telling('mf-one', [waiting('Aube', day(1), send)]) })
  await shell.shows('Aube')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('Accepter\u00a0: Aube')
  await shell.do(() => vi.advanceTimersByTimeAsync(10_000))
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Il n’y a plus de place.')
  await press('Accepter\u00a0: Aube')
  await shell.do(() => vi.advanceTimersByTimeAsync(10_000))
  expect(send).toHaveBeenCalledTimes(2)
})

it('says why an answer could not be given also where its row has gone meanwhile', async () => {
  let tell: (items: readonly WaitingItem[]) => void = () => undefined
  const send = vi.fn(() => Promise.resolve('Quelqu’un d’autre a déjà refusé Aube.'))
  const Telling = () => {
    const [items, setItems] = useState<readonly WaitingItem[]>([waiting('Aube', day(1), send)])
    tell = setItems
    useWaiting('mf-one', { items })
    return null
  }
  await open({ 'mf-one': Telling })
  await shell.shows('Aube')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('Accepter\u00a0: Aube')
  await shell.do(() => tell([]))
  expect(titles()).toEqual([])
  await shell.do(() => vi.advanceTimersByTimeAsync(10_000))
  const said = [...document.querySelectorAll('section[aria-labelledby] [role="alert"]')]
  expect(said.map(({ textContent }) => textContent)).toEqual(['Erreur. AubeQuelqu’un d’autre a déjà refusé Aube.'])
})

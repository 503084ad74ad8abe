import { afterEach, expect, test } from 'vitest'
import { find, render, unmountAll } from '../testing/render.tsx'
import { NotificationList } from './notification-list.tsx'

afterEach(unmountAll)

const item = (id: number, title: string, group?: { id: string; title: string }) => ({
  id,
  title,
  kind: 'new_request',
  group,
  link: { component: 'a' as const, href: '/' },
  fresh: false,
  at: '2026-11-20T14:05:00.000Z',
  relative: 'hier',
  exact: 'le 20 novembre',
})
const families = { id: 'm1', title: 'Accueil des familles' }

test('several about one thing stand together under its name, where the newest of them stood; one alone has no heading', () => {
  const items = [
    item(4, 'Demande B', families),
    item(3, 'Nouvelle date', { id: 'm2', title: 'Marche' }),
    item(2, 'Demande A', families),
    item(1, 'Nouvel appareil'),
  ]
  render(<NotificationList items={items} freshLabel="Nouveau" onFollow={() => undefined} />)
  const links = [...document.querySelectorAll('a')].map((link) => link.textContent)
  expect(links).toEqual(['Demande B', 'Demande A', 'Nouvelle date', 'Nouvel appareil'])
  expect(find('ul ul').getAttribute('aria-label')).toBe('Accueil des familles')
  expect(document.querySelectorAll('ul ul')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('Marche')
})

test('a picture says beforehand whether it is about people, a message or the account', () => {
  const items = ['new_request', 'team_message', 'new_device'].map((kind, id) => ({ ...item(id, kind), kind }))
  render(<NotificationList items={items} freshLabel="Nouveau" onFollow={() => undefined} />)
  const pictures = [...document.querySelectorAll('svg')].map((picture) => picture.innerHTML)
  expect(new Set(pictures).size).toBe(3)
})

test('what is new has a dot on its sign and strong words, and says so to a screen reader', () => {
  const items = [{ ...item(2, 'Nouvelle date'), fresh: true }, item(1, 'Nouvel appareil')]
  render(<NotificationList items={items} freshLabel="Nouveau" onFollow={() => undefined} />)
  const [fresh, read] = document.querySelectorAll('li')
  expect(fresh?.textContent).toBe('Nouvelle dateNouveauhier')
  expect(fresh?.querySelector('a strong')?.textContent).toBe('Nouvelle date')
  expect(fresh?.querySelector('svg + span')).not.toBeNull()
  expect(read?.textContent).toBe('Nouvel appareilhier')
  expect(read?.querySelector('strong, svg + span')).toBeNull()
})

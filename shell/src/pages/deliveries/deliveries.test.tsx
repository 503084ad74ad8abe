import type { Deliveries } from '@ensemble/contracts/deliveries'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { member, openShell } from '../../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>

const at = '2026-11-20T09:00:00.000Z'
const figures = { loads: 120, failed: 3, medianMs: 240, p95Ms: 900 }
const quiet = { loads: 0, failed: 0, medianMs: null, p95Ms: null }
const deliveries: Deliveries = {
  revision: 7,
  remotes: [
    {
      name: 'mf-articles',
      stable: { version: '1.0.0-aaa', since: at, by: { kind: 'team', id: 'mf-articles' }, commit: null, figures },
      canary: {
        version: '1.0.0-bbb',
        since: at,
        by: { kind: 'team', id: 'mf-articles' },
        commit: null,
        figures: quiet,
        visits: [{ route: '/resources', visits: 40, lcpMs: 2460, inpMs: 120, cls: 0.014, slower: true }],
        audience: { percent: 10 },
      },
      previous: null,
    },
    {
      name: 'mf-events',
      stable: { version: '1.0.0-eee', since: at, by: { kind: 'team', id: 'mf-events' }, commit: null, figures: quiet },
      canary: null,
      previous: null,
    },
    {
      name: 'mf-missions',
      stable: { version: '1.0.0-ccc', since: at, by: { kind: 'automatic' }, commit: null, figures },
      canary: null,
      previous: '1.0.0-ddd',
    },
  ],
  moves: [
    {
      remote: 'mf-missions',
      kind: 'rollback',
      version: '1.0.0-ccc',
      from: '1.0.0-zzz',
      at,
      revision: 7,
      by: { kind: 'automatic' },
      failures: { failed: 9, loads: 12 },
    },
  ],
  then: null,
}
const waiting = {
  remote: 'mf-articles',
  version: '1.0.0-www',
  at,
  by: { kind: 'team', id: 'mf-articles' },
  calls: [{ call: 'PUT /user/:userId/edit', affects: 'roles' }],
} as const

async function open(role: 'admin' | 'referent', answer: unknown = deliveries, deliveryAreas: string[] = []) {
  const answers = {
    '/user/:userId': { ...member, role, deliveryAreas },
    '/deliveries': answer,
    '/deliveries/:name/rollback': {},
    '/deliveries/:name/:word': {},
    '/deliveries/:name/preview': { link: 'http://localhost/remotes/preview/made' },
  }
  shell = await openShell({ path: '/deliveries', answers })
  await shell.do(() => shell.effects.setSignedIn())
}

const press = (words: string, within = 'button') =>
  shell.do(() =>
    [...document.querySelectorAll<HTMLElement>(within)].find((button) => button.textContent === words)?.click(),
  )

const write = (selector: string, text: string) =>
  shell.do(() => {
    const field = document.querySelector<HTMLInputElement>(selector)
    if (!field) throw new Error('no field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

afterEach(async () => {
  await shell.close()
  window.history.replaceState(null, '', '/')
})

describe('the page of deliveries', () => {
  it('tells what runs where, by whom and how it loads, and what happened', async () => {
    await open('admin')
    await shell.shows('1.0.0-aaa')
    expect(shell.text()).toContain('3 échecs sur 120 (3\u00a0%). Médiane 240\u00a0ms, 19 sur 20 sous 900\u00a0ms.')
    expect(shell.text()).toContain('À l’essai\u00a0: 10\u00a0% des personnes')
    expect(shell.text()).toContain('affichée en 2,5\u00a0s · répond en 120\u00a0ms · décalage 0,01 · 40 visites')
    expect(shell.text()).toContain('Plus lente')
    expect(shell.text()).toContain('par l’équipe Ressources')
    expect(shell.text(), 'an older gateway tells nothing of them').not.toContain('Pages de la plateforme')
    expect(shell.text(), 'an area that nobody has heard of').toContain('mf-events')
    expect(shell.text()).toContain('Missions\u00a0: retour à 1.0.0-ccc, 1.0.0-zzz retirée')
    expect(shell.text()).toContain('9 chargements sur 12 ont échoué')
  })

  it('takes a version back after a question, and says against what', async () => {
    await open('admin')
    await shell.shows('1.0.0-ccc')
    await press('Revenir à la version d’avant')
    await shell.shows('Tout le monde reçoit la version 1.0.0-ddd.')
    await press('Revenir à la version d’avant', '[role="alertdialog"] button')
    await shell.shows('Missions\u00a0: c’est fait.')
    expect(shell.bodies).toContainEqual({ revision: 7 })
    const asked = () => shell.requested.filter((path) => path === '/deliveries').length
    await vi.waitFor(() => expect(asked(), 'what is live now').toBeGreaterThan(1))
  })

  it('shows what waits for an admin and what it begins to do, and sends the word', async () => {
    await open('admin', { ...deliveries, waiting: [waiting] })
    await shell.shows('Ressources\u00a0: une version attend votre accord')
    expect(shell.text()).toContain('modifier des comptes et des rôles')
    expect(shell.text()).toContain('PUT /user/:userId/edit')
    await press('Mettre en ligne')
    await shell.shows('Si vous ne l’attendiez pas')
    await press('Mettre en ligne', '[role="alertdialog"] button')
    await shell.shows('Ressources\u00a0: c’est fait.')
    expect(shell.bodies).toContainEqual({ version: '1.0.0-www', revision: 7 })
  })

  it('has an admin ask for the version that they look at, by its number', async () => {
    await open('admin')
    await shell.shows('1.0.0-aaa')
    await press('Ressources\u00a0: essayer une version')
    await shell.shows('Elle agira avec vos droits')
    await press('Continuer')
    await shell.shows('Indiquez la version.')
    await write('input[name="version"]', ' 1.0.0-tried ')
    await press('Continuer')
    const next = () => [...document.querySelectorAll('a')].find((link) => link.textContent === 'Continuer')
    await vi.waitFor(() => expect(next()?.getAttribute('href')).toBe('http://localhost/remotes/preview/made'))
    expect(shell.bodies).toContainEqual({ version: '1.0.0-tried' })
  })

  it('tells what was live at a moment of the clock in Paris, wherever the machine stands', async () => {
    await open('admin', { ...deliveries, then: [{ name: 'mf-missions', version: '1.0.0-then', canary: null }] })
    await shell.shows('1.0.0-aaa')
    await write('input[type="date"]', '2026-11-20')
    await write('input[type="time"]', '10:30')
    await shell.shows('1.0.0-then')
    expect(shell.queries).toContainEqual({ at: '2026-11-20T09:30:00.000Z' })
  })

  it('shows people of a team what is theirs, to read alone, with the services and the failures of each page', async () => {
    const [articles] = deliveries.remotes
    if (!articles?.canary) throw new Error('no canary')
    const visits = [{ route: '/resources', visits: 0, lcpMs: null, inpMs: null, cls: null, failed: 2 }]
    const told: Deliveries = {
      ...deliveries,
      remotes: [{ ...articles, canary: { ...articles.canary, visits }, previous: '1.0.0-ooo' }],
      waiting: [{ ...waiting, calls: [...waiting.calls] }],
      services: [
        { name: 'svc-articles', state: 'up', release: '1.0.0+5b2f0c9d1e' },
        { name: 'svc-users', state: 'down' },
      ],
    }
    await open('referent', told, ['mf-articles'])
    await shell.shows('1.0.0-aaa')
    expect(shell.text()).toContain('Les versions de votre équipe')
    expect(shell.text()).toContain('2 échecs')
    expect(shell.text()).toMatch(/svc-articles\s*En marche\s*Version 1\.0\.0\+5b2f0c9d1e\s*svc-users\s*Ne répond pas/)
    const buttons = [...document.querySelectorAll('main button')].map((button) => button.textContent)
    expect(buttons).toEqual([])
  })

  it('tells how the pages come that no team delivers, where the gateway says so', async () => {
    const visits = [{ route: '/login', visits: 31, lcpMs: 860, inpMs: 40, cls: 0 }]
    await open('admin', { ...deliveries, shell: { version: '0123456789abcdef', visits } })
    await shell.shows('Pages de la plateforme')
    expect(shell.text()).toContain('0123456789abcdef')
    expect(shell.text()).toMatch(/\/login\s*affichée en 0,9\u00a0s · répond en 40\u00a0ms · décalage 0 · 31 visites/)
  })

  it('says so where nobody has told of a visit to these pages', async () => {
    await open('admin', { ...deliveries, shell: { version: '0123456789abcdef', visits: [] } })
    await shell.shows('Aucune visite signalée.')
  })

  it('sends away who may not see it, and says why', async () => {
    await open('referent')
    await shell.arrives('/unauthorised')
    expect(shell.requested).not.toContain('/deliveries')
  })

  it('can be asked for again when it does not come', async () => {
    await open('admin', new Error('no answer'))
    await shell.shows('Les livraisons ne s’affichent pas')
  })
})

import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { member, openShell } from '../../../testing/open-shell.tsx'
import { byWords } from '../../../testing/type-into.ts'

type Shell = Awaited<ReturnType<typeof openShell>>
let shell: Shell

const at = '2026-11-20T09:00:00.000Z'
const sessions = {
  items: [
    { id: 's2', device: 'Safari, iPhone', current: false, createdAt: at, lastUsedAt: at },
    { id: 's3', device: '', current: false, createdAt: at, lastUsedAt: at },
    { id: 's1', device: 'Firefox, Windows', current: true, createdAt: at, lastUsedAt: at },
  ],
}
const answers = { '/user/:userId': member, '/auth/sessions': sessions, '/auth/sessions/:sessionId': {} }

async function open(given: Record<string, unknown> = answers) {
  shell = await openShell({ path: '/change_password', answers: given })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('Mes appareils connectés')
}

const rows = () => [...document.querySelectorAll('ul > li')].map((row) => row.textContent ?? '')
const endButton = () =>
  document.querySelector<HTMLElement>('button[aria-label^="Déconnecter Safari, iPhone"]') ?? undefined

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(async () => {
  await shell.close()
  window.history.replaceState(null, '', '/')
})

describe('the own devices', () => {
  it('are listed, this one first and without a button', async () => {
    await open()
    await shell.shows('Safari, iPhone')
    const [first = '', ...others] = rows().filter((row) => row.includes('Dernière utilisation'))
    expect(first).toContain('Firefox, Windows')
    expect(first).toContain('Cet appareil')
    expect(first).not.toContain('Déconnecter')
    expect(others.join()).toContain('Appareil inconnu')
    expect(document.querySelectorAll('button[aria-label^="Déconnecter "]')).toHaveLength(2)
  })

  it('are signed out one by one, after a question', async () => {
    await open()
    await shell.shows('Safari, iPhone')
    await shell.do(() => endButton()?.click())
    await shell.shows('Il faudra s’y reconnecter')
    expect(shell.requested).not.toContain('/auth/sessions/:sessionId')
    await shell.do(() =>
      [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')]
        .find((button) => button.textContent === 'Déconnecter')
        ?.click(),
    )
    await shell.shows('L’appareil est déconnecté')
    expect(shell.requested.filter((path) => path === '/auth/sessions/:sessionId')).toHaveLength(1)
    expect(shell.requested.filter((path) => path === '/auth/sessions')).toHaveLength(2)
  })

  it('that cannot be read are asked for again', async () => {
    await open({ ...answers, '/auth/sessions': new Error('no answer') })
    await shell.shows('Vos appareils ne s’affichent pas')
    expect(byWords('Réessayer')).toBeDefined()
  })
})

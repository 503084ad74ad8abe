import { beforeEach, expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { onPhoneScreen } from '../testing/phone-screen.ts'
import { samplePage } from '../testing/sample-missions.ts'
import { sampleTemplate } from '../testing/sample-template.ts'

type Page = Awaited<ReturnType<typeof open>>

beforeEach(onPhoneScreen)

const focused = () => document.activeElement?.textContent

/** With the keyboard: what is pressed has the focus, and then the window that asks once more. */
async function remove(page: Page, name: string) {
  await expect.poll(() => page.all('button').map((one) => one.getAttribute('aria-label'))).toContain(name)
  page.control(name).focus()
  page.press(name)
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(1)
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(0)
}

test('who threw a draft away stands at the title of those that are left, and after the last one at the tab', async () => {
  let items = ['abc', 'def'].map((key) => ({
    key: `mission.form.new.${key}`,
    title: `Stand ${key}`,
    updatedAt: '2026-11-20T09:00:00.000Z',
  }))
  const page = await open('/missions/management', {
    session: { role: 'referent' },
    answers: {
      'mission.managed': () => samplePage([]),
      'user.drafts': () => ({ items }),
      'user.deleteDraft': () => {
        items = items.slice(1)
        return {}
      },
    },
  })
  await remove(page, 'Supprimer le brouillon Stand abc')
  await expect.poll(focused).toBe('1 brouillon')
  await remove(page, 'Supprimer le brouillon Stand def')
  await expect.poll(focused).toMatch(/^Les miennes/)
  page.unmount()
})

test('who removed a template stands at the one in its place, or at the last one, and after all of them at the tab', async () => {
  let items = [sampleTemplate(1), sampleTemplate(2), sampleTemplate(3)]
  const page = await open('/missions/management?tab=templates', {
    session: { role: 'referent' },
    answers: {
      'mission.managed': () => samplePage([]),
      'mission.templates': () => ({ items, more: items.length > 2 }),
      'mission.removeTemplate': ({ params }) => {
        items = items.filter(({ id }) => id !== params.templateId)
        return { id: params.templateId }
      },
    },
  })
  await expect.poll(page.text).toContain('Seuls les 3 premiers modèles sont montrés ici.')
  const chosenTab = () => page.all('[role="tab"][aria-selected="true"]').map(({ textContent }) => textContent)
  expect(chosenTab(), 'how many there are is not known').toEqual(['Modèles'])
  await remove(page, 'Supprimer le modèle Modèle 1')
  await expect.poll(focused).toBe('Modèle 2')
  expect(page.text()).not.toContain('premiers modèles')
  await remove(page, 'Supprimer le modèle Modèle 3')
  await expect.poll(focused).toBe('Modèle 2')
  await remove(page, 'Supprimer le modèle Modèle 2')
  await expect.poll(page.text).toContain('Aucun modèle pour l’instant')
  await expect.poll(focused).toMatch(/^Modèles/)
  page.unmount()
})

import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { onPhoneScreen } from '../../testing/phone-screen.ts'
import { sampleCounters, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

test('the table shows how a long request begins, its menu and paper all that was written', async () => {
  onPhoneScreen()
  const motivation = `J’ai du temps. ${'Je connais le quartier. '.repeat(20)}Merci de me lire.`
  const row = sampleRow({ validationStatus: 'validated', awaitedFrom: 'none', motivation, answers: ['Le lundi'] })
  const page = await open(`/missions/${sampleMission().id}?tab=participants`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.get': () =>
        sampleMission({
          allowedActions: ['see_participants'],
          counters: sampleCounters,
          questions: ['Quel jour vous convient ?'],
        }),
      'mission.participants': ({ query }) => samplePage(query?.filters ? [] : [row]),
      'user.list': () => samplePage([]),
    },
  })
  await expect.poll(page.text).toContain('J’ai du temps.')
  const [begun, whole] = ['.ens-no-print', '.ens-paper-only'].map((part) =>
    page.all(`dd ${part}`).map(({ textContent }) => textContent),
  )
  expect(begun?.join()).not.toContain('Merci de me lire.')
  // On paper nothing is a press away.
  expect(whole?.join()).toContain('Merci de me lire.')
  page.press('Actions')
  await expect.poll(page.text).toContain('Lire la demande')
  page.all('[role="menuitem"]')[0]?.click()
  await expect.poll(page.text).toContain('Inès Karoui\u00a0: la demande')
  expect(page.text()).toContain('Merci de me lire.')
  expect(page.text()).toContain('Le lundi')
  page.unmount()
})

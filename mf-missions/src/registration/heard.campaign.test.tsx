import type { Language } from '@ensemble/contracts/enumerations'
import { heardOf, type MountOptions } from '@ensemble/mf-kit/fake-shell'
import { EnsembleTheme, frenchUiTexts } from '@ensemble/ui'
import { englishUiTexts } from '@ensemble/ui/english'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCounters, sampleMission, samplePage, sampleRow } from '../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`

function openIn(language: Language, at: string, options: Pick<MountOptions, 'answers' | 'session'>) {
  const texts = language === 'fr' ? frenchUiTexts : englishUiTexts
  return open(at, { ...options, language, around: (page) => <EnsembleTheme texts={texts}>{page}</EnsembleTheme> })
}

test.each([
  ['fr', 'Demander à participer'],
  ['en', 'Ask to take part'],
] as const)('what is heard of a mission and of the window that asks for a place, in %s', async (language, register) => {
  const mission = sampleMission({ motivationRequired: true, questions: ['Quel jour vous convient ?'] })
  const page = await openIn(language, address, {
    answers: {
      'mission.get': () => mission,
      'user.draft': () => ({ content: null, updatedAt: null }),
      'user.deleteDraft': () => ({}),
    },
  })
  await expect.poll(page.text).toContain(register)
  const [panel] = page.all('section[aria-labelledby="registration"]')
  await expect(await heardOf(panel)).toMatchFileSnapshot(`heard/mission.${language}.txt`)
  page.press(register)
  await expect.poll(() => page.all('[role="dialog"] form:not([inert])').length).toBe(1)
  await expect(await heardOf(page.all('[role="dialog"]')[0])).toMatchFileSnapshot(`heard/register.${language}.txt`)
  page.unmount()
})

test.each(['fr', 'en'] as const)(
  'what is heard of the row of somebody who asks for a place, in %s',
  async (language) => {
    const mission = sampleMission({
      counters: sampleCounters,
      allowedActions: ['see_participants', 'decide_participants'],
    })
    const page = await openIn(language, `${address}?tab=participants`, {
      session: { role: 'referent' },
      answers: {
        'mission.get': () => mission,
        'mission.participants': () => samplePage([sampleRow({ motivation: 'Je connais bien le sujet.' })]),
        'user.list': () => samplePage([]),
      },
    })
    await expect.poll(() => page.all('tbody tr').length).toBe(1)
    await expect(await heardOf(page.all('tbody tr')[0])).toMatchFileSnapshot(`heard/participant.${language}.txt`)
    page.unmount()
  },
)

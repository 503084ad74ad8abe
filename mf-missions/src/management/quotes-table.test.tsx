import { beforeEach, expect, test, vi } from 'vitest'
import { open } from '../testing/open.tsx'
import { onPhoneScreen } from '../testing/phone-screen.ts'
import { sampleManaged, samplePage } from '../testing/sample-missions.ts'

beforeEach(onPhoneScreen)

test('headquarters find the words that may be quoted, with the consent and its end, copy them and take them away', async () => {
  const copied: string[] = []
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } }),
  )
  const quote = {
    quote: 'On se sent utile, et écouté.',
    mission: { id: sampleManaged(1).id, title: 'Tenir le stand' },
    departmentCode: '69',
    agreedOn: '2026-11-20',
    endsOn: '2028-11-20',
  }
  const page = await open('/missions/management?tab=quotes', {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.managed': () => samplePage([]),
      'mission.quotes': () => samplePage([quote]),
    },
  })
  await expect.poll(page.text).toContain('On se sent utile, et écouté.')
  for (const words of ['Tenir le stand', 'Rhône', '20 nov.', '20 nov. 2028']) expect(page.text()).toContain(words)
  page.press('Copier On se sent utile, et écouté.')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('La citation est copiée.')
  expect(copied).toEqual([quote.quote])
  vi.unstubAllGlobals()
  page.unmount()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { open } from '../testing/open.tsx'
import { onPhoneScreen } from '../testing/phone-screen.ts'
import { sampleManaged, sampleMission, samplePage } from '../testing/sample-missions.ts'

beforeEach(onPhoneScreen)

const staff = { role: 'headquarter_referent' } as const
const quote = {
  quote: 'On se sent utile, et écouté.',
  mission: { id: sampleManaged(1).id, title: 'Tenir le stand' },
  departmentCode: '69',
  agreedOn: '2026-11-20',
  endsOn: '2028-11-20',
}

test('headquarters find the words that may be quoted, with the consent and its end, copy them and take them away', async () => {
  const copied: string[] = []
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } }),
  )
  const page = await open('/missions/management?tab=quotes', {
    session: staff,
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

test('a browser that does not let the words be copied is told of', async () => {
  const refused = async () => {
    throw new DOMException('Not allowed', 'NotAllowedError')
  }
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText: refused } }))
  const page = await open('/missions/management?tab=quotes', {
    session: staff,
    answers: { 'mission.managed': () => samplePage([]), 'mission.quotes': () => samplePage([quote]) },
  })
  await expect.poll(page.text).toContain('On se sent utile, et écouté.')
  page.press('Copier On se sent utile, et écouté.')
  await expect
    .poll(() => page.toasts)
    .toEqual([{ message: 'La citation n’a pas pu être copiée. Copiez-la dans le tableau.', severity: 'error' }])
  vi.unstubAllGlobals()
  page.unmount()
})

/** The quotes of a service that forgets those that are taken back. */
async function openQuotes(at: string) {
  const service = { quotes: [quote] }
  const mySurvey = {
    subject: 'Votre avis',
    message: null,
    kind: 'built_in' as const,
    url: null,
    sentAt: '2026-11-19T09:00:00.000Z',
    answeredAt: '2026-11-20T09:00:00.000Z',
    quotableUntil: '2028-11-20T09:00:00.000Z',
  }
  const page = await open(at, {
    session: staff,
    answers: {
      'mission.get': () => sampleMission({ mySurvey }),
      'mission.managed': () => samplePage([]),
      'mission.quotes': () => samplePage(service.quotes),
      'mission.withdrawQuote': () => {
        service.quotes = []
        return {}
      },
    },
  })
  return { page, service }
}

test('an open table is asked for again as soon as the live line tells of an opinion', async () => {
  const { page, service } = await openQuotes('/missions/management?tab=quotes')
  await expect.poll(page.text).toContain(quote.quote)
  service.quotes = []
  page.change({ tag: 'survey', id: quote.mission.id })
  await expect.poll(page.text).toContain('Aucune citation pour l’instant')
  page.unmount()
})

test('words that were taken back elsewhere are not in a table that is opened again', async () => {
  const { page, service } = await openQuotes('/missions/management?tab=quotes')
  await expect.poll(page.text).toContain(quote.quote)
  await page.go(`/missions/${sampleMission().id}`)
  await expect.poll(page.text).toContain('Votre avis')
  service.quotes = []
  await page.go('/missions/management?tab=quotes')
  await expect.poll(page.text).toContain('Aucune citation pour l’instant')
  page.unmount()
})

test('who takes their own words back finds one quote less, counted as well', async () => {
  const { page } = await openQuotes('/missions/management?tab=quotes')
  const tabs = () => page.all('[role="tab"]').map(({ textContent }) => textContent)
  await expect.poll(page.text).toContain(quote.quote)
  await expect.poll(() => tabs().at(-1)).toBe('Citations (1)')
  await page.go(`/missions/${sampleMission().id}`)
  await expect.poll(page.text).toContain('Votre avis')
  page.press('Ne plus autoriser la citation')
  await expect.poll(() => page.toasts).toHaveLength(1)
  await page.go('/missions/management?tab=mine')
  await expect.poll(() => tabs().at(-1)).toBe('Citations (0)')
  page.unmount()
})

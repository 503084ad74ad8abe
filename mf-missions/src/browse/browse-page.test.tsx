import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleCard, samplePage } from '../testing/sample-missions.ts'

test('missions are shown with their count, place, date, effort and places', async () => {
  const items = [
    sampleCard(1),
    sampleCard(2, { mode: 'remote', city: null, placesLeft: null, effort: { hours: 0.5, per: 'week' } }),
  ]
  const page = await open('/missions/browse', { answers: { 'mission.list': () => samplePage(items) } })
  await expect.poll(page.text).toContain('2 missions')
  const [first, second] = page.all('article').map((card) => card.textContent?.replaceAll(/[\u00a0\u202f]/g, ' '))
  expect(first).toContain('Comité Rhône (69)')
  expect(first).toContain('samedi 12 décembre 2099, 14 h – 17 h')
  expect(first).toContain('3 h en tout')
  expect(first).toContain('Il reste 4 places')
  expect(second).toContain('À distance')
  expect(second).toContain('30 min par semaine')
  expect(page.control('Mission 1').getAttribute('href')).toBe(`/missions/${items[0]?.id}`)
  expect(page.all('article img')[0]?.getAttribute('src')).toBe('/api/file/storage/covers/missions/1.webp')
  page.unmount()
})

test('what is active stands in the address and as chips, and can be taken away', async () => {
  const page = await open('/missions/browse?search=repos&effort=light&page=2', {
    answers: { 'mission.list': ({ query }) => samplePage(query.search ? [] : [sampleCard(1)]) },
  })
  await expect.poll(page.text).toContain('Aucune mission ne correspond')
  page.press('Chercher sans ces mots')
  await expect.poll(page.address).toBe('/missions/browse?effort=light')
  await expect.poll(page.text).toContain('1 mission')
  page.all('[aria-label^="Retirer"]')[0]?.click()
  await expect.poll(page.address).toBe('/missions/browse')
  await expect.poll(() => page.all('[aria-label^="Retirer"]').length).toBe(0)
  page.type('Chercher une mission', 'marché')
  page.submit('Chercher une mission')
  await expect.poll(page.address).toBe('/missions/browse?search=march%C3%A9')
  page.unmount()
})

test('a failure says why, and another try asks again', async () => {
  let down = true
  const page = await open('/missions/browse', {
    answers: {
      'mission.list': () => {
        if (down) throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
        return samplePage([sampleCard(1)])
      },
    },
  })
  await expect.poll(page.text).toContain('Ce service est momentanément indisponible.')
  down = false
  page.press('Réessayer')
  await expect.poll(page.text).toContain('Mission 1')
  page.unmount()
})

test('somebody else’s registration shows at once in the places left', async () => {
  let placesLeft = 4
  const page = await open('/missions/browse', {
    answers: { 'mission.list': () => samplePage([sampleCard(1, { placesLeft })]) },
  })
  await expect.poll(page.text).toContain('Il reste 4 places')
  placesLeft = 1
  page.change({ tag: 'participant', id: sampleCard(1).id })
  await expect.poll(page.text).toContain('Il reste 1 place')
  page.unmount()
})

test('the page speaks English when the visitor does', async () => {
  const page = await open('/missions/browse', { answers: { 'mission.list': () => samplePage([sampleCard(1)]) } })
  await expect.poll(page.text).toContain('1 mission')
  await page.setLanguage('en')
  await expect.poll(page.text).toContain('4 places left')
  expect(page.text()).not.toContain('Trouver')
  page.unmount()
})

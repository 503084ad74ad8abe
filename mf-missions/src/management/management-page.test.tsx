import { refusal } from '@ensemble/mf-kit/fake-shell'
import { beforeEach, expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { onPhoneScreen } from '../testing/phone-screen.ts'
import { sampleManaged, sampleMission, samplePage } from '../testing/sample-missions.ts'

beforeEach(onPhoneScreen)

test('a member reads who creates missions and tells of a need, and asks for no list', async () => {
  const page = await open('/missions/management')
  await expect.poll(page.text).toContain('Les missions sont créées par les comités')
  expect(page.control('Voir mes missions').getAttribute('href')).toBe('/my_missions')
  expect(page.control('Parler d’un besoin local').getAttribute('href')).toContain('?contact=department&about=need')
  expect(page.text()).not.toContain('Nouvelle mission')
  expect(page.requests).toEqual([])
  page.unmount()
})

test('staff see the missions they run, with what waits for an answer, and write a new one', async () => {
  const page = await open('/missions/management', {
    session: { role: 'referent' },
    answers: {
      'mission.managed': () => samplePage([sampleManaged(1)]),
    },
  })
  await expect.poll(page.text).toContain('Mission 1')
  expect(page.text()).toContain('Demandes à traiter')
  await expect
    .poll(() => page.all('[role="tab"]').map(({ textContent }) => textContent))
    .toEqual(['Les miennes (1)', 'Mon département (1)', 'Modèles (0)'])
  expect(page.text()).toContain('1 mission')
  expect(page.control('Répondre Mission 1').tagName).toBe('BUTTON')
  expect(page.control('Nouvelle mission').getAttribute('href')).toBe('/missions/management?form=new')
  await expect.poll(page.text).toContain('Confier mes missions')
  page.unmount()
})

test('who runs no mission has none to hand over', async () => {
  const page = await open('/missions/management', {
    session: { role: 'referent' },
    answers: { 'mission.managed': () => samplePage([]) },
  })
  await expect.poll(page.text).toContain('Les miennes (0)')
  await expect.poll(page.text).toContain('Vous ne pilotez aucune mission')
  expect(page.text()).not.toContain('Confier mes missions')
  page.unmount()
})

test('the address keeps tab, page, sort and filters, and the call carries filters in its body', async () => {
  const filters = [{ field: 'title', operator: 'contains', value: 'stand' }]
  const written = encodeURIComponent(JSON.stringify(filters))
  const page = await open(
    `/missions/management?tab=all&page=2&size=50&sort=startAt:desc&search=stand&filters=${written}`,
    {
      session: { role: 'admin' },
      answers: {
        'mission.managed': () => samplePage([]),
        'mission.searchManaged': () => ({ ...samplePage([sampleManaged(1)]), total: 60, page: 1, pageSize: 50 }),
      },
    },
  )
  await expect.poll(page.text).toContain('Mission contient stand')
  await expect
    .poll(() => page.requests.find(({ method }) => method === 'POST'))
    .toMatchObject({
      body: { scope: 'all', page: 1, pageSize: 50, sort: 'startAt', order: 'desc', search: 'stand', filters },
    })
  page.unmount()
})

test('an event of the live line changes the row, and marks nothing as loading meanwhile', async () => {
  let requests = 0
  let answer = () => {}
  const page = await open('/missions/management', {
    session: { role: 'referent' },
    answers: {
      'mission.managed': async ({ query }) => {
        // The counts of the tabs.
        if (query.pageSize === 5) return samplePage([sampleManaged(1)])
        requests += 1
        if (requests > 1) await new Promise<void>((resolve) => (answer = resolve))
        return samplePage([{ ...sampleManaged(1), placesLeft: 40 + requests }])
      },
    },
  })
  await expect.poll(page.text).toContain('Mission 1')
  const list = () => page.all('ul[aria-label="Les miennes"]')[0]
  expect(list()?.getAttribute('aria-busy')).toBe('false')
  page.change({ tag: 'mission', id: sampleManaged(1).id })
  await expect.poll(() => requests).toBe(2)
  expect(list()?.getAttribute('aria-busy')).toBe('false')
  answer()
  await expect.poll(() => list()?.textContent).toContain('Places restantes42')
  page.unmount()
})

test('approvers approve several at once; those refused are named with the reason', async () => {
  const page = await open('/missions/management?tab=to_approve', {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.managed': () => samplePage([{ ...sampleManaged(1), title: 'Stand : samedi' }, sampleManaged(2)]),
      'mission.approve': () => {
        throw refusal('SELF_APPROVAL', 'Une autre personne doit valider cette mission.')
      },
    },
  })
  await expect.poll(page.text).toContain('Mission 2')
  for (const box of page.all('input[type="checkbox"]')) box.click()
  await expect.poll(page.text).toContain('2 missions choisies')
  page.press('Valider')
  await expect.poll(page.text).toContain('Valider 2 missions')
  const [confirm] = page.all('[role="alertdialog"] button').slice(-1)
  confirm?.click()
  await expect.poll(page.text).toContain('2 missions n’ont pas pu être validées')
  expect(page.text()).toContain('Stand\u00a0: samedi\u00a0: Une autre personne doit valider cette mission.')
  expect(page.requests.filter(({ method }) => method === 'PUT')).toHaveLength(2)
  page.unmount()
})

test('the question before a single approval names the mission', async () => {
  const page = await open('/missions/management?tab=to_approve', {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.managed': () => samplePage([{ ...sampleManaged(1), title: 'Stand : samedi' }, sampleManaged(2)]),
    },
  })
  await expect.poll(page.text).toContain('Mission 2')
  page.press('Valider Stand\u00a0: samedi')
  await expect
    .poll(() => page.all('[role="alertdialog"]')[0]?.textContent)
    .toContain('Valider «\u00a0Stand\u00a0: samedi\u00a0»')
  page.press('Annuler')
  await expect.poll(() => page.all('[role="alertdialog"]')).toEqual([])
  page.unmount()
})

test('after an approval that had no answer in time the others are not sent, and each keeps its line', async () => {
  const dates = [1, 2].map((each) => ({ ...sampleManaged(each), title: 'Stand du samedi' }))
  const page = await open('/missions/management?tab=to_approve', {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.managed': () => samplePage(dates),
      'mission.approve': () => {
        throw refusal('UPSTREAM_TIMEOUT', 'Réessayez dans un instant.')
      },
    },
  })
  await expect.poll(page.text).toContain('Stand du samedi')
  for (const box of page.all('input[type="checkbox"]')) box.click()
  await expect.poll(page.text).toContain('2 missions choisies')
  page.press('Valider')
  await expect.poll(page.text).toContain('Valider 2 missions')
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(page.text).toContain('2 missions n’ont pas pu être validées')
  expect(page.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  expect(page.text().match(/Stand du samedi\u00a0: /g)).toHaveLength(2)
  page.unmount()
})

test('a mission is chosen for another committee, and opens as a copy there', async () => {
  const { id } = sampleManaged(1)
  const page = await open('/missions/management?tab=all&lend=23', {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.managed': () => samplePage([sampleManaged(1)]),
      'mission.get': () => sampleMission({ id, allowedActions: ['edit'] }),
      'user.list': () => samplePage([]),
    },
  })
  await expect.poll(page.text).toContain('Choisissez la mission à prêter au Comité Creuse.')
  await expect.poll(page.text).toContain('Mission 1')
  page.press('Prêter Mission 1')
  await expect.poll(page.address).toBe(`/missions/management?form=copy&mission=${id}&place=23`)
  await expect.poll(page.text).toContain('Étape 1 sur 5')
  page.unmount()
})

test.each([
  ['b2', 'b2', 'La personne choisie en est prévenue'],
  ['me', 'b2', 'La personne choisie en est prévenue'],
  ['b2', 'b3', 'Les deux personnes en sont prévenues'],
  ['b2', 'b1', 'La personne qui s’en occupait en est prévenue'],
])('all missions of a person are handed over in one act (%s by %s), which says who hears', async (of, by, told) => {
  const sent: unknown[] = []
  const person = { id: '0190a000-0000-7000-8000-0000000000b1', displayName: 'Yann Le Bihan', departmentCode: '69' }
  const found = { items: [{ ...person, role: 'referent' as const }], total: 1, totalIsCapped: false, page: 0 }
  const from = '0190a000-0000-7000-8000-0000000000b2'
  const page = await open(`/missions/management?handover=${of === 'me' ? of : from}`, {
    session: { role: 'admin', user: { id: `${from.slice(0, -2)}${by}`, displayName: 'Inès', role: 'admin' } },
    answers: {
      'mission.managed': () => samplePage([sampleManaged(1)]),
      'user.list': () => ({ ...found, pageSize: 10, lastPage: 0 }),
      'mission.handOver': ({ body }) => {
        sent.push(body)
        return { moved: 12, left: 0 }
      },
    },
  })
  await expect.poll(page.text).toContain('Yann Le Bihan – ')
  page.press('Confier les missions')
  await expect.poll(page.text).toContain('Choisissez une personne.')
  const [radio] = page.all('input[type="radio"]')
  if (radio instanceof HTMLElement) radio.click()
  await expect.poll(page.text).toContain(told)
  page.press('Confier les missions')
  await expect.poll(() => sent).toEqual([{ from, to: person.id }])
  page.unmount()
})

test('a mission is read beside the table, which stays, and the next one follows', async () => {
  const quiet = (number: number) => {
    const mission = sampleManaged(number)
    return { ...mission, counters: { ...mission.counters, awaitingStaffCount: 0 } }
  }
  const page = await open('/missions/management', {
    session: { role: 'referent' },
    answers: {
      'mission.managed': () => samplePage([quiet(1), quiet(2)]),
      'mission.get': ({ params }) => sampleMission({ id: params.missionId, summary: 'Un stand : quoi y faire ?' }),
    },
  })
  await expect.poll(page.text).toContain('Mission 2')
  page.press('Aperçu Mission 1')
  await expect.poll(page.text).toContain('Un stand\u00a0: quoi y faire\u00a0?')
  expect(page.address()).toContain(`show=${sampleManaged(1).id}`)
  page.press('Suivant')
  await expect.poll(page.address).toContain(`show=${sampleManaged(2).id}`)
  page.press('Fermer')
  await expect.poll(page.address).not.toContain('show=')
  page.unmount()
})

test('what was decided beside the table gives its place to the next one, and closes after the last', async () => {
  const waiting = [sampleManaged(1), sampleManaged(2)]
  const page = await open(`/missions/management?tab=to_approve&show=${sampleManaged(1).id}`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.managed': () => samplePage([...waiting]),
      'mission.get': ({ params }) => sampleMission({ id: params.missionId, summary: 'De quoi il s’agit.' }),
      'mission.approve': ({ params }) => {
        waiting.shift()
        return sampleMission({ id: params.missionId })
      },
    },
  })
  const approve = async () => {
    const button = () => page.all('[role="dialog"] button').find((one) => one.textContent === 'Valider')
    await expect.poll(button).toBeTruthy()
    button()?.click()
    await expect.poll(() => page.all('[role="alertdialog"] button')).not.toHaveLength(0)
    page.all('[role="alertdialog"] button').at(-1)?.click()
  }
  await approve()
  await expect.poll(page.address).toContain(`show=${sampleManaged(2).id}`)
  await approve()
  await expect.poll(page.text).toContain('Rien')
  expect(page.all('[role="dialog"]')).toHaveLength(0)
  page.unmount()
})

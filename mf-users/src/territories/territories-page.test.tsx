import { type Answers, leastWidthOf, refusal, roomForTable } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleId } from '../testing/sample-users.ts'
import { matching, sorted, territoriesOf } from './territory.ts'

const people = [
  { departmentCode: '69', members: 142, referents: 2, lateAccounts: 3, openNeeds: 0 },
  { departmentCode: '23', members: null, referents: 0, lateAccounts: 0, openNeeds: 1 },
]
const missions = [{ departmentCode: '69', openMissions: 12, lateRequests: 0 }]
const need = {
  id: '0190a000-0000-7000-8000-0000000000aa',
  departmentCode: '23',
  subject: 'Un café le jeudi',
  message: 'Il manque un lieu pour parler.',
  toldBy: { id: sampleId(4), displayName: 'Inès Karoui' },
  toldAt: '2026-11-01T09:00:00.000Z',
  state: 'told' as const,
  answeredAt: null,
  missionId: null,
  answer: null,
}
const answers: Answers = {
  'user.territories': () => ({ territories: people }),
  'mission.territories': () => ({ territories: missions }),
}

test('all committees are there, each with what it lacks, and what is not known is no gap', () => {
  const all = territoriesOf(people, missions)
  expect(all).toHaveLength(103)
  const of = (code: string) => all.find(({ department }) => department.code === code)
  expect(of('69')?.gaps).toEqual(['lateAccounts'])
  expect(of('23')).toMatchObject({ members: 'few', gaps: ['noReferent', 'noMission', 'openNeeds'] })
  expect(of('75')?.gaps).toEqual(['noReferent', 'noMission', 'noMember'])
  expect(territoriesOf(people, undefined)[0]?.gaps).toEqual(['noReferent', 'noMember'])
  const [most] = sorted(all, { field: 'members', order: 'desc' }, 'fr')
  expect(most?.department.code).toBe('69')
  expect(
    sorted(all, null, 'fr')
      .map(({ department }) => department.code)
      .slice(0, 3),
  ).toEqual(['23', '69', '01'])
  const late = [{ field: 'gaps', operator: 'in' as const, value: ['lateAccounts'] }]
  expect(matching(all, '', late).map(({ department }) => department.code)).toEqual(['69'])
  expect(matching(all, 'rhone', []).map(({ department }) => department.code)).toContain('69')
})

test('headquarters find a committee that lacks something, and write to it', async () => {
  const sent: unknown[] = []
  const lacking = encodeURIComponent(JSON.stringify([{ field: 'gaps', operator: 'in', value: ['noReferent'] }]))
  const page = await open(`/territories?department=23&search=creuse&filters=${lacking}`, 'headquarter_referent', {
    answers: {
      ...answers,
      'user.contact': ({ body }) => {
        sent.push(body)
        return { sent: 1 }
      },
      'user.needs': () => ({ items: [need], total: 1, totalIsCapped: false, page: 0, pageSize: 10, lastPage: 0 }),
      'user.draft': () => ({ content: null, updatedAt: null }),
      'user.saveDraft': () => ({ content: null, updatedAt: null }),
      'user.deleteDraft': () => ({}),
    },
  })
  await expect.poll(page.text).toContain('Comité Creuse – Nouvelle-Aquitaine')
  await expect.poll(page.text).toContain('Sans équipe (102)')
  expect(page.text()).toContain('Moins de 10')
  expect(page.text()).toContain('Demander une équipe')
  await expect.poll(page.text).toContain('Un café le jeudi')
  expect(page.control('En faire une mission').getAttribute('href')).toBe(
    `/missions/management?form=new&place=23&need=${need.id}`,
  )
  page.press('Écrire')
  await expect.poll(page.text).toContain('Écrire au Comité Creuse')
  page.type('Objet', 'Bonjour')
  page.type('Message', 'Comment pouvons-nous vous aider ?')
  page.press('Envoyer le message')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ recipient: 'department', departmentCode: '23' })
  // Who may not appoint asks those who may, and for which committee is said already.
  page.press('Demander une équipe')
  await expect.poll(page.text).toContain('Demander une équipe pour le Comité Creuse')
  page.type('Message', 'Une personne est prête à commencer.')
  page.press('Envoyer le message')
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ recipient: 'support', subject: 'Une équipe pour le Comité Creuse' })
  page.unmount()
})

test('the needs of a committee are its own: none of another stands in for those that did not come', async () => {
  const page = await open('/territories?department=23&view=table', 'headquarter_referent', {
    answers: {
      ...answers,
      'user.needs': ({ query }) => {
        if (query.departmentCode !== '23') throw refusal('SERVICE_UNAVAILABLE')
        return { items: [need], total: 1, totalIsCapped: false, page: 0, pageSize: 10, lastPage: 0 }
      },
    },
  })
  await expect.poll(page.text).toContain('Un café le jeudi')
  page.press('Suivant')
  await expect.poll(page.text).toContain('Les besoins n’ont pas pu être chargés')
  expect(page.address()).not.toContain('department=23')
  expect(page.text()).not.toContain('Un café le jeudi')
  page.unmount()
})

test('a view of the territories gets a name, which the account keeps', async () => {
  const lacking = JSON.stringify([{ field: 'gaps', operator: 'in', value: ['noReferent'] }])
  const view = { name: 'Sans équipe, à écrire', address: new URLSearchParams({ filters: lacking }).toString() }
  const page = await open('/territories', 'headquarter_referent', {
    answers: { ...answers, 'user.tables': () => ({ items: [{ name: 'territories', choice: { views: [view] } }] }) },
  })
  await expect.poll(page.text).toContain('Sans équipe, à écrire')
  page.press('Sans équipe, à écrire')
  await expect.poll(page.address).toBe(`/territories?${view.address}`)
  await expect.poll(page.text).toContain('102 comités')
  page.unmount()
})

test('headquarters, who may invite members of any committee, find here where to; an admin has the list of accounts', async () => {
  const sent: unknown[] = []
  const page = await open('/territories', 'headquarter_referent', {
    answers: {
      ...answers,
      'user.invite': ({ body }) => {
        sent.push(body)
        return { userId: sampleId(9), status: 'pending_approval', invitationExpiresAt: '2026-12-15T09:00:00.000Z' }
      },
    },
  })
  await expect.poll(page.text).toContain('103 comités')
  page.press('Inviter un membre')
  await expect.poll(page.address).toContain('invite=')
  await expect
    .poll(() => page.all('[role="dialog"] h2').map(({ textContent }) => textContent))
    .toEqual(['Inviter un membre'])
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  page.type('Adresse e-mail', 'nadia@example.org')
  page.press('Envoyer l’invitation')
  await expect.poll(() => sent).toEqual([{ email: 'nadia@example.org', role: 'member' }])
  await expect.poll(page.address).toBe('/territories')
  page.unmount()
  const ofAdmin = await open('/territories', 'admin', { answers })
  await expect.poll(ofAdmin.text).toContain('103 comités')
  expect(ofAdmin.text()).not.toContain('Inviter un membre')
  ofAdmin.unmount()
})

test('while one service does not answer, the other half is there, and says so', async () => {
  const page = await open('/territories?search=rhone', 'admin', {
    answers: {
      ...answers,
      'mission.territories': () => {
        throw refusal('SERVICE_UNAVAILABLE', 'Ce service est momentanément indisponible.')
      },
    },
  })
  await expect.poll(page.text).toContain('Une partie des chiffres')
  await expect.poll(page.text).toContain('142')
  page.unmount()
})

test('one committee is read beside the table, which stays', async () => {
  const page = await open('/territories?search=creuse&view=table', 'headquarter_referent', {
    wide: true,
    answers: {
      ...answers,
      'user.needs': () => ({ items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 10, lastPage: 0 }),
    },
  })
  await expect.poll(() => page.all('tbody a')).toHaveLength(1)
  page.all('tbody a')[0]?.focus()
  page.press('Creuse (23)')
  await expect.poll(page.text).toContain('Comité Creuse – Nouvelle-Aquitaine')
  expect(page.all('[role="dialog"]')).toHaveLength(0)
  expect(page.all('table')).toHaveLength(1)
  expect(page.control('Suivant').getAttribute('aria-disabled')).toBe('true')
  page.press('Fermer')
  await expect.poll(page.text).not.toContain('Comité Creuse – Nouvelle-Aquitaine')
  page.unmount()
})

test.each([
  ['headquarter_referent', null],
  ['admin', 'Compléter l’équipe'],
] as const)('where a committee has a team, nobody asks for one (%s)', async (role, act) => {
  const page = await open('/territories?department=69&search=rhone', role, {
    answers: {
      ...answers,
      'user.needs': () => ({ items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 10, lastPage: 0 }),
    },
  })
  await expect.poll(page.text).toContain('Proposer une mission')
  const offered = page.all('[role="dialog"] button').map(({ textContent }) => textContent)
  expect(offered.filter((words) => words?.includes('équipe'))).toEqual(act ? [act] : [])
  page.unmount()
})

test.each(['fr', 'en'] as const)('all columns fit a window of 1,280 px (%s)', async (language) => {
  const page = await open('/territories', 'admin', { answers, language, wide: true })
  await expect.poll(() => page.all('table tbody tr').length).toBeGreaterThan(0)
  expect(leastWidthOf(page.all('table')[0])).toBeLessThanOrEqual(roomForTable)
  page.unmount()
})

test('each act in the menu of a committee has its sign', async () => {
  const page = await open('/territories', 'admin', { answers, wide: true })
  await expect.poll(() => page.all('[aria-label^="Actions"]').length).toBeGreaterThan(0)
  page.all('[aria-label^="Actions"]')[0]?.click()
  await expect.poll(() => page.all('[role="menuitem"]').length).toBe(4)
  expect(page.all('[role="menuitem"] > svg')).toHaveLength(4)
  page.unmount()
})

import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { keptDraft } from '../../testing/kept-draft.ts'
import { open } from '../../testing/open.tsx'
import { sampleMission, sampleParticipant } from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`

const validated = sampleParticipant({
  validationStatus: 'validated',
  awaitedFrom: 'none',
  decidedAt: '2026-11-12T09:00:00.000Z',
})

test('who takes part finds the workspace and the date for a calendar', async () => {
  const workspace = {
    intro: '<p>Bienvenue à tous.</p>',
    links: [{ title: 'Le tableau partagé', url: 'https://example.org/tableau' }],
    documents: [
      {
        key: 'workspace_document/guide',
        name: 'Guide',
        size: 2_516_582,
        contentType: 'application/pdf',
        addedBy: sampleMission().id,
        addedAt: '2026-11-12T09:00:00.000Z',
      },
    ],
    nextMeetingAt: '2099-12-10T17:00:00.000Z',
    notes: null,
  }
  const mission = sampleMission({
    myParticipation: validated,
    workspace,
    allowedActions: ['unregister', 'see_workspace'],
  })
  const page = await open(address, {
    answers: { 'mission.get': ({ query }) => (query.format === 'ics' ? 'BEGIN:VCALENDAR' : mission) },
  })
  await expect.poll(page.text).toContain('Demande envoyée')
  expect(page.text()).toContain('Votre place est confirmée')
  page.press('Ajouter à mon agenda')
  await expect.poll(() => page.requests.at(-1)?.query).toEqual({ format: 'ics' })
  page.all('[role="tab"]').at(-1)?.click()
  await expect.poll(page.text).toContain('Bienvenue à tous.')
  expect(page.control('Le tableau partagé\u2060\u00a0(nouvel onglet)').getAttribute('href')).toBe(
    'https://example.org/tableau',
  )
  const words = page
    .text()
    .replaceAll('\u2060', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(words).toContain('jeudi 10 décembre 2099, 18 h')
  // Where a link leads, what a file is, how large, and since when it is there.
  expect(words).toContain('Le tableau partagé (nouvel onglet)example.org')
  expect(words).toMatch(/PDF · 2,4 Mo · ajouté le (jeudi )?12 novembre/)
  expect(page.text()).not.toContain('Modifier l’espace')
  page.unmount()
})

test('who saves the workspace second is told, and sees what the other wrote', async () => {
  const workspace = { intro: null, links: [], documents: [], nextMeetingAt: null, notes: null }
  let mission = sampleMission({ workspace, allowedActions: ['see_workspace', 'edit_workspace'] })
  const page = await open(`${address}?tab=workspace`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.updateWorkspace': ({ body }) => {
        if (body.updatedAt !== mission.updatedAt)
          throw refusal('STALE_UPDATE', 'Une autre personne a modifié ce contenu.')
        return mission
      },
    },
  })
  await expect.poll(page.text).toContain('L’équipe n’a encore rien déposé ici')
  page.press('Modifier l’espace')
  await expect.poll(page.text).toContain('Modifier l’espace de travail')
  page.press('Ajouter une séance')
  await expect.poll(page.text).toContain('Jour de la séance 1')
  page.type('Jour de la séance 1', '2099-12-10')
  page.type('De', '18:00')
  page.press('Ajouter une séance, une semaine plus tard')
  await expect.poll(page.text).toContain('Jour de la séance 2')
  page.press('Ajouter un lien')
  await expect.poll(page.text).toContain('Nom du lien 1')
  page.type('Nom du lien 1', 'Le mien')
  page.type('Adresse du lien 1', 'https://example.org/mien')
  const theirs = { ...workspace, links: [{ title: 'Le sien', url: 'https://example.org/sien' }] }
  mission = { ...mission, workspace: theirs, updatedAt: '2026-11-02T09:00:00.000Z' }
  // No word of it has come: the refusal itself has the page look again.
  page.press('Enregistrer')
  await expect.poll(page.text).toContain('Une autre personne a modifié cette mission entre-temps')
  await expect.poll(page.text).toContain('Le sien')
  page.press('Garder la mienne')
  await expect.poll(page.text).not.toContain('Une autre personne a modifié')
  page.press('Enregistrer')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('L’espace de travail est à jour.')
  const sent = page.requests.filter(({ method }) => method === 'PUT').at(-1)?.body
  expect(sent).toMatchObject({
    updatedAt: mission.updatedAt,
    links: [{ title: 'Le mien' }],
    nextMeetingAt: '2099-12-10T17:00:00.000Z',
    sessions: [
      { startAt: '2099-12-10T17:00:00.000Z', endAt: null },
      { startAt: '2099-12-17T17:00:00.000Z', endAt: null },
    ],
  })
  page.unmount()
})

test('what is written while the workspace is being saved stays, and is saved next', async () => {
  const workspace = { intro: null, links: [], documents: [], nextMeetingAt: null, notes: null }
  let mission = sampleMission({ workspace, allowedActions: ['see_workspace', 'edit_workspace'] })
  const begun = mission.updatedAt
  const sent: unknown[] = []
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const page = await open(`${address}?tab=workspace`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.updateWorkspace': async ({ body: { updatedAt, links = [] } }) => {
        sent.push([updatedAt, links[0]?.title])
        await answered
        const changes = { workspace: { ...workspace, links }, updatedAt: `2026-11-0${sent.length + 1}T09:00:00.000Z` }
        mission = { ...mission, ...changes }
        return mission
      },
    },
  })
  await expect.poll(page.text).toContain('L’équipe n’a encore rien déposé ici')
  page.press('Modifier l’espace')
  await expect.poll(page.text).toContain('Modifier l’espace de travail')
  page.press('Ajouter un lien')
  await expect.poll(page.text).toContain('Nom du lien 1')
  page.type('Nom du lien 1', 'Premier')
  page.type('Adresse du lien 1', 'https://example.org/lien')
  page.press('Enregistrer')
  await expect.poll(() => sent.length).toBe(1)
  page.type('Nom du lien 1', 'Second')
  answer()
  await expect.poll(() => page.toasts.at(-1)?.message).toContain('Ce que vous avez écrit depuis ne l’est pas encore.')
  expect(page.all('input').map((field) => 'value' in field && field.value)).toContain('Second')
  page.press('Enregistrer')
  await expect.poll(() => page.toasts.at(-1)?.message).toBe('L’espace de travail est à jour.')
  expect(sent).toEqual([
    [begun, 'Premier'],
    ['2026-11-02T09:00:00.000Z', 'Second'],
  ])
  page.unmount()
})

test('a workspace that was begun is there again, with the version it began with, until it is discarded', async () => {
  const workspace = { intro: null, links: [], documents: [], nextMeetingAt: null, notes: null }
  const mission = sampleMission({ workspace, allowedActions: ['see_workspace', 'edit_workspace'] })
  const begun = { intro: '', notes: '', documents: [], sessions: [], basedOn: '2026-10-01T09:00:00.000Z' }
  const draft = keptDraft(`mission.workspace.${mission.id}`, {
    ...begun,
    links: [{ title: 'Le tableau', url: 'https://example.org/t' }],
  })
  const page = await open(`${address}?tab=workspace`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.updateWorkspace': ({ body }) => {
        if (body.updatedAt !== mission.updatedAt)
          throw refusal('STALE_UPDATE', 'Une autre personne a modifié ce contenu.')
        return mission
      },
      ...draft.answers,
    },
  })
  await expect.poll(page.text).toContain('L’équipe n’a encore rien déposé ici')
  page.press('Modifier l’espace')
  await expect.poll(page.text).toContain('Nom du lien 1')
  page.press('Enregistrer')
  await expect.poll(page.text).toContain('Une autre personne a modifié cette mission entre-temps')
  page.press('Abandonner mes changements')
  await expect.poll(page.text).toContain('Abandonner vos changements\u00a0?')
  expect(draft.content()).toContain('Le tableau')
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(draft.content).toBeNull()
  await expect.poll(page.text).toContain('L’équipe n’a encore rien déposé ici')
  expect(document.activeElement).toBe(page.control('Modifier l’espace'))
  page.unmount()
})

test('what is taken out of the workspace passes the focus on to what comes next', async () => {
  const file = (key: string) => ({
    key,
    name: key,
    size: 1000,
    contentType: 'application/pdf',
    addedBy: sampleMission().id,
    addedAt: '2026-11-12T09:00:00.000Z',
  })
  const workspace = {
    intro: null,
    links: [{ title: 'Un', url: 'https://example.org/1' }],
    documents: [file('Guide'), file('Plan')],
    nextMeetingAt: '2099-12-10T17:00:00.000Z',
    notes: null,
  }
  const mission = sampleMission({ workspace, allowedActions: ['see_workspace', 'edit_workspace'] })
  const page = await open(`${address}?tab=workspace`, {
    session: { role: 'referent' },
    answers: { 'mission.get': () => mission },
  })
  await expect.poll(page.text).toContain('Modifier l’espace')
  page.press('Modifier l’espace')
  await expect.poll(page.text).toContain('Nom du lien 1')
  const focused = () => document.activeElement?.textContent
  async function takeOut(name: string) {
    page.control(name).focus()
    page.press(name)
    await expect.poll(() => page.all('button').map((one) => one.getAttribute('aria-label'))).not.toContain(name)
  }
  await takeOut('Retirer le lien 1')
  await expect.poll(focused).toBe('Ajouter un lien')
  await takeOut('Retirer la séance 1')
  await expect.poll(focused).toBe('Ajouter une séance')
  await takeOut('Retirer Guide')
  await expect.poll(focused).toBe('Plan')
  await takeOut('Retirer Plan')
  await expect.poll(focused).toBe('Choisir un fichier')
  page.unmount()
})

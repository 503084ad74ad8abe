import type { Mission } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test, vi } from 'vitest'
import { open } from '../../testing/open.tsx'
import { onPhoneScreen } from '../../testing/phone-screen.ts'
import {
  readerId,
  sampleCounters,
  sampleId,
  sampleManaged,
  sampleMission,
  samplePage,
  sampleRow,
} from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`
const runs = (allowedActions: Mission['allowedActions'], changes: Partial<Mission> = {}) =>
  sampleMission({
    managerIds: [readerId],
    allowedActions: ['see_participants', ...allowedActions],
    counters: sampleCounters,
    ...changes,
  })
const staff = { role: 'headquarter_referent' } as const

test('each button stands for an action that is allowed, and no other is there', async () => {
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => runs(['approve', 'reject']),
      'mission.managed': () => samplePage([sampleManaged(7)]),
    },
  })
  await expect.poll(page.text).toContain('Refuser la mission')
  expect(page.control('Valider')).toBeDefined()
  await expect.poll(page.text).toContain('1 autre mission attend votre validation.')
  expect(page.control('Suivante\u00a0: Mission 7').getAttribute('href')).toBe(`/missions/${sampleManaged(7).id}`)
  expect(page.control('Missions à valider').getAttribute('href')).toBe('/missions/management?tab=to_approve')
  expect(page.control('Dupliquer').getAttribute('href')).toContain('form=copy')
  for (const name of ['Clôturer', 'Supprimer', 'Modifier', 'Annuler le refus']) {
    expect(() => page.control(name), name).toThrow('Nothing on the page')
  }
  page.unmount()
})

test('what stands below the queue of who approves waits for it, so that nothing moves', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => runs(['approve', 'reject']),
      'mission.managed': async () => {
        await held
        return samplePage([sampleManaged(7)])
      },
    },
  })
  await expect.poll(page.text).toContain('Refuser la mission')
  expect(page.all('.ens-waiting')).toHaveLength(1)
  letGo()
  await expect.poll(page.text).toContain('1 autre mission attend votre validation.')
  expect(page.all('.ens-waiting')).toEqual([])
  page.unmount()
})

test('what a manager usually came for stands first, and what ends the mission last', async () => {
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => runs(['close', 'cancel', 'delete', 'reschedule', 'edit'], { title: 'Stand : samedi' }),
    },
  })
  await expect.poll(page.text).toContain('Modifier')
  const bar = page.all('section[aria-label="Gérer cette mission"] :is(a, button)').map(({ textContent }) => textContent)
  expect(bar[0]).toBe('Modifier')
  expect(bar.slice(-3)).toEqual(['Clôturer', 'Annuler la mission', 'Supprimer'])
  page.press('Supprimer')
  const asks = () => page.all('[role="alertdialog"]')[0]?.textContent
  await expect.poll(asks).toContain('Stand\u00a0: samedi')
  page.unmount()
})

test('the link of a mail opens the window that closes the mission, once and where it may be closed', async () => {
  const page = await open(`${address}?close`, {
    session: staff,
    answers: { 'mission.get': () => runs(['close', 'edit']) },
  })
  await expect.poll(page.text).toContain('Clôturer la mission')
  page.press('Annuler')
  await expect.poll(() => page.all('[role="dialog"]')).toHaveLength(0)
  page.unmount()
  const closed = await open(`${address}?close`, { session: staff, answers: { 'mission.get': () => runs(['edit']) } })
  await expect.poll(closed.text).toContain('Modifier')
  expect(closed.all('[role="dialog"]')).toHaveLength(0)
  closed.unmount()
})

test('on a phone what is pressed seldom is behind one button, in the same order', async () => {
  onPhoneScreen()
  const page = await open(address, {
    session: staff,
    answers: { 'mission.get': () => runs(['close', 'cancel', 'delete', 'reschedule', 'edit']) },
  })
  await expect.poll(page.text).toContain('Modifier')
  const bar = page.all('section[aria-label="Gérer cette mission"] :is(a, button)').map(({ textContent }) => textContent)
  expect(bar).toEqual(['Modifier', 'Déplacer la mission', 'Autres actions'])
  page.press('Autres actions')
  const entries = () => page.all('[role="menuitem"]').map(({ textContent }) => textContent)
  await expect
    .poll(entries)
    .toEqual(['Dupliquer', 'Garder comme modèle', 'Clôturer', 'Annuler la mission', 'Supprimer'])
  page.unmount()
})

test('a mission is refused with a reason and a sentence, and a refusal of that is said in the window', async () => {
  const sent: unknown[] = []
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => runs(['reject']),
      'mission.reject': ({ body }) => {
        sent.push(body)
        throw refusal('SELF_APPROVAL', 'Une autre personne doit valider cette mission.')
      },
    },
  })
  await expect.poll(page.text).toContain('Refuser la mission')
  page.press('Refuser la mission')
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  page.submit('Ce qui est à revoir')
  await expect.poll(page.text).toContain('Écrivez au moins 10 caractères.')
  expect(page.text()).toContain('Répondez ici avant de continuer.')
  expect(sent).toEqual([])
  page
    .all('[role="dialog"] [role="combobox"]')[0]
    ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  await expect.poll(() => page.all('[role="option"]').length).toBeGreaterThan(5)
  page.all('[role="option"]')[0]?.click()
  page.type('Ce qui est à revoir', 'Précisez qui accueille.')
  page.submit('Ce qui est à revoir')
  await expect.poll(page.text).toContain('Une autre personne doit valider cette mission.')
  expect(sent).toEqual([{ reasonCode: 'content_insufficient', comment: 'Précisez qui accueille.' }])
  page.unmount()
})

test('refusing the change of an approved mission says that the text from before is visible again', async () => {
  const submission = {
    kind: 'edited',
    since: '2026-11-20T09:00:00.000Z',
    byName: 'Claude Roux',
    refusal: null,
  } as const
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => runs(['approve', 'reject'], { approvalStatus: 'waiting_for_approval', submission }),
      'mission.managed': () => samplePage([]),
    },
  })
  await expect.poll(page.text).toContain('Refuser la mission')
  page.press('Refuser la mission')
  await expect.poll(page.text).toContain('le texte validé avant redevient visible')
  expect(page.text()).not.toContain('Les membres ne la voient pas.')
  page.unmount()
})

test('closing names what follows for whom, and asks for the note', async () => {
  const sent: unknown[] = []
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => runs(['close']),
      'mission.close': ({ body }) => {
        sent.push(body)
        return runs([])
      },
    },
  })
  await expect.poll(page.text).toContain('Clôturer')
  page.press('Clôturer')
  await expect.poll(page.text).toContain('La clôture est définitive.')
  expect(page.text()).toContain('3 personnes confirmées reçoivent votre note')
  expect(page.text()).toContain('3 demandes ou invitations sans réponse sont refusées')
  page.submit('Ce que cette aide a permis')
  await expect.poll(page.text).toContain('Écrivez au moins 20 caractères.')
  page.type('Ce que cette aide a permis', 'Deux cents personnes ont parlé du dépistage.')
  page.all('[role="dialog"] input[type="checkbox"]')[0]?.click()
  page.submit('Ce que cette aide a permis')
  await expect.poll(() => sent).toEqual([{ closingNote: 'Deux cents personnes ont parlé du dépistage.', shared: true }])
  page.unmount()
})

test('who approved or closed a mission by the keys, whose button went with it, stands at the chosen tab', async () => {
  let actions: Mission['allowedActions'] = ['approve']
  const page = await open(address, {
    session: staff,
    answers: {
      'mission.get': () => runs(actions),
      'mission.managed': () => samplePage([]),
      'mission.approve': () => runs((actions = ['close'])),
      'mission.close': () => runs((actions = [])),
    },
  })
  const windows = () => page.all('[role="alertdialog"], [role="dialog"]')
  async function openWindow(name: string) {
    await expect.poll(() => page.all('section[aria-label="Gérer cette mission"] button').length).toBeGreaterThan(0)
    await expect.poll(page.text).toContain(name)
    page.control(name).focus()
    page.press(name)
    await expect.poll(() => windows().length).toBe(1)
    await expect.poll(() => windows()[0]?.contains(document.activeElement)).toBe(true)
  }
  async function expectAtTab() {
    await expect.poll(() => windows().length).toBe(0)
    await expect.poll(() => document.activeElement?.matches('[role="tab"][aria-selected="true"]')).toBe(true)
  }
  await openWindow('Valider')
  windows()[0]?.querySelectorAll('button')[1]?.click()
  await expectAtTab()
  await openWindow('Clôturer')
  page.type('Ce que cette aide a permis', 'Deux cents personnes ont parlé du dépistage.')
  page.submit('Ce que cette aide a permis')
  await expectAtTab()
  page.unmount()
})

test('results of the survey are charts with their figures, and the history tells who did what', async () => {
  const history: Mission['history'] = [
    { at: '2026-11-01T09:00:00.000Z', action: 'create', actorId: sampleId(2), actorName: 'Solange', detail: {} },
    { at: '2026-11-03T09:00:00.000Z', action: 'close', actorId: null, actorName: null, detail: {} },
  ]
  const page = await open(`${address}?tab=survey`, {
    session: staff,
    answers: {
      'mission.get': () => runs(['send_survey', 'see_survey_results'], { history }),
      'mission.surveyResults': () => ({
        sends: [
          {
            kind: 'built_in' as const,
            url: null,
            subject: 'Votre avis',
            sentAt: '2026-11-10T09:00:00.000Z',
            sentBy: sampleId(2),
            recipients: 8,
          },
        ],
        recipients: 8,
        answers: 5,
        grades: [0, 0, 1, 2, 2],
        usefulness: [0, 1, 1, 1, 2],
        averageGrade: 4.2,
        averageUsefulness: 3.8,
        comments: [],
        remarks: [
          { comment: 'Un bel accueil.', publishable: true },
          { comment: 'Une belle salle.', grade: 5, publishable: false },
        ],
        moreRemarks: true,
      }),
    },
  })
  await expect.poll(page.text).toContain('5 sur 8')
  expect(page.all('table').map((table) => table.querySelectorAll('tbody tr').length)).toEqual([5, 5])
  // As the language of the page writes it, whatever the browser speaks.
  expect(page.text()).toContain('4,2 sur 5')
  expect(page.text()).toContain('Un bel accueil.Peut être cité, sans nom.')
  expect(page.text()).toContain('Une belle salle.Note 5 sur 5. Ne pas citer.')
  expect(page.text()).toContain('seuls 2 commentaires sont montrés ici.')
  expect(page.control('Envoyer une enquête')).toBeDefined()
  expect(page.control('Exporter (CSV) Comment la mission s’est passée').tagName).toBe('BUTTON')
  page.press('Historique')
  await expect.poll(page.text).toContain('Mission clôturée')
  expect(page.text()).toContain('automatiquement')
  expect(page.text()).toContain('Solange')
  page.unmount()
})

const sendOf = (kind: 'built_in' | 'link', sentAt: string) => ({
  kind,
  url: kind === 'link' ? 'https://enquete.example/1' : null,
  subject: 'Votre avis',
  sentAt,
  sentBy: sampleId(2),
  recipients: 8,
})

const nobodyKnows = 'Sur l’autre site, on ne sait pas qui a répondu.'
test.each([
  [['built_in'], 'De nouveau aux personnes qui n’ont pas répondu', 'again'],
  [['link'], `De nouveau à toutes les personnes déjà sollicitées${nobodyKnows}`, 'new'],
  [['built_in', 'link'], `De nouveau aux personnes qui n’ont pas répondu${nobodyKnows}`, 'new'],
] as const)('who has answered is claimed of what the platform keeps alone: %j', async (kinds, again, first) => {
  const page = await open(`${address}?tab=survey`, {
    session: staff,
    answers: {
      'mission.get': () => runs(['send_survey', 'see_survey_results']),
      'mission.surveyResults': () => ({
        sends: kinds.map((kind, index) => sendOf(kind, `2026-11-1${index}T09:00:00.000Z`)),
        recipients: 8,
        answers: 0,
        grades: [0, 0, 0, 0, 0],
        usefulness: [0, 0, 0, 0, 0],
        averageGrade: null,
        averageUsefulness: null,
        comments: [],
        remarks: [],
      }),
    },
  })
  await expect.poll(page.text).toContain('Envois')
  const known = kinds.some((kind) => kind === 'built_in')
  expect(page.text().includes('0 sur 8')).toBe(known)
  expect(page.text().includes('Les réponses sont sur l’autre site.')).toBe(!known)
  page.press('Envoyer une enquête')
  await expect.poll(page.text).toContain('À qui')
  const choices = page.all('input[name="to"]').map((one) => one.closest('label')?.textContent)
  expect(choices).toEqual(['Aux personnes qui ne l’ont pas encore reçue', again])
  const chosen = page.all('input[name="to"]:checked').map((one) => one.getAttribute('value'))
  expect(chosen).toEqual([first])
  page.unmount()
})

test('whoever may never send a survey finds no tab that says "not yet"', async () => {
  let actions: Mission['allowedActions'] = ['see_participants']
  const page = await open(`${address}?tab=invitations`, {
    session: staff,
    answers: { 'mission.get': () => runs(actions), 'mission.participants': () => samplePage([]) },
  })
  const tabs = () =>
    page
      .all('[role="tab"]')
      .map(({ textContent }) => textContent)
      .join()
  await expect.poll(tabs).toContain('Invitations')
  expect(tabs()).not.toContain('Enquête')
  actions = ['see_participants', 'edit']
  page.change({ tag: 'mission', id: sampleMission().id })
  await expect.poll(tabs).toContain('Enquête')
  page.unmount()
})

test('contacts come from elsewhere, and the table does not wait for them', async () => {
  onPhoneScreen()
  const row = sampleRow({ validationStatus: 'validated', awaitedFrom: 'none' })
  const page = await open(`${address}?tab=participants`, {
    session: staff,
    answers: {
      'mission.get': () => runs(['decide_participants']),
      'mission.participants': () => samplePage([row]),
      'user.list': () => {
        throw refusal('SERVICE_UNAVAILABLE')
      },
    },
  })
  await expect.poll(page.text).toContain('Les e-mails et téléphones ne sont pas disponibles en ce moment.')
  expect(page.text()).toContain('Inès Karoui')
  expect(page.all('[role="tab"]').map(({ textContent }) => textContent)).toContain('Participations, 2 à traiter')
  page.unmount()
})

test('the file of participants is asked for with its filters in a body, and holds how to reach each of them', async () => {
  onPhoneScreen()
  const filters = [{ field: 'displayName', operator: 'contains', value: 'kar' }]
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:file'
  })
  const row = sampleRow({ validationStatus: 'validated', awaitedFrom: 'none' })
  const page = await open(`${address}?tab=participants&filters=${encodeURIComponent(JSON.stringify(filters))}`, {
    session: staff,
    answers: {
      'mission.get': () => runs(['decide_participants']),
      'mission.participants': () => samplePage([]),
      'mission.searchParticipants': ({ body }) =>
        body.format ? '\ufeffPersonne;Réponse;Identifiant\r\nInès Karoui;Confirmée;7\r\n' : samplePage([row]),
      'user.list': ({ query }) =>
        query.format ? '\ufeffPrénom;E-mail;Identifiant\r\nInès;ines@example.org;7\r\n' : samplePage([]),
    },
  })
  await expect.poll(page.text).toContain('Inès Karoui')
  page.press('Exporter (CSV)')
  await expect.poll(() => saved).toHaveLength(1)
  const reader = new FileReader()
  for (const file of saved) reader.readAsText(file)
  await expect.poll(() => reader.result).toContain('Inès;ines@example.org;Inès Karoui;Confirmée;7')
  expect(page.requests.filter(({ path, method }) => path.endsWith('/participants') && method === 'POST')).toMatchObject(
    [{ body: { filters } }, { body: { filters, format: 'csv' } }],
  )
  page.unmount()
})

import type { Mission } from '@ensemble/contracts/missions/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { expect, test } from 'vitest'
import { keptDraft } from '../../testing/kept-draft.ts'
import { open } from '../../testing/open.tsx'
import { newQuestion, ofKind } from './questionnaire/questionnaire-form.ts'
import { readerId, sampleMission, samplePage } from '../../testing/sample-missions.ts'

const staff = { role: 'referent' } as const
const people = { 'user.list': () => samplePage([]) }
const description = `<p>${'Vous tenez le stand à trois, assis. '.repeat(3)}</p>`
const editable = (changes: Partial<Mission> = {}) =>
  sampleMission({
    description,
    allowedActions: ['see_participants', 'edit'],
    managerIds: [readerId],
    creatorId: readerId,
    ...changes,
  })
const editAddress = `/missions/management?form=edit&mission=${sampleMission().id}`

test('a step says what is missing in it before the next one, and nothing is sent', async () => {
  const page = await open('/missions/management?form=new', { session: staff, answers: people })
  await expect.poll(page.text).toContain('Étape 1 sur 5')
  await expect.poll(() => page.all('[role="textbox"]').length).toBe(1)
  page.type('Titre', 'Non')
  page.press('Continuer')
  await expect.poll(page.text).toContain('Trop court\u00a0: 5 caractères au minimum.')
  expect(page.text()).toContain('Champ obligatoire.')
  expect(page.text()).toContain('champs de cette étape sont à corriger')
  expect(document.activeElement).toBe(page.all('input[name="title"]')[0])
  // Each of the others is one press away.
  page.press('Résumé')
  expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('summary')
  expect(page.requests.filter(({ method }) => method === 'POST')).toEqual([])
  page.unmount()
})

test('a text near its limit is counted, and one beyond it is kept, with the limit', async () => {
  const page = await open('/missions/management?form=new', { session: staff, answers: people })
  await expect.poll(page.text).toContain('Étape 1 sur 5')
  await expect.poll(() => page.all('[role="textbox"]').length).toBe(1)
  const title = () => page.all('input[name="title"]')[0]
  const told = () =>
    title()
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(title()?.hasAttribute('maxlength')).toBe(false)
  page.type('Titre', 'a'.repeat(107))
  expect(page.text()).not.toContain('caractères sur 120')
  page.type('Titre', 'a'.repeat(108))
  await expect.poll(told).toContain('108 caractères sur 120')
  page.type('Titre', 'a'.repeat(126))
  page.press('Continuer')
  await expect.poll(page.text).toContain('Trop long\u00a0: 120 caractères au maximum.')
  expect(told()).toContain('126 caractères sur 120')
  expect(title()).toMatchObject({ value: 'a'.repeat(126) })
  page.unmount()
})

test('changing a mission sends what it is now and which state it was begun from', async () => {
  const sent: unknown[] = []
  const page = await open(editAddress, {
    session: staff,
    answers: {
      ...people,
      'mission.get': () => editable({ title: 'Stand : samedi' }),
      'mission.edit': ({ body }) => {
        sent.push(body)
        return editable({ title: 'Autre titre' })
      },
    },
  })
  await expect.poll(page.text).toContain('Modifier la mission')
  // The way back names the mission as it is printed, the field as it was typed.
  page.control('Stand\u00a0: samedi')
  expect(page.all('input[name="title"]')[0]).toMatchObject({ value: 'Stand : samedi' })
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  page.type('Titre', 'Autre titre')
  page.press('Enregistrer maintenant')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({
    title: 'Autre titre',
    updatedAt: editable().updatedAt,
    startAt: editable().startAt,
    departmentCode: '69',
    description,
  })
  await expect.poll(page.address).toBe(`/missions/${sampleMission().id}`)
  page.unmount()
})

test('whoever goes to another step stands at its title, whichever way they go', async () => {
  const page = await open(editAddress, { session: staff, answers: { ...people, 'mission.get': () => editable() } })
  await expect.poll(page.text).toContain('Modifier la mission')
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  const use = (button: HTMLElement | undefined) => {
    button?.focus()
    button?.click()
  }
  const focused = () => document.activeElement?.textContent
  use(page.control('Continuer'))
  await expect.poll(focused).toBe('Quand')
  use(page.control('Continuer'))
  await expect.poll(page.text).toContain('Étape 3 sur 5')
  expect(document.activeElement?.tagName).toBe('H2')
  use(page.control('Étape précédente'))
  await expect.poll(focused).toBe('Quand')
  use(page.all('ol[aria-label] button')[0])
  await expect.poll(page.text).toContain('Étape 1 sur 5')
  expect(document.activeElement?.tagName).toBe('H2')
  page.unmount()
})

test('of a moment whose time is missing, the time is what is marked, and has the focus', async () => {
  const page = await open(editAddress, { session: staff, answers: { ...people, 'mission.get': () => editable() } })
  await expect.poll(page.text).toContain('Modifier la mission')
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  page.press('Continuer')
  await expect.poll(page.text).toContain('Étape 2 sur 5')
  page.type('Début, heure', '')
  page.press('Continuer')
  await expect.poll(() => document.activeElement?.matches('input[type="time"][aria-invalid="true"]')).toBe(true)
  expect(page.all('input[type="date"][aria-invalid="true"]')).toEqual([])
  page.unmount()
})

test('a refusal of the server stands beside its field, on the step that has it', async () => {
  const page = await open(editAddress, {
    session: staff,
    answers: {
      ...people,
      'mission.get': () => editable(),
      'mission.edit': () => {
        throw refusal('CAPACITY_BELOW_PARTICIPANTS', 'Places déjà prises ou gardées pour des invitations\u00a0: 6.', {
          capacity: ['OUT_OF_RANGE'],
        })
      },
    },
  })
  await expect.poll(page.text).toContain('Modifier la mission')
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  page.press('Enregistrer maintenant')
  await expect.poll(page.text).toContain('Étape 3 sur 5')
  const capacity = page.all('input[name="capacity"]')[0]
  expect(capacity?.getAttribute('aria-invalid')).toBe('true')
  expect(page.text()).toContain('Places déjà prises ou gardées pour des invitations\u00a0: 6.')
  expect(page.text()).toContain('à corriger')
  page.unmount()
})

const scale = { ...ofKind(newQuestion([]), 'scale'), label: 'Fatigue', highest: 12 }

test.each<[string, Partial<NonNullable<Mission['questionnaire']>>, string]>([
  ['a day of erasure that is too early', { eraseOn: '2099-12-12' }, 'Choisissez un jour après la fin de la mission'],
  [
    'a day of erasure that is too late',
    { eraseOn: '2199-12-12' },
    'Choisissez un jour dans les cinq ans qui suivent la fin de la mission',
  ],
  ['a consent of few words', { consentText: 'Merci.' }, 'Trop court\u00a0: 50 caractères au minimum.'],
  [
    'a scale that goes too far',
    { sections: [{ id: 's1', title: 'Vous', intro: null, questions: [scale] }] },
    'Écrivez un nombre entier de 0 à 10.',
  ],
])('of a questionnaire, %s says what fits', async (_what, changes, words) => {
  const questionnaire: Mission['questionnaire'] = {
    kind: 'built_in',
    url: null,
    consentText: null,
    eraseOn: null,
    sections: [],
    ...changes,
  }
  const page = await open(editAddress, {
    session: staff,
    answers: { ...people, 'mission.get': () => editable({ type: 'studies_and_surveys', questionnaire }) },
  })
  await expect.poll(page.text).toContain('Modifier la mission')
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  page.press('Enregistrer maintenant')
  await expect.poll(page.text).toContain(words)
  page.unmount()
})

const options = ['Peu', 'Assez', 'Beaucoup'].map((label, index) => ({ id: `o${index + 1}`, label }))
const question = (id: string) => ({ ...newQuestion([]), id, label: `Question ${id}`, options })

test('what is taken out of a questionnaire passes the focus on to what comes next, and what is added takes it', async () => {
  const sections = [{ id: 's1', title: 'Vous', intro: null, questions: [question('q1'), question('q2')] }]
  const questionnaire = { kind: 'built_in', url: null, consentText: null, eraseOn: null, sections } as const
  const page = await open(editAddress, {
    session: staff,
    answers: { ...people, 'mission.get': () => editable({ type: 'studies_and_surveys', questionnaire }) },
  })
  await expect.poll(page.text).toContain('Modifier la mission')
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  // What is missing in it leads there.
  page.press('Enregistrer maintenant')
  const buttons = (name: string) =>
    page.all('button').filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
  await expect.poll(() => buttons('Retirer le choix 1').length).toBe(2)
  const press = (button: HTMLElement | undefined) => {
    button?.focus()
    button?.click()
  }
  const focused = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null)
  press(buttons('Retirer le choix 1')[0])
  await expect.poll(focused).toBe('Assez')
  press(buttons('Retirer cette question')[0])
  await expect.poll(focused).toBe('Question q2')
  const place = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')
  press(buttons('Ajouter un choix')[0])
  await expect.poll(place).toBe('questionnaire.sections.0.questions.0.options.3.label')
  // The mission asks questions of its own as well.
  press(buttons('Ajouter une question').find((button) => button.closest('[aria-labelledby="section-s1"]')))
  await expect.poll(place).toBe('questionnaire.sections.0.questions.1.label')
  press(buttons('Ajouter une partie')[0])
  await expect.poll(place).toBe('questionnaire.sections.1.title')
  press(buttons('Ajouter une partie')[0])
  await expect.poll(place).toBe('questionnaire.sections.2.title')
  // A second press of the same key takes no other part out.
  press(buttons('Retirer la partie 2')[0])
  await expect
    .poll(() => [page.all('section[aria-labelledby^="section-"]').length, place()])
    .toEqual([2, 'questionnaire.sections.1.title'])
  page.unmount()
})

test('a question at an end of its part cannot go further, and keeps the focus of who moved it there', async () => {
  const sections = [{ id: 's1', title: 'Vous', intro: null, questions: [question('q1'), question('q2')] }]
  const questionnaire = { kind: 'built_in', url: null, consentText: null, eraseOn: null, sections } as const
  const page = await open(editAddress, {
    session: staff,
    answers: { ...people, 'mission.get': () => editable({ type: 'studies_and_surveys', questionnaire }) },
  })
  await expect.poll(page.text).toContain('Modifier la mission')
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  page.press('Enregistrer maintenant')
  const moves = () => page.all('button').filter(({ textContent }) => /^(Monter|Descendre)$/.test(textContent))
  await expect.poll(() => moves().length).toBe(4)
  const unavailable = () => moves().map((button) => button.getAttribute('aria-disabled'))
  expect(unavailable()).toEqual(['true', null, null, 'true'])
  const down = moves()[1]
  down?.focus()
  down?.click()
  const labels = () => page.all('[data-field*=".questions."] input').map((field) => 'value' in field && field.value)
  await expect
    .poll(() => labels().filter((words) => /^Question/.test(String(words))))
    .toEqual(['Question q2', 'Question q1'])
  expect(document.activeElement).toBe(down)
  expect([down?.getAttribute('aria-disabled'), unavailable()]).toEqual(['true', ['true', null, null, 'true']])
  page.unmount()
})

test('two people editing: the second is told, sees the other text and goes on, and nothing is overwritten', async () => {
  let stored = editable()
  const sent: unknown[] = []
  const page = await open(editAddress, {
    session: staff,
    answers: {
      ...people,
      'mission.get': () => stored,
      'mission.edit': ({ body }) => {
        sent.push(body)
        if (body.updatedAt !== stored.updatedAt)
          throw refusal('STALE_UPDATE', 'Une autre personne a modifié ce contenu.')
        return stored
      },
    },
  })
  await expect.poll(page.text).toContain('Modifier la mission')
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  stored = editable({ title: 'Leur titre', city: 'Bron', updatedAt: '2026-11-02T09:00:00.000Z' })
  page.type('Titre', 'Mon titre')
  page.press('Enregistrer maintenant')
  await expect.poll(page.text).toContain('Une autre personne a enregistré des changements entre-temps.')
  expect(page.text()).toContain('Enregistré\u00a0: Leur titre')
  expect(page.text()).toContain('Votre texte\u00a0: Mon titre')
  expect(page.text()).toContain('Repris de l’autre personne\u00a0: Ville.')
  expect((page.control('Enregistrer maintenant') as HTMLButtonElement).disabled).toBe(true)
  page.press('Garder le mien\u00a0: Titre')
  await expect.poll(page.text).toContain('Enregistrez de nouveau pour continuer.')
  page.press('Enregistrer maintenant')
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toMatchObject({ title: 'Mon titre', city: 'Bron', updatedAt: '2026-11-02T09:00:00.000Z' })
  page.unmount()
})

test('what is written while a change is being saved stays in the form, and is saved next', async () => {
  const sent: unknown[] = []
  let stored = editable()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const page = await open(editAddress, {
    session: staff,
    answers: {
      ...people,
      'mission.get': () => stored,
      'mission.edit': async ({ body }) => {
        sent.push({ title: body.title, updatedAt: body.updatedAt })
        await answered
        stored = editable({ title: body.title, updatedAt: `2026-11-0${sent.length + 1}T09:00:00.000Z` })
        return stored
      },
    },
  })
  await expect.poll(page.text).toContain('Modifier la mission')
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  page.type('Titre', 'Premier titre')
  page.press('Enregistrer maintenant')
  await expect.poll(() => sent.length).toBe(1)
  page.type('Titre', 'Second titre')
  answer()
  await expect.poll(() => page.toasts.at(-1)?.message).toContain('Ce que vous avez écrit depuis ne l’est pas encore.')
  // It counts as not sent.
  void page.go('/my_missions')
  await expect.poll(page.text).toContain('Quitter sans envoyer\u00a0?')
  page.press('Continuer à écrire')
  await expect.poll(page.text).not.toContain('Quitter sans envoyer')
  expect(page.all('input[name="title"]')[0]).toMatchObject({ value: 'Second titre' })
  page.press('Enregistrer maintenant')
  await expect.poll(page.address).toBe(`/missions/${sampleMission().id}`)
  expect(sent).toEqual([
    { title: 'Premier titre', updatedAt: editable().updatedAt },
    { title: 'Second titre', updatedAt: '2026-11-02T09:00:00.000Z' },
  ])
  page.unmount()
})

test('nothing can be written in a new mission that is on its way', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const page = await open(`/missions/management?form=copy&mission=${sampleMission().id}`, {
    session: staff,
    answers: {
      ...people,
      'mission.get': () => editable(),
      'mission.create': async () => {
        await answered
        return editable()
      },
    },
  })
  await expect.poll(page.text).toContain('Étape 1 sur 5')
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  page.all('ol[aria-label] button').at(-1)?.click()
  await expect.poll(page.text).toContain('Étape 5 sur 5')
  page.press('Envoyer pour validation')
  await expect.poll(() => page.all('[inert] input[name="contactName"]').length).toBe(1)
  answer()
  await expect.poll(page.address).toBe(`/missions/${sampleMission().id}`)
  page.unmount()
})

test('somebody who leaves with something written is asked first', async () => {
  const page = await open('/missions/management?form=new', { session: staff, answers: people })
  await expect.poll(() => page.all('[role="textbox"]').length).toBe(1)
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  page.type('Titre', 'Un titre')
  void page.go('/my_missions')
  await expect.poll(page.text).toContain('Quitter sans envoyer\u00a0?')
  page.press('Continuer à écrire')
  await expect.poll(page.text).not.toContain('Quitter sans envoyer')
  expect(page.address()).toMatch(/^\/missions\/management\?form=new&draft=\w+$/)
  page.unmount()
})

test('beginning anew asks first, and leads to the first field afterwards', async () => {
  const draft = keptDraft('mission.form.new.second', { title: 'Un titre gardé' })
  const page = await open('/missions/management?form=new&draft=second', {
    session: staff,
    answers: { ...people, ...draft.answers },
  })
  const title = () => page.all('input[name="title"]')[0] as HTMLInputElement
  await expect.poll(() => page.all('form[inert]').length).toBe(0)
  await expect.poll(page.text).toContain('Effacer et recommencer')
  page.press('Effacer et recommencer')
  await expect.poll(page.text).toContain('Effacer ce qui est écrit\u00a0?')
  page.press('Annuler')
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(0)
  expect([title().value, draft.content()]).toEqual(['Un titre gardé', expect.stringContaining('Un titre gardé')])
  page.press('Effacer et recommencer')
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(1)
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(draft.content).toBeNull()
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(0)
  expect(title().value).toBe('')
  expect(document.activeElement).toBe(title())
  page.unmount()
})

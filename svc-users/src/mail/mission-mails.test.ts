import { languages } from '@ensemble/contracts/enumerations'
import { describe, expect, it } from 'vitest'
import { examples } from './examples/mail-examples.ts'
import { exampleScene, plainFact, type Scene } from './examples/scene.ts'
import type { MailContent } from './content.ts'
import { calendarOf } from './mission-calendar.ts'
import { missionMail } from './mission-mail.ts'
import { participantMail } from './participant-mail.ts'
import { french, isMailKind } from './translate.ts'

const origin = 'https://e.example'

/** What a mail holds: all that it takes to come, or whom to ask where there is nothing to come to. */
type Facts = 'come' | 'ask'
/** What its calendar file does. */
type Calendar = 'REQUEST' | 'CANCEL' | null
/** What it says that comes next, or that there is to do, and its button. */
type Row = [facts: Facts, calendar: Calendar, next: RegExp, button: string]

const table: Record<string, Row> = {
  request_received: ['come', null, /vous répond par e-mail|vous recevez un e-mail/, 'Voir la mission'],
  registration_confirmed: ['come', 'REQUEST', /Un rappel vous est envoyé trois jours avant/, 'Voir la mission'],
  place_confirmed: ['come', 'REQUEST', /Un rappel vous est envoyé trois jours avant/, 'Voir la mission'],
  invitation: ['come', null, /acceptez ou déclinez/, 'Accepter ou décliner'],
  invitation_reminder: ['come', null, /accepter ou décliner/, 'Accepter ou décliner'],
  place_offered: ['come', null, /gardée jusqu’au .*; ensuite, elle est proposée/, 'Accepter ou décliner'],
  place_offer_expired: ['ask', null, /redemander une place/, 'Voir la mission'],
  starting_soon: ['come', null, /Un empêchement/, 'Voir la mission'],
  changed: ['come', 'REQUEST', /vous pouvez vous retirer.*\n.*met votre agenda à jour/, 'Voir la mission'],
  mission_moved: ['come', 'REQUEST', /la retirer|la quitter|Répondez depuis ce message/, ''],
  invitation_moved: ['come', null, /l’accepter ou la décliner.*\n.*pouvez répondre jusqu’au/, 'Accepter ou décliner'],
  mission_cancelled: ['ask', 'CANCEL', /rien à faire|s’arrête donc là/, 'Voir la mission'],
  invitation_cancelled: ['ask', null, /pas à y répondre/, 'Voir la mission'],
  request_refused: ['ask', null, /Il n’y a plus de place/, 'Voir les missions'],
  place_taken_back: ['ask', 'CANCEL', /ne vous attend plus/, 'Voir les missions'],
  invitation_ended: ['ask', null, /Vous n’avez rien à faire/, 'Voir les missions'],
  withdrawal_noted: ['ask', 'CANCEL', /Vous n’avez rien d’autre à faire/, 'Voir la mission'],
  request_withdrawn: ['ask', null, /C’est noté/, 'Voir la mission'],
  thanks: ['ask', null, /Le stand a reçu beaucoup de visites/, 'Voir la mission'],
  results: ['ask', null, /Le stand a reçu beaucoup de visites/, 'Voir la mission'],
  survey: ['ask', null, /Rien ne vous oblige à répondre/, 'Donner mon avis'],
  answers_thanks: ['ask', null, /les retirer tant que|dites-le sur la page du questionnaire/, ''],
  team_letter: ['come', null, /Le matériel est déjà sur place/, 'Répondre à l’équipe'],
  team_message: ['come', null, /Votre chaise est prévue/, 'Répondre à l’équipe'],
  question_to_team: ['come', null, /attend votre réponse/, 'Lire et répondre'],
  request_passed_on: ['come', null, /vous laisse répondre à la demande/, 'Voir la demande'],
  new_request: ['come', null, /Votre réponse est attendue/, 'Voir la demande'],
  invitation_answered: ['come', null, /accepte de participer/, 'Voir les participations'],
  participant_withdrew: ['come', null, /La place est de nouveau libre/, 'Voir les participations'],
  mission_to_approve: ['come', null, /dès qu’elle sera validée/, 'Lire et répondre'],
  mission_published: ['come', null, /Les membres peuvent la voir/, 'Voir la mission'],
  mission_to_revise: ['come', null, /la renvoyer/, 'Revoir la mission'],
  colleague_cancelled: ['ask', null, /a annulé cette mission.*\n.*\nVous n’avez rien à faire/, 'Voir la mission'],
  colleague_moved: ['come', null, /La nouvelle date est dans ce message/, 'Voir la mission'],
  colleague_deleted: ['ask', null, /Elle ne peut pas revenir/, 'Voir mes missions'],
  mission_entrusted: ['come', null, /vous confie cette mission/, 'Voir la mission'],
  mission_relieved: ['ask', null, /ne recevez plus les demandes/, 'Voir la mission'],
  rejection_revoked: ['come', null, /Vous recevrez la réponse par e-mail/, 'Voir la mission'],
  ending_soon: ['come', null, /Pensez à la note de clôture/, 'Voir la mission'],
  ended: ['ask', null, /Clôturez-la avec quelques mots/, 'Clôturer la mission'],
  closing_soon: ['ask', null, /vous pourrez encore ajouter la note/, 'Clôturer la mission'],
}
const rows = Object.entries(table).map(([kind, [facts, calendar, next, button]]) => ({
  kind,
  facts,
  calendar,
  next,
  button,
}))

const which = { fr: ['Mission', 'Date', 'Lieu'], en: ['Mission', 'Date', 'Place'] }
const toCome = {
  fr: ['Accès', 'Trajet', 'À savoir', 'Temps à prévoir', 'Énergie demandée'],
  en: ['Access', 'Travel', 'Good to know', 'Time needed', 'Energy needed'],
}
const contact = { fr: ['Votre contact', 'Contact de la mission'], en: ['Your contact', 'Contact for the mission'] }
const moment = { fr: 'samedi 6 mars 2027, de 14 h à 17 h 30', en: 'Saturday 6 March 2027, 2 pm to 5:30 pm' }

/** Each text of a mail, spaces made plain. */
function write(kind: string, scene: Scene): MailContent[] {
  if (!isMailKind(kind)) throw new Error(`nothing writes ${kind}`)
  const written = examples[kind](scene)
  return 'subject' in written ? [written] : Object.values(written)
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it('the table has each mail whose subject names a mission', () => {
  const named = Object.entries(french).flatMap(([kind, text]) =>
    typeof text === 'object' && 'subject' in text && text.subject.includes('%title%') ? [kind] : [],
  )
  // A search leads to missions, and is no mail about one.
  const others = (kind: string) => kind.startsWith('article_') || kind === 'kept_search'
  expect(named.filter((kind) => !others(kind)).sort()).toEqual(Object.keys(table).sort())
})

describe.each(languages)('in %s, a mail about a mission', (language) => {
  const scene = exampleScene(language, origin)

  it.each(rows)('($kind) says where, when, and what belongs to it: $facts', ({ kind, facts }) => {
    const mission = kind === 'answers_thanks' ? scene.study : scene.mission
    for (const { subject, facts: said } of write(kind, scene)) {
      expect(subject).toContain(mission.title)
      const labels = said.map(({ label }) => label)
      expect(labels.slice(0, -1)).toEqual([...which[language], ...(facts === 'come' ? toCome[language] : [])])
      expect(contact[language]).toContain(labels.at(-1))
      const values = said.map(({ value }) => plain(value))
      if (mission === scene.mission)
        expect(values.slice(1, 3)).toEqual([moment[language], '12 place de la Croix-Rousse, 69004 Lyon'])
      expect(values.at(-1)).toBe('Dominique Martin, 01 99 00 00 69')
    }
  })

  it.each(rows)('($kind) brings the calendar file that belongs to it: $calendar', ({ kind, calendar }) => {
    const { mission, recipient } = scene
    const file = calendarOf(kind, { mission, recipient, organizer: 'rhone@example.org', origin, at: mission.startAt })
    if (calendar === null) return expect(file).toBeNull()
    const lines = file?.replaceAll('\r\n ', '') ?? ''
    for (const line of [
      `METHOD:${calendar}`,
      `SUMMARY:${mission.title}`,
      'LOCATION:12 place de la Croix-Rousse\\, 69004 Lyon',
      `URL:${origin}/missions/${mission.missionId}`,
      `UID:${mission.missionId}.${recipient.id}@e.example`,
    ])
      expect(lines).toContain(line)
    expect(lines).toMatch(/DTSTART.*20270306T/)
    expect(plain(lines)).toContain('Dominique Martin\\, 01 99 00 00 69')
  })
})

const scene = exampleScene('fr', origin)

it.each(['registration_confirmed', 'place_confirmed'])('(%s) promises a reminder to who is in time for it', (kind) => {
  const said = (at: string) => write(kind, { ...scene, at: new Date(at) }).map(({ paragraphs }) => paragraphs.join(' '))
  for (const text of said('2027-03-03T12:59:00Z'))
    expect(text).toContain('Un rappel vous est envoyé trois jours avant.')
  for (const text of said('2027-03-03T13:01:00Z')) expect(text).not.toContain('rappel')
})

it.each([
  ['fr', 'suffit pour vous retirer', 'suffit pendant 14 jours. Ensuite, retirez-vous depuis la page de la mission.'],
  ['en', 'to withdraw', 'works for 14 days. After that, withdraw on the page of the mission.'],
] as const)(
  'says in %s until when its link gives a place back, where it dies before the mission',
  (language, always, for14) => {
    const given = exampleScene(language, origin)
    const { endAt } = given.mission
    const said = (kind: string, at: string, end = endAt) =>
      write(kind, { ...given, mission: { ...given.mission, endAt: end }, at: new Date(at) }).map(({ paragraphs }) =>
        plain(paragraphs.join('\n')),
      )
    for (const kind of ['registration_confirmed', 'place_confirmed']) {
      for (const text of said(kind, '2027-02-21T09:00:00Z')) expect(text).toContain(always)
      for (const text of said(kind, '2027-02-19T09:00:00Z')) expect(text).toContain(for14)
    }
    for (const text of said('starting_soon', '2027-03-03T09:00:00Z')) expect(text).toContain(always)
    for (const text of said('starting_soon', '2027-03-03T09:00:00Z', null)) expect(text).toContain(for14)
  },
)

it('thanks for answers in another tool without a word of having them', () => {
  const [here, mail] = write('answers_thanks', scene)
  if (!here || !mail) throw new Error('There are two sorts of thanks for answers')
  expect(here.button.label).toBe('Voir mes réponses')
  expect(plain(here.paragraphs.join(' '))).toContain('les retirer tant que')
  const text = [mail.heading, ...mail.paragraphs].join(' ')
  expect(text).toContain('nous savons seulement que vous avez répondu')
  expect(plain(text)).toContain('dites-le sur la page du questionnaire')
  expect(text).not.toMatch(/arrivées|numéro|reprendre/)
  expect(mail.button).toEqual({
    label: 'Voir la mission',
    url: `${origin}/missions/${scene.study.missionId}?questionnaire`,
  })
})

it.each([
  ['ended', '/missions/%id%?close'],
  ['closing_soon', '/missions/%id%?close'],
  ['mission_to_revise', '/missions/management?form=edit&mission=%id%'],
  ['invitation_answered', '/missions/%id%?tab=participants'],
  ['participant_withdrew', '/missions/%id%?tab=participants'],
])('(%s) opens where the team does what there is to do', (kind, page) => {
  for (const { button } of write(kind, scene))
    expect(button.url).toBe(`${origin}${page.replace('%id%', scene.mission.missionId)}`)
})

it('shows the mission where a change alone was rejected: what was approved stands', () => {
  const { mission, recipient, at } = scene
  const { button } = missionMail({ kind: 'mission_to_revise', restored: true, mission, recipient, origin, at })
  expect(button).toEqual({ label: 'Voir la mission', url: `${origin}/missions/${mission.missionId}` })
})

it.each(rows)('($kind) says what comes next, and has one button: $button', ({ kind, next, button }) => {
  for (const { paragraphs, button: one } of write(kind, scene)) {
    expect(plain(paragraphs.join('\n'))).toMatch(next)
    if (button) expect(one.label).toBe(button)
    expect(one.url.startsWith(origin)).toBe(true)
  }
})

it.each([
  ['fr', /gardée jusqu’au/, 'Vous pouvez répondre jusqu’au dimanche 28 février 2027'],
  ['en', /keeping a place/, 'You can answer until Sunday 28 February 2027'],
] as const)('promises a place in %s only where one is certain to be held', (language, promise, until) => {
  const { participant, others, words, ...rest } = exampleScene(language, origin)
  const fact = { ...plainFact, expiresAt: '2027-02-28T17:00:00Z' }
  const invite = (blind: boolean) =>
    participantMail({ ...rest, kind: 'invitation', participant, others, fact: { ...fact, blind } })
  expect(plain(invite(false).paragraphs.join('\n'))).toMatch(promise)
  const given = { ...rest, others, words, participant }
  for (const { paragraphs } of [
    invite(true),
    ...write('invitation_reminder', given),
    ...write('invitation_moved', given),
    missionMail({ ...rest, kind: 'invitation_reminder' }),
  ]) {
    const text = plain(paragraphs.join('\n'))
    expect(text).not.toMatch(/gardée|keeping/)
    expect(text).toMatch(/Vous pouvez répondre|You can answer/)
  }
  expect(plain(invite(true).paragraphs.join('\n'))).toContain(until)
})

it.each(['invitation', 'place_confirmed'])('(%s) says the words that the team wrote to this person', (kind) => {
  for (const { paragraphs } of write(kind, scene)) expect(paragraphs).toContain(scene.words.welcome)
})

it.each(['mission_cancelled', 'mission_moved', 'invitation_cancelled', 'invitation_moved'])(
  '(%s) says the reason in the words of the team',
  (kind) => {
    for (const { paragraphs } of write(kind, scene)) expect(paragraphs).toContain(scene.words.reason)
  },
)

it.each(['mission_cancelled', 'invitation_cancelled', 'invitation_ended', 'request_refused', 'thanks', 'results'])(
  '(%s) does not call a questionnaire open, which may have been closed before its last day',
  (kind) => {
    for (const { facts } of write(kind, { ...scene, mission: scene.study })) {
      const [, when] = facts.map(({ value }) => plain(value))
      expect(when).toMatch(/^du .* au mercredi 31 mars 2027 à 18 h$/)
    }
  },
)

it.each(['registration_confirmed', 'place_confirmed', 'starting_soon', 'changed'])(
  '(%s) of a questionnaire leads to its questions, and is a reminder on its last day',
  (kind) => {
    const { study, recipient } = scene
    for (const { button, facts, paragraphs } of write(kind, { ...scene, mission: study })) {
      expect(paragraphs.join(' ')).not.toMatch(/rendez-vous|vous attend|Votre place/)
      expect(button).toEqual({
        label: 'Répondre au questionnaire',
        url: `${origin}/missions/${study.missionId}?questionnaire`,
      })
      expect(facts.map(({ value }) => plain(value))).toContain('ouvert jusqu’au mercredi 31 mars 2027 à 18 h')
    }
    const file = calendarOf(kind, {
      mission: study,
      recipient,
      organizer: 'rhone@example.org',
      origin,
      at: study.startAt,
    })
    if (file) expect(file).toContain('DTSTART;VALUE=DATE:20270331')
  },
)

describe.each([
  ['fr', /Le questionnaire ouvre le lundi 18 janvier 2027 à 9 h\./, /Vous pouvez répondre au/, /^du .* au mercredi/],
  ['en', /The questionnaire opens on Monday 18 January 2027 at 9 am\./, /You can answer the/, /^from .* to Wed/],
] as const)('in %s, before a questionnaire opens,', (language, opens, openNow, dates) => {
  const { study, ...rest } = exampleScene(language, origin)
  const early = { ...rest, study, mission: study, at: new Date('2027-01-15T09:00:00Z') }
  const { missionId } = study

  it.each(['registration_confirmed', 'place_confirmed', 'starting_soon', 'changed', 'mission_moved'])(
    '(%s) says when, and does not lead to questions that nobody can answer yet',
    (kind) => {
      for (const { button, more, facts, paragraphs } of write(kind, early)) {
        const text = plain(paragraphs.join('\n'))
        expect([button.url, more?.url]).toContain(`${origin}/missions/${missionId}`)
        expect(facts.map(({ value }) => plain(value))).toContainEqual(expect.stringMatching(dates))
        expect(text).not.toMatch(openNow)
        if (kind.endsWith('_confirmed')) expect(text).toMatch(opens)
      }
    },
  )

  it('an offered one has its dates', () => {
    const [refusal] = write('request_refused', { ...early, others: [study] })
    expect(plain(refusal?.offers?.links[0]?.detail ?? '')).toMatch(dates)
  })
})

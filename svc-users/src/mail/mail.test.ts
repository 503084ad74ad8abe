import { describe, expect, it } from 'vitest'
import { erase, newAccount } from '../domain/account.ts'
import type { MissionTitle } from '../data/mission-titles.ts'
import type { User } from '../domain/user.ts'
import { dateWords } from './dates.ts'
import { listMail } from './list-mail.ts'
import { missionMail } from './mission-mail.ts'
import type { MailContent } from './content.ts'
import { changeMail } from './change-mail.ts'
import { letters, lists } from './examples/writing.ts'
import { takingPart } from './examples/taking-part.ts'
import { exampleScene } from './examples/scene.ts'
import { participantMail, type ParticipantMailInput } from './participant-mail.ts'
import { renderMail } from './render.ts'
import { accountEn } from './texts/account-en.ts'
import { accountFr } from './texts/account-fr.ts'
import { articlesEn } from './texts/articles-en.ts'
import { articlesFr } from './texts/articles-fr.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { missionChangesEn } from './texts/mission-changes-en.ts'
import { missionChangesFr } from './texts/mission-changes-fr.ts'
import { missionsEn } from './texts/missions-en.ts'
import { missionsFr } from './texts/missions-fr.ts'
import { partsEn } from './texts/parts-en.ts'
import { partsFr } from './texts/parts-fr.ts'
import type { Translate } from './translate.ts'
import { unansweredMail } from './unanswered-mail.ts'

const startAt = new Date('2026-12-12T13:00:00Z')

function person(id: string, firstName: string, language: 'fr' | 'en'): User {
  const identity = { firstName, lastName: 'Karoui', email: `${id}@example.org`, language, departmentCode: '69' }
  const rest = { gender: 'unknown', birthDate: null, phone: null, postalCode: null, city: null } as const
  const consents = { termsVersion: '1', charterVersion: '1', coParticipantVisibility: false, newsletter: false }
  const offer = { profileType: 'patient', volunteerKinds: [], engagement: null } as const
  return newAccount({ id, identity: { ...identity, ...rest }, consents, ...offer, volunteerKinds: [] }, startAt)
}

const mission: MissionTitle = {
  missionId: 'm1',
  version: 1,
  title: 'Tenir le stand "Octobre Rose" <b>& plus</b>',
  departmentCode: '69',
  managerIds: ['solange'],
  startAt,
  endAt: null,
}

function write(kind: ParticipantMailInput['kind'], language: 'fr' | 'en', change: Partial<ParticipantMailInput> = {}) {
  const participant = person('ines', 'Inès', language)
  const fact = { type: '', validationStatus: 'awaiting_validation', waitlistPosition: null } as const
  const about = { kind, fact, mission, participant, recipient: participant, others: [] }
  const input = { ...about, origin: 'https://e.example', at: new Date('2026-12-01T09:00:00Z') }
  return renderMail(participantMail({ ...input, ...change }), language)
}

describe('a mail', () => {
  it('speaks French with French typography', () => {
    const { subject, text, html } = write('request_received', 'fr')
    expect(subject).toBe('Demande bien reçue\u00a0: Tenir le stand "Octobre Rose" <b>& plus</b>')
    expect(text).toContain('Bonjour Inès,')
    expect(text).toContain('Date\u00a0: à partir du samedi 12 décembre 2026 à 14\u00a0h')
    expect(text).toContain('Lieu\u00a0: Rhône (69)')
    expect(html).toContain('<html lang="fr">')
    expect(text).not.toMatch(/ [:;!?]/)
  })

  it('speaks English', () => {
    const { subject, text } = write('registration_confirmed', 'en')
    expect(subject).toContain('You are registered: ')
    expect(text).toContain('Saturday')
    expect(text).toContain('Place: Rhône (69)')
  })

  it('about what somebody asks of a team opens that very request or thread, in a summary too', () => {
    const { participant, recipient, ...scene } = exampleScene('fr', 'https://e.example')
    const page = `https://e.example/missions/${scene.mission.missionId}`
    const about = { missionId: scene.mission.missionId, itemId: participant.id, title: 'Le stand', name: 'Inès Karoui' }
    const lines = (['new_request', 'request_passed_on', 'question_to_team'] as const).map((kind) => ({
      ...about,
      kind,
    }))
    const links = listMail({ kind: 'daily_summary', recipient, origin: 'https://e.example', at: startAt, lines }).offers
      ?.links
    expect(links?.map(({ url }) => url)).toEqual([
      `${page}?tab=participants&show=${participant.id}`,
      `${page}?tab=participants&show=${participant.id}`,
      `${page}?tab=messages&thread=${participant.id}`,
    ])
    expect(links?.[0]?.label).toBe('Nouvelle demande pour Le stand – Inès Karoui')
    const passedOn = letters.request_passed_on({ ...scene, participant, recipient })
    expect(passedOn.button.url).toBe(`${page}?tab=participants&show=${participant.id}`)
  })

  it('has one button, the same address in both forms, and nothing that a title could smuggle in', () => {
    const { html, text } = write('new_request', 'fr')
    expect(html.match(/border-radius:999px/g)).toHaveLength(1)
    expect(html).toContain('href="https://e.example/missions/m1?tab=participants&amp;show=ines"')
    expect(text).toContain('https://e.example/missions/m1?tab=participants&show=ines')
    expect(html).toContain('&lt;b&gt;&amp; plus&lt;/b&gt;')
    expect(write('new_request', 'fr', { mission: { ...mission, title: 'a\r\nBcc: b' } }).subject).not.toContain('\n')
  })

  it.each([
    ['invitation', 'Accepter ou décliner', 'Voir la mission'],
    ['registration_confirmed', 'Voir la mission', 'Je ne participerai pas'],
    ['request_received', 'Voir la mission', 'Retirer ma demande'],
  ] as const)('of %s is answered on a page of its own, and leads to the mission as well', (kind, button, below) => {
    const { text } = write(kind, 'fr')
    const [answer, page] = ['https://e.example/mission_answer', 'https://e.example/missions/m1']
    const asked = kind === 'invitation'
    expect(text).toContain(`${button}\n${asked ? answer : page}\n\n${below}\n${asked ? page : answer}\n`)
  })

  it('says each fact below its label, so that a phone has the whole width for it', () => {
    expect(write('new_request', 'fr').html).not.toMatch(/<\/td>\s*<td/)
  })

  it('tells the place on the waiting list', () => {
    const fact = { type: '', validationStatus: 'awaiting_validation', waitlistPosition: 3 } as const
    const { text } = write('request_received', 'fr', { fact })
    expect(text).toContain('en position 3')
    expect(text).toContain('Quitter la liste d’attente')
  })

  it.each([
    [
      'fr',
      'Une place s’est libérée',
      'Vous n’avez rien d’autre à faire',
      'l’équipe lit votre demande\u00a0: ',
      'bien reçue',
    ],
    [
      'en',
      'A place has come up',
      'You do not need to do anything else',
      'the team will read your request: ',
      'received',
    ],
  ] as const)('tells in %s who moved up from the waiting list why the team reads now', (...row) => {
    const [language, moved, first, reads, received] = row
    const fact = { type: '', validationStatus: 'awaiting_validation', waitlistPosition: null } as const
    const mail = (by: 'member' | 'system') => write('request_received', language, { fact: { ...fact, by } })
    const said = (by: 'member' | 'system') => mail(by).text
    expect(said('system')).toContain(moved)
    // Weeks after the request, "received" would be no news.
    expect(mail('system').subject).toBe(`${moved}, ${reads}${mission.title}`)
    expect(said('system')).not.toContain(received)
    expect(said('system')).not.toContain(first)
    expect(said('member')).toContain(first)
    expect(said('member')).not.toContain(moved)
  })

  it('offers other missions with a refusal', () => {
    const fact = {
      type: '',
      validationStatus: 'rejected',
      waitlistPosition: null,
      reasonCode: 'no_place_left',
    } as const
    const { text, html } = write('request_refused', 'en', {
      fact,
      others: [{ ...mission, missionId: 'm2', title: 'Other' }],
    })
    expect(text).toContain('There are no places left.')
    expect(text).toMatch(/- Other\n {2}.*12 December 2026.*Rhône.*\n {2}https:\/\/e\.example\/missions\/m2/)
    expect(html).toContain('href="https://e.example/missions/browse"')
  })

  it.each([
    ['fr', 'Mission arrêtée avant une réponse\u00a0: ', 'La mission s’est arrêtée avant', /votre demande|retenir/],
    [
      'en',
      'The mission stopped before an answer: ',
      'The mission stopped before you had an answer',
      /your request|offer you/,
    ],
  ] as const)('calls in %s what ended before an answer no answer', (language, subject, heading, refusal) => {
    const closed = { type: '', validationStatus: 'rejected', reasonCode: 'mission_closed', by: 'system' } as const
    for (const was of ['requested', 'waitlisted'] as const) {
      const fact = { ...closed, waitlistPosition: null, was }
      const mail = write('request_refused', language, { fact })
      expect(mail.subject).toBe(`${subject}${mission.title}`)
      expect(mail.text).toContain(heading)
      expect(mail.text).toMatch(/Nous en sommes désolés|We are sorry/)
      expect(mail.text.split('https://')[0]).not.toMatch(refusal)
    }
  })

  it('tells of a place that is taken back, and of an invitation that ends, in words of their own', () => {
    const fact = {
      type: '',
      validationStatus: 'rejected',
      waitlistPosition: null,
      reasonCode: 'mission_closed',
    } as const
    const taken = write('place_taken_back', 'fr', { fact: { ...fact, was: 'confirmed', reasonCode: 'other' } })
    expect(taken.text).toContain('Votre participation était confirmée.')
    const ended = write('invitation_ended', 'fr', { fact: { ...fact, was: 'invited' } })
    for (const { subject, text } of [taken, ended]) expect(`${subject} ${text}`).not.toContain('demande')
  })

  it('announces a survey without a title of its own by what it asks', () => {
    const recipient = person('ines', 'Inès', 'fr')
    const survey = { kind: 'survey', mission, recipient, origin: 'https://e.example', at: startAt } as const
    expect(missionMail(survey).subject).toBe(`Comment s’est passée la mission ? (${mission.title})`)
    expect(missionMail({ ...survey, subject: 'Vos avis' }).subject).toBe(`Vos avis (${mission.title})`)
  })

  it.each([
    ['fr', 1, '1 demande sans réponse', /^Une personne attend.*Elle attend/],
    ['fr', 3, '3 demandes sans réponse', /^Des personnes attendent.*Elles attendent/],
    ['en', 1, '1 unanswered request', /^Someone is/],
    ['en', 3, '3 unanswered requests', /^People are/],
  ] as const)('counts in %s: %i', (language, count, words, said) => {
    const recipient = person('ines', 'Inès', language)
    const missions = [{ missionId: 'm', title: 'Tenir le stand', count, since: '2026-11-12T09:00:00Z' }]
    const { subject, heading, paragraphs, offers } = unansweredMail({
      recipient,
      origin: 'https://e.example',
      missions,
    })
    expect(offers?.links[0]?.label).toBe('Tenir le stand')
    expect(offers?.links[0]?.detail).toMatch(/^[13] .* (depuis le jeudi 12 novembre|since Thursday 12 November) 2026$/)
    expect(subject).toContain(words)
    expect([heading, ...paragraphs].join(' ')).toMatch(said)
  })

  it.each([
    ['fr', 'd’ici trois jours', '(la mission commence le vendredi 20 novembre 2026)'],
    ['en', 'within three days', '(the mission begins on Friday 20 November 2026)'],
  ] as const)('says in %s for when an answer is needed', (language, soon, begins) => {
    const recipient = person('ines', 'Inès', language)
    const late = { missionId: 'm', title: 'Tenir le stand', count: 1, since: '2026-11-12T09:00:00Z' }
    const missions = [{ ...late, startAt: '2026-11-20T09:00:00Z' }, late]
    const { paragraphs, offers } = unansweredMail({ recipient, origin: 'https://e.example', missions })
    expect(paragraphs.join(' ')).toContain(soon)
    const details = offers?.links.map(({ detail = '' }) => detail.replaceAll('\u00a0', ' ')) ?? []
    expect(details.map((detail) => detail.includes(begins))).toEqual([true, false])
  })

  it('refuses to compile a key that no text has', () => {
    // @ts-expect-error no text has this key
    const words = (t: Translate) => t('request_received.subjet')
    expect(words).toBeTypeOf('function')
  })

  it('names who withdrew', () => {
    expect(write('participant_withdrew', 'fr').subject).toMatch(/^Inès Karoui se retire/)
  })

  it.each([
    ['fr', 'Une personne n’a plus de compte : ', 'Sa place est de nouveau libre', /Membre|retire /],
    ['en', 'Someone no longer has an account: ', 'Their place is free again', /Membre|withdr/],
  ] as const)('does not say in %s that who has no account any more withdrew', (language, subject, text, unsaid) => {
    const gone = erase(person('ines', 'Inès', 'fr'), 'system', null, startAt)
    const mail = write('participant_withdrew', language, { participant: gone })
    expect(mail.subject.replaceAll('\u00a0', ' ')).toContain(subject)
    expect(mail.text).toContain(text)
    expect(`${mail.subject} ${mail.text}`).not.toMatch(unsaid)
  })

  it('says that a place is free where somebody held one, and of a request that it needs no answer', () => {
    const fact = { type: '', validationStatus: 'awaiting_validation', waitlistPosition: null } as const
    expect(write('participant_withdrew', 'fr', { fact: { ...fact, was: 'confirmed' } }).text).toContain('La place est')
    const { text } = write('participant_withdrew', 'fr', { fact: { ...fact, was: 'requested' } })
    expect(text).toContain('Vous n’avez plus à y répondre.')
    expect(text).not.toContain('place est')
  })

  it.each([
    ['fr', 'ou proposée à la première personne de la liste d’attente'],
    ['en', 'waiting list'],
  ] as const)('tells a team in %s that the place which somebody declined may be offered on', (language, words) => {
    const fact = { type: '', validationStatus: 'rejected', waitlistPosition: null, by: 'member' } as const
    expect(write('invitation_answered', language, { fact }).text).toContain(words)
  })

  it('does not say that a mission ends whose team takes one invitation back', () => {
    const fact = { type: '', validationStatus: 'rejected', waitlistPosition: null, was: 'invited' } as const
    const ended = write('invitation_ended', 'fr', { fact: { ...fact, reasonCode: 'mission_closed' } })
    expect(ended.text).toContain('La mission s’arrête.')
    const taken = write('invitation_ended', 'fr', { fact: { ...fact, reasonCode: 'other', by: 'staff' } })
    expect(taken.text).toContain('a toujours lieu')
    expect(taken.text).not.toContain('s’arrête')
  })
})

describe('dates', () => {
  it('are those of Paris, or of the overseas committee, as screens write them', () => {
    expect(dateWords('fr', '69').time(startAt)).toBe('14\u00a0h')
    expect(dateWords('fr', '974').time(new Date('2026-12-12T13:14:00Z'))).toBe('17\u00a0h\u00a014')
    expect(dateWords('en', null).time(new Date('2026-12-12T13:30:00Z'))).toBe('2:30\u00a0pm')
    expect(dateWords('fr', '974').clock).toBe(' (heure de La Réunion)')
    expect(dateWords('fr', '69').clock).toBe('')
    expect(dateWords('fr', null).day(startAt)).toBe('samedi 12 décembre 2026')
    expect(dateWords('fr', null).day(new Date('2026-12-01T13:00:00Z'))).toBe('mardi 1er décembre 2026')
  })
})

it('knows each text of its mails by a name of its own', () => {
  for (const language of [
    [fr, accountFr, missionsFr, missionChangesFr, articlesFr, partsFr],
    [en, accountEn, missionsEn, missionChangesEn, articlesEn, partsEn],
  ]) {
    const names = language.flatMap((texts) => Object.keys(texts))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})

describe('the button of a mail', () => {
  const scene = exampleScene('fr', 'https://e.example')
  const textOf = (content: MailContent) => renderMail(content, 'fr').text

  it('follows what, when and where, and comes before the rest of what it takes to come', () => {
    const text = textOf(takingPart.invitation(scene))
    const order = ['Lieu', 'Accepter ou décliner', 'Accès', 'Énergie demandée', 'Votre contact']
    const places = order.map((word) => text.indexOf(`\n${word}`))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
  })

  it('follows the missions, where a mail is about several', () => {
    const text = textOf(lists.new_missions(scene))
    expect(text.indexOf(scene.mission.title)).toBeLessThan(text.indexOf('Voir les missions'))
  })
})

it('asks nobody to stay at home who would not have left it', () => {
  const { mission, study, recipient } = exampleScene('fr', 'https://e.example')
  const cancelled = { kind: 'mission_cancelled', standing: 'confirmed', reason: 'Une panne.', recipient } as const
  const say = (one: MissionTitle) =>
    renderMail(changeMail({ ...cancelled, mission: one, others: [], origin: 'https://e.example', at: startAt }), 'fr')
      .text
  expect(say(mission)).toContain('ne vous déplacez pas')
  expect(say(study)).not.toContain('déplacez')
})

it('says in the subject which mission somebody writes about', () => {
  const scene = exampleScene('en', 'https://e.example')
  expect(letters.contact_message(scene).subject).toBe(`Message from Alix Moreau: ${scene.mission.title}`)
})

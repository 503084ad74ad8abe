import { readFileSync } from 'node:fs'
import { languages } from '@ensemble/contracts/enumerations'
import { typeset } from '@ensemble/contracts/typography'
import { describe, expect, it } from 'vitest'
import { calendarOf } from '../mission-calendar.ts'
import { examples, mailExamples } from './mail-examples.ts'
import { exampleScene } from './scene.ts'

const origin = 'https://e.example'
const all = (language: 'fr' | 'en') => mailExamples(language, origin).groups.flatMap(({ mails }) => mails)

describe.each(languages)('the page of all mails in %s', (language) => {
  it('has each mail once, and says when it comes and to whom', () => {
    const mails = all(language)
    expect(mails.map(({ kind }) => kind).sort()).toEqual(Object.keys(examples).sort())
    for (const { kind, when, to, texts } of mails) {
      expect(Math.min(when.length, to.length, texts.length), kind).toBeGreaterThan(0)
    }
  })

  it('leaves nothing of a text unfilled', () => {
    expect(JSON.stringify(all(language))).not.toMatch(/%\w|undefined|null,null|[a-z]+_[a-z]+\.[a-z]/)
  })
})

it('has the thanks of who answered here, and of who answered in another tool', () => {
  const texts = all('fr').find(({ kind }) => kind === 'answers_thanks')?.texts ?? []
  expect(texts.map(({ situation, button }) => [situation, button])).toEqual([
    ['answered_here', 'Voir mes réponses'],
    ['answered_elsewhere', 'Voir la mission'],
  ])
})

it('says in English when and to whom as docs/mails.md does', () => {
  const page = readFileSync(new URL('../../../../docs/mails.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \| .+ \| [^|]+ \|$/gm)]
  const words = (text = '') => typeset(text.replaceAll('`', ''), 'en')
  const said = new Map(all('en').map(({ kind, when, to }) => [kind, [words(when), words(to)]]))
  expect(new Map(listed.map(([, kind = '', when, to]) => [kind, [words(when), words(to)]]))).toEqual(
    new Map([...said].sort(([one], [other]) => order(one) - order(other))),
  )
  function order(kind: string) {
    return listed.findIndex(([, listedKind]) => listedKind === kind)
  }
})

/** Mails that are about a single mission: all of the groups that say so, and the letters of a team. */
const aboutMissions = mailExamples('fr', origin)
  .groups.filter(({ name }) => ['taking_part', 'running', 'letters'].includes(name))
  .flatMap(({ mails }) => mails)
  .filter(({ kind }) => !kind.startsWith('contact_') && kind !== 'unanswered_requests')

it('says a new date before anything else', () => {
  const moved = ['mission_moved', 'invitation_moved']
  const texts = aboutMissions.filter(({ kind }) => moved.includes(kind)).flatMap((mail) => mail.texts)
  expect(texts).toHaveLength(4)
  for (const { paragraphs } of texts) expect(paragraphs[0]).toMatch(/^Nouvelle date.+samedi 6 mars 2027, de 14.h à 17/)
})

it.each(['mission_cancelled', 'place_taken_back'])('(%s) says whom to ask, and under which number', (wanted) => {
  const texts = aboutMissions.find(({ kind }) => kind === wanted)?.texts ?? []
  const contacts = texts.map(({ facts }) => facts.at(-1)?.value.replaceAll('\u00a0', ' '))
  expect(new Set(contacts)).toEqual(new Set(['Dominique Martin, 01 99 00 00 69']))
})

it('lets an entry of a calendar say where to go, and whom to call', () => {
  const { mission, recipient } = exampleScene('fr', origin)
  const file =
    calendarOf('place_confirmed', {
      mission,
      recipient,
      organizer: 'rhone@example.org',
      origin,
      at: mission.startAt,
    }) ?? ''
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain('LOCATION:12 place de la Croix-Rousse\\, 69004 Lyon')
  expect(unfolded).toMatch(/DESCRIPTION:.*Dominique Martin\\, 01 99 00 00 69/)
})

describe('a mail about a mission', () => {
  it.each(aboutMissions)(
    '($kind) says its title in the subject, from when until when, and where',
    ({ kind, texts }) => {
      const { mission, study } = exampleScene('fr', origin)
      const questionnaire = kind === 'answers_thanks'
      for (const { subject, facts } of texts) {
        const values = facts.map(({ value }) => value.replaceAll(/[\u00a0\u202f]/g, ' '))
        expect(subject).toContain(questionnaire ? study.title : mission.title)
        expect(values.slice(0, 3)).toEqual(
          questionnaire
            ? [study.title, 'ouvert jusqu’au mercredi 31 mars 2027 à 18 h', 'À distance']
            : [mission.title, 'samedi 6 mars 2027, de 14 h à 17 h 30', '12 place de la Croix-Rousse, 69004 Lyon'],
        )
      }
    },
  )

  it.each([
    'registration_confirmed',
    'place_confirmed',
    'invitation',
    'invitation_reminder',
    'place_offered',
    'request_received',
    'starting_soon',
    'changed',
    'mission_moved',
  ])('(%s) says all that it takes to come', (kind) => {
    for (const { facts } of aboutMissions.find((mail) => mail.kind === kind)?.texts ?? []) {
      expect(facts.map(({ label }) => label.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual([
        'Mission :',
        'Date :',
        'Lieu :',
        'Accès :',
        'Trajet :',
        'À savoir :',
        'Temps à prévoir :',
        'Énergie demandée :',
        'Votre contact :',
      ])
    }
  })
})

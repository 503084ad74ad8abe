import type { MailExamples, MailText } from '@ensemble/contracts/users/mail-examples'
import { afterEach, it } from 'vitest'
import { RequestFailure } from '../../../api/request-failure.ts'
import { openShell } from '../../../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>

const text: MailText = {
  situation: null,
  subject: 'Demande bien reçue',
  heading: 'Votre demande est bien reçue',
  greeting: 'Bonjour Camille,',
  paragraphs: ['L’équipe vous répond.'],
  facts: [{ label: 'Lieu :', value: 'Lyon' }],
  button: 'Voir la mission',
  more: 'Retirer ma demande',
  offers: null,
  footer: 'Vous avez demandé à participer.',
  choices: null,
}
const mail = { kind: 'request_received', when: 'Une personne demande', to: 'la personne', list: null }
const examples: MailExamples = {
  groups: [
    {
      name: 'taking_part',
      mails: [{ ...mail, texts: [text, { ...text, situation: 'waitlisted', heading: 'Vous êtes en attente' }] }],
    },
  ],
}

async function open(answer: unknown): Promise<void> {
  shell = await openShell({ path: '/notices/mails', answers: { '/user/mail_examples': answer } })
  await shell.do(() => shell.effects.setSignedOut(null))
}

afterEach(async () => {
  await shell.close()
  window.history.replaceState(null, '', '/')
})

it('shows each mail with when it comes, to whom, and all that it says', async () => {
  await open(examples)
  await shell.shows('Participer à une mission')
  for (const words of [
    'Demande bien reçue',
    'Une personne demande',
    'la personne',
    'ne peut pas être arrêté',
    'Bonjour Camille,',
    'Lyon',
    'Voir la mission',
    'Retirer ma demande',
    'Aux personnes sur la liste d’attente',
    'Vous êtes en attente',
    'Vous avez demandé à participer.',
  ])
    await shell.shows(words)
})

it('is no page where the installation does not show them', async () => {
  await open(new RequestFailure({ status: 404, code: 'NOT_FOUND', message: '', fields: {} }))
  await shell.shows('Page introuvable')
})

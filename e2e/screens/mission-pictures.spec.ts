import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { asAdmin, makeMission, personOf } from '../made-missions.ts'
import { type Mail, mailTo } from '../mailbox.ts'
import { idOf, newcomer } from '../newcomers.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { actAs, asReferent, edit, nameOf, newPeople, registerCaller } from './mission-people.ts'
import { MissionPictures } from './mission-pictures.ts'
import { settled } from './open-screen.ts'

/** A mission lived through twice, with pictures of all that people carry away: made on demand only, and looked at. */
test.skip(process.env['UPDATE_PICTURES'] !== '1', 'UPDATE_PICTURES=1 makes the pictures of a mission')

const mailboxMessages = `${process.env['MAILBOX_URL'] ?? 'http://localhost:8025'}/messages`
const day = 86_400_000
const hour = 3_600_000
const phone = { width: 360, height: 740 }
const desk = { width: 1000, height: 760 }

interface People {
  requested: string
  confirmed: string
  waitlisted: string
  invited: string
  silent: string
}

test('pictures of a mission that takes place, and of one that is moved and cancelled', async ({
  page: team,
  browser,
  request,
  afterwards,
}) => {
  // Mails of an earlier run have the same subjects.
  await request.delete(mailboxMessages)
  const emails = await newPeople(request, afterwards)
  const pictures = new MissionPictures(browser)
  await team.addInitScript(() => {
    window.print = () => undefined
  })
  await team.setViewportSize(desk)
  await signIn(team, accounts.referent)
  const life = { team, browser, request, pictures }

  pictures.chapter('A mission that takes place')
  const first = await begin(life, 'Tenir le stand du dépistage au marché', peopleOf(emails, 0), true)
  await secondLife(life, peopleOf(emails, 5))
  await end(life, first)
  await pictures.writePage()
})

function peopleOf(emails: readonly string[], from: number): People {
  const [requested, confirmed, waitlisted, invited, silent] = emails.slice(from, from + 5)
  if (!requested || !confirmed || !waitlisted || !invited || !silent) throw new Error('five members more')
  return { requested, confirmed, waitlisted, invited, silent }
}

interface Life {
  team: Page
  browser: Browser
  request: APIRequestContext
  pictures: MissionPictures
}

interface Begun extends People {
  missionId: string
  title: string
  /** Who has no e-mail address. */
  caller: { id: string; phone: string }
}

/** Some days from now, at nine in Paris in winter: whenever the pictures are made, nobody holds a stand at night. */
function atNine(days: number): Date {
  const date = new Date(Date.now() + days * day)
  date.setUTCHours(8, 0, 0, 0)
  return date
}

/** The next Saturday that is more than three days away, at nine in Paris in winter. */
function nextSaturday(weeks = 0): Date {
  const date = atNine(4)
  while (date.getUTCDay() !== 6) date.setTime(date.getTime() + day)
  return new Date(date.getTime() + weeks * 7 * day)
}

const until = (start: Date) => new Date(start.getTime() + 3.5 * hour)

/** Five people come to a mission in five ways: a request, a place, the waiting list, an invitation, a telephone call. */
async function begin({ team, browser, request, pictures }: Life, title: string, people: People, shown: boolean) {
  const referent = await personOf(request, accounts.referent)
  const start = nextSaturday(1)
  const missionId = await makeMission(request, title, {
    type: 'event_participation',
    origin: 'departmental_committee',
    domains: ['prevention'],
    departmentCode: '69',
    managerIds: [referent.id],
    summary: 'Accueillir les personnes qui passent, leur remettre un dépliant et répondre à leurs questions.',
    mode: 'on_site',
    street: '12 place de la Croix-Rousse',
    postalCode: '69004',
    city: 'Lyon',
    meetingUrl: null,
    startAt: start.toISOString(),
    endAt: until(start).toISOString(),
    registrationMode: 'selection',
    capacity: 4,
    waitlistEnabled: true,
    accessNote: 'De plain-pied, entrée par la place.',
    practicalInfo: 'Prenez un manteau. Les boissons chaudes sont offertes.',
    effort: { hours: 3.5, per: 'total' },
    energy: {
      level: 1,
      canSit: true,
      canStop: true,
      cameraOptional: false,
      breaks: true,
      companion: true,
      travelNote: 'Deux minutes à pied depuis le métro Croix-Rousse.',
    },
  })
  const mailOf = (email: string, words: string) =>
    mailTo(request, email, (subject) => subject.includes(words) && subject.includes(title))

  const member = await phoneOf(browser, people.requested)
  await member.goto(`/missions/${missionId}`)
  await settled(member)
  if (shown) await pictures.screen(member, 'mission-on-a-phone', 'The first screen of the mission on a phone.')
  await member.getByRole('button', { name: 'Demander à participer' }).click()
  await member.getByRole('dialog').getByRole('button', { name: 'Envoyer ma demande' }).click()
  await expect(member.getByRole('main').getByText('Votre demande est envoyée').first()).toBeVisible()
  await member.context().close()

  await actAs(request, people.confirmed, 'POST', `/mission/${missionId}/register`)
  await team.goto(`/missions/${missionId}?tab=participants`)
  await team.getByRole('button', { name: new RegExp(`^Accepter ${nameOf.get(people.confirmed)}`) }).click()
  await team.getByRole('tab', { name: /Invitations/ }).click()
  const place = await mailOf(people.confirmed, 'Votre participation est confirmée')

  for (const email of [people.invited, people.silent]) {
    const id = await idOf(request, email)
    await asAdmin(request, 'POST', `/mission/${missionId}/add_participants`, {
      userIds: [id],
      message: 'Vous connaissez bien ce marché : votre aide y serait précieuse.',
    })
  }
  const caller = await registerCaller(request, missionId)
  await actAs(request, people.waitlisted, 'POST', `/mission/${missionId}/register`)
  const waits = await mailOf(people.waitlisted, 'Demande bien reçue')
  const invitation = await mailOf(people.invited, 'On vous propose')

  if (shown) {
    const received = await mailOf(people.requested, 'Demande bien reçue')
    await pictures.mail(received, 'request-received', 'A request has arrived.')
    const heard = await mailOf(accounts.referent, 'demande à participer')
    await pictures.mail(heard, 'new-request', 'The team hears of it.', 600)
    await pictures.mail(place, 'place-confirmed', 'The team has said yes.', 600)
    await pictures.calendar(place, 'calendar-entry', 'The entry that goes with it, as a calendar reads it.')
    await pictures.mail(waits, 'waiting-list', 'All places are taken: the waiting list.')
    await pictures.mail(invitation, 'invitation', 'A team proposes the mission.')
    const answer = await open(browser, phone)
    await answer.goto(linkIn(invitation))
    await expect(answer.getByRole('button', { name: 'Oui, je participe' })).toBeVisible()
    await pictures.screen(answer, 'answer-without-sign-in', 'The invitation is answered without a sign-in.')
    await answer.getByRole('button', { name: 'Oui, je participe' }).click()
    await expect(answer.getByText('Vous participez à cette mission.')).toBeVisible()
    await answer.context().close()
    await papers(team, pictures, missionId)
  }
  return { ...people, missionId, title, caller }
}

/** What the team prints before the day. */
async function papers(team: Page, pictures: MissionPictures, missionId: string): Promise<void> {
  await team.goto(`/missions/${missionId}?tab=participants`)
  await team.getByRole('button', { name: 'Imprimer la feuille d’émargement' }).click()
  await pictures.paper(team, 'signing-sheet', 'The sheet to sign on the day.')
  await team.goto(`/missions/${missionId}`)
  await team.getByRole('button', { name: 'Imprimer ou garder en PDF' }).first().click()
  await pictures.paper(team, 'mission-sheet', 'The mission on paper.')
}

/** The day is changed, comes near and passes; the mission is closed with a note. */
async function end({ team, browser, request, pictures }: Life, begun: Begun): Promise<void> {
  pictures.chapter('The same mission to its end')
  const { missionId, title, caller, ...people } = begun
  const mailOf = (email: string, words: string) =>
    mailTo(request, email, (subject) => subject.includes(words) && subject.includes(title))
  const soon = atNine(2)
  await edit(request, missionId, { startAt: soon.toISOString(), endAt: until(soon).toISOString() })
  await pictures.mail(await mailOf(people.confirmed, 'Changement important'), 'changed', 'The hour has changed.')

  await call({ team, browser, request, pictures }, caller.phone, {
    subject: 'Changement important',
    name: 'call-changed',
    sentence: 'Who has no e-mail address is called.',
  })

  const programme = await phoneOf(browser, people.confirmed)
  await programme.goto('/my_missions')
  await programme.getByRole('button', { name: 'Imprimer mon programme' }).click()
  await pictures.paper(programme, 'programme', 'What somebody takes part in, on paper.')

  const past = atNine(-2)
  await edit(request, missionId, { startAt: past.toISOString(), endAt: until(past).toISOString() })
  const [came, missed] = [await idOf(request, people.confirmed), await idOf(request, people.invited)]
  await asReferent(request, 'PUT', `/mission/${missionId}/attendance`, {
    items: [
      { userId: came, attendance: 'present' },
      { userId: caller.id, attendance: 'present' },
      { userId: missed, attendance: 'absent' },
    ],
  })
  await team.goto(`/missions/${missionId}?tab=participants`)
  await team.getByRole('checkbox', { name: 'Choisir toutes les lignes' }).check()
  await team.getByRole('button', { name: 'Imprimer les attestations' }).click()
  await pictures.paper(team, 'attestation', 'Who was there gets it on paper.')
  await asReferent(request, 'POST', `/mission/${missionId}/send_survey`, {
    kind: 'built_in',
    subject: 'Comment s’est passée la matinée ?',
  })
  await pictures.mail(await mailOf(people.confirmed, 'Comment s’est passée'), 'survey', 'How was it?')
  await team.goto(`/missions/${missionId}`)
  await team.getByRole('button', { name: 'Clôturer', exact: true }).click()
  const dialog = team.getByRole('dialog')
  await dialog
    .getByLabel('Ce que cette aide a permis')
    .fill('Le stand a reçu beaucoup de visites, et les dépliants sont tous partis.')
  await pictures.screen(team, 'closing', 'The team closes the mission with a note.')
  await dialog.getByRole('button', { name: 'Clôturer la mission' }).click()
  await expect(dialog).toBeHidden()
  await pictures.mail(await mailOf(people.confirmed, 'Merci'), 'thanks', 'Thanks to who came.', 600)
  await pictures.mail(await mailOf(people.invited, 'Voici ce que'), 'results', 'To who had a place and could not come.')
  const unanswered = await mailOf(people.requested, 'Mission arrêtée avant une réponse')
  await pictures.mail(unanswered, 'request-closed', 'To who had asked, and got no answer until the end.')
  const ended = await mailOf(people.silent, 'Cette invitation')
  await pictures.mail(ended, 'invitation-ended', 'To who was invited, and never answered.')
  await programme.context().close()
}

/** The second life: another date, an answer to it, and then the mission does not take place. */
async function secondLife(life: Life, chosen: People): Promise<void> {
  const { team, browser, request, pictures } = life
  pictures.chapter('A mission that is moved, and then cancelled')
  const begun = await begin(life, 'Préparer le marché de Noël solidaire', chosen, false)
  const { missionId, title, caller, silent: _silent, ...standings } = begun
  const mailOf = (email: string, words: string) =>
    mailTo(request, email, (subject) => subject.includes(words) && subject.includes(title))
  const states = ['confirmed', 'requested', 'waitlisted', 'invited'] as const
  const dialog = team.getByRole('dialog')

  await team.goto(`/missions/${missionId}`)
  await team.getByRole('button', { name: 'Déplacer la mission' }).click()
  const later = nextSaturday(3).toISOString().slice(0, 10)
  await dialog.getByLabel('Nouveau jour de début').fill(later)
  await dialog.getByLabel('Nouveau jour de fin').fill(later)
  await dialog.getByLabel('La raison, dans vos mots').fill('La salle n’est plus libre ce jour-là.')
  await pictures.screen(team, 'moving', 'The team moves the mission, and sees who will be told.')
  await dialog.getByRole('button', { name: 'Déplacer la mission' }).click()
  await expect(dialog).toBeHidden()
  const moved: Partial<Record<(typeof states)[number], Mail>> = {}
  for (const state of states) {
    moved[state] = await mailOf(standings[state], 'Nouvelle date')
    await pictures.mail(moved[state], `moved-${state}`, `The new date, to who is ${words[state]}.`)
  }
  if (!moved.confirmed) throw new Error('no mail on the new date')
  await pictures.calendar(moved.confirmed, 'calendar-moved', 'The entry moves.')
  const answer = await open(browser, phone)
  await answer.goto(linkIn(moved.confirmed))
  await expect(answer.getByRole('button', { name: 'Oui, je garde ma place' })).toBeVisible()
  await pictures.screen(answer, 'new-date-answer', 'Does the new date work for you? One tap.')
  await answer.getByRole('button', { name: 'Oui, je garde ma place' }).click()
  await expect(answer.getByText('Vous participez à cette mission.')).toBeVisible()
  await answer.context().close()
  await call(life, caller.phone, {
    subject: 'Nouvelle date',
    name: 'call-moved',
    sentence: 'Who has no e-mail address is called by the team, and what there is to say.',
  })

  await team.goto(`/missions/${missionId}`)
  await team.getByRole('button', { name: 'Annuler la mission' }).click()
  await dialog.getByLabel('La raison, dans vos mots').fill('Une tempête est annoncée ce jour-là.')
  await pictures.screen(team, 'cancelling', 'The team cancels the mission.')
  await dialog.getByRole('button', { name: 'Annuler la mission' }).click()
  await expect(dialog).toBeHidden()
  for (const state of states) {
    const mail = await mailOf(standings[state], 'Mission annulée')
    await pictures.mail(mail, `cancelled-${state}`, `It does not take place, to who is ${words[state]}.`)
    if (state === 'confirmed') await pictures.calendar(mail, 'calendar-cancelled', 'The entry is taken back.')
  }
  const member = await phoneOf(browser, standings.confirmed)
  await member.goto(`/missions/${missionId}`)
  await settled(member)
  await pictures.screen(member, 'cancelled-on-a-phone', 'The page of the mission says so too.')
  await member.context().close()
}

const words = {
  confirmed: 'confirmed',
  requested: 'waiting for an answer',
  waitlisted: 'on the waiting list',
  invited: 'invited',
} as const

/** What the team finds among what waits for it: whom to call, and what to say. */
async function call(
  { team, pictures }: Life,
  phone: string,
  picture: { subject: string; name: string; sentence: string },
): Promise<void> {
  await team.goto('/home')
  const item = team.getByRole('listitem').filter({ hasText: phone }).filter({ hasText: picture.subject }).last()
  // The longest waiting come first, these last.
  const more = team.getByRole('button', { name: /^Voir (la suite|le suivant)/ })
  await expect(async () => {
    if (await item.isHidden()) await more.click({ timeout: 5_000 })
    await expect(item).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await item.getByRole('button', { name: /^Voir quoi dire/ }).click()
  await pictures.part(team.getByRole('dialog'), picture.name, picture.sentence)
  await team.keyboard.press('Escape')
}

function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+\/mission_answer#\S+/.exec(text)?.[0]
  if (!link) throw new Error('the mail has no link to answer by')
  return link
}

async function open(browser: Browser, viewport: typeof phone): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  return page
}

async function phoneOf(browser: Browser, email: string): Promise<Page> {
  const page = await open(browser, phone)
  await signIn(page, email, 'fr', newcomer().password)
  return page
}

import type { Mission } from '@ensemble/contracts/missions/http'
import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import {
  sampleCard,
  sampleMission,
  sampleParticipant,
  sampleParticipation,
  sampleParticipations,
} from '../testing/sample-missions.ts'

type Page = Awaited<ReturnType<typeof open>>

const address = `/missions/${sampleMission().id}`
const requested = sampleParticipant()
const gone = sampleParticipant({ withdrawnAt: '2026-11-11T09:00:00.000Z', reasonCode: 'not_available' })
const invited = sampleParticipant({ origin: 'invitation', awaitedFrom: 'member' })
const confirmed = sampleParticipant({ ...invited, validationStatus: 'validated', awaitedFrom: 'none' })
const focused = () => document.activeElement

/** With the keyboard: what is pressed has the focus. */
async function use(page: Page, name: string) {
  await expect.poll(() => page.all('button').map(({ textContent }) => textContent)).toContain(name)
  // In a window the same word may stand below.
  const button = page.all('button').findLast(({ textContent }) => textContent === name)
  button?.focus()
  button?.click()
}

const isHeading = () => focused()?.id === 'registration'
const spoken = (page: Page) => page.all('[role="status"]').map(({ textContent }) => textContent)
const windowsOf = (page: Page) => page.all('[role="dialog"], [role="alertdialog"]').length

test('who sent a request stands at the title of their part', async () => {
  let mission: Mission = sampleMission()
  const page = await open(address, {
    answers: {
      'mission.get': () => mission,
      'mission.register': () => {
        mission = sampleMission({ allowedActions: ['unregister'], myParticipation: requested })
        return requested
      },
    },
  })
  await use(page, 'Demander à participer')
  await use(page, 'Envoyer ma demande')
  await expect.poll(page.text).toContain('Retirer ma demande')
  await expect.poll(() => windowsOf(page)).toBe(0)
  await expect.poll(isHeading).toBe(true)
  page.unmount()
})

test('who is confirmed at once stands at the title of their part, with the tabs that come with a place', async () => {
  let mission: Mission = sampleMission({ registrationMode: 'open' })
  const page = await open(address, {
    answers: {
      'mission.get': () => mission,
      'mission.register': () => {
        const allowedActions = ['unregister', 'see_workspace'] as const
        mission = sampleMission({
          registrationMode: 'open',
          allowedActions: [...allowedActions],
          myParticipation: confirmed,
        })
        return confirmed
      },
    },
  })
  await use(page, 'S’inscrire')
  await use(page, 'Confirmer mon inscription')
  await expect.poll(page.text).toContain('Espace de travail')
  await expect.poll(() => windowsOf(page)).toBe(0)
  expect(spoken(page)).toContain('Votre place est confirmée')
  await expect.poll(isHeading).toBe(true)
  page.unmount()
})

test('who withdrew stands at the title of their part', async () => {
  let mission: Mission = sampleMission({ allowedActions: ['unregister'], myParticipation: requested })
  const page = await open(address, {
    answers: {
      'mission.get': () => mission,
      'mission.unregister': () => {
        mission = sampleMission({ allowedActions: [], myParticipation: gone })
        return gone
      },
    },
  })
  await use(page, 'Retirer ma demande')
  await expect.poll(() => windowsOf(page)).toBe(1)
  page.all('[role="radiogroup"] input, fieldset input')[0]?.click()
  await use(page, 'Retirer ma demande')
  await expect.poll(page.text).toContain('Demande retirée')
  await expect.poll(() => windowsOf(page)).toBe(0)
  await expect.poll(isHeading).toBe(true)
  page.unmount()
})

test('who accepted on the page of a mission stands at the title of their part', async () => {
  let mission = sampleMission({
    allowedActions: ['accept_invitation', 'reject_invitation'],
    myParticipation: invited,
  })
  const page = await open(address, {
    answers: {
      'mission.get': () => mission,
      'mission.acceptInvitation': () => {
        mission = sampleMission({ allowedActions: ['unregister'], myParticipation: confirmed })
        return confirmed
      },
    },
  })
  await use(page, 'Accepter')
  await expect.poll(page.text).toContain('Me retirer')
  await expect.poll(isHeading).toBe(true)
  page.unmount()
})

test.each(['Accepter', 'Décliner'])(
  'who answered an invitation on /home, %s, stands at what says so',
  async (answer) => {
    const item = sampleParticipation({ participant: invited, mission: sampleCard(2), bucket: 'invitations' })
    let items = [item]
    const answered = () => {
      items = []
      return confirmed
    }
    const page = await open('/home', {
      widget: 'next-mission',
      answers: {
        'mission.get': () => sampleMission({ id: item.mission.id }),
        'mission.participantMissions': () => sampleParticipations(items),
        'mission.acceptInvitation': answered,
        'mission.rejectInvitation': answered,
      },
    })
    await use(page, `${answer} Mission 2`)
    if (answer === 'Décliner') {
      await expect.poll(() => windowsOf(page)).toBe(1)
      await use(page, answer)
    }
    await expect.poll(() => page.all('article').length).toBe(0)
    await expect.poll(() => windowsOf(page)).toBe(0)
    await expect.poll(() => focused()?.textContent).toMatch(/Votre place est confirmée|Vous avez décliné/)
    expect(focused()).not.toBe(document.body)
    page.unmount()
  },
)

test('who answered on /dashboard stands at what says so, whether or not another mission waits', async () => {
  let items = [2, 3].map((number) =>
    sampleParticipation({ participant: invited, mission: sampleCard(number), bucket: 'invitations' }),
  )
  const page = await open('/dashboard', {
    widget: 'own-story',
    answers: {
      'mission.get': ({ params }) => sampleMission({ id: params.missionId }),
      'mission.participantMissions': () => sampleParticipations(items),
      'mission.statistics': () => ({ series: [] }),
      'mission.acceptInvitation': () => {
        items = items.slice(1)
        return confirmed
      },
    },
  })
  await expect.poll(page.text).toContain('Mission 2')
  const first = page.control('Accepter Mission 2')
  await use(page, 'Accepter Mission 2')
  await expect.poll(page.text).toContain('Mission 3')
  await expect.poll(() => focused()?.textContent).toMatch(/Votre place est confirmée\..*Mission 2/)
  expect(page.control('Accepter Mission 3'), 'another mission has a button of its own').not.toBe(first)
  await use(page, 'Accepter Mission 3')
  await expect.poll(page.text).toContain('Ici, vous lirez ce que votre aide a permis')
  await expect.poll(() => focused()?.textContent).toMatch(/Votre place est confirmée\..*Mission 3/)
  page.unmount()
})

test.each([
  ['', isHeading],
  ['?tab=workspace', () => focused()?.textContent === 'Espace de travail'],
])(
  'who answered whether a new date suits (%s) is not left nowhere, and reads and hears it once',
  async (tab, isThere) => {
    const reschedule = {
      at: '2026-11-20T09:00:00.000Z',
      reason: 'Salle prise.',
      previousStartAt: '2099-12-05T13:00:00.000Z',
      previousEndAt: null,
    }
    const moved = (answered: boolean) =>
      sampleMission({
        reschedule,
        workspace: { intro: null, links: [], documents: [], nextMeetingAt: null, notes: null },
        allowedActions: ['unregister', 'see_workspace', ...(answered ? [] : ['answer_new_date' as const])],
        myParticipation: sampleParticipant({ ...confirmed, newDateAnswer: answered ? 'suits' : 'awaited' }),
      })
    let mission = moved(false)
    const page = await open(`${address}${tab}`, {
      answers: {
        'mission.get': () => mission,
        'mission.answerNewDate': () => {
          mission = moved(true)
          return sampleParticipant({ ...confirmed, newDateAnswer: 'suits' })
        },
      },
    })
    const words = 'Votre place est gardée à la nouvelle date'
    await use(page, 'Oui, je garde ma place')
    await expect.poll(() => spoken(page)).toContain(words)
    await expect.poll(isThere).toBe(true)
    expect(page.text().split(words), 'read once and heard once').toHaveLength(3)
    page.unmount()
  },
)

import type { TutorialStatus } from '@ensemble/contracts/enumerations'
import type { User } from '@ensemble/contracts/users/http'
import type { CallInput } from '@ensemble/mf-kit/calls'
import { afterEach, expect, it } from 'vitest'
import { member, openShell } from '../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>

afterEach(() => shell.close())

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
/** With the keyboard: what is pressed has the focus. */
const press = (name: string) =>
  shell.do(() => {
    button(name)?.focus()
    button(name)?.click()
  })
const focused = () => document.activeElement?.textContent
// The store tells what an answer causes with the next frame.
const answer = (give: (() => void) | undefined) =>
  shell.do(() => {
    give?.()
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
const guide = () => document.querySelector('section[aria-label="Visite guidée"]')

type Tutorial = NonNullable<User['tutorial']>
type Step = CallInput<'user.editTutorial'>['body']

/**
 * @param noted answers a step: at once unless told otherwise, with what the server knows by then
 * @param elsewhere where the tour stands by the server, when another device went on with it
 */
async function open(
  status: TutorialStatus,
  currentStep = 0,
  noted: (tutorial: Tutorial) => unknown = (tutorial) => tutorial,
  elsewhere?: Tutorial | (() => Promise<Tutorial>),
) {
  const me = { ...member, tutorial: { status, currentStep } }
  let known: Tutorial = me.tutorial
  const note = ({ body }: { body?: unknown }) => {
    const step = body as Step
    known = { status: step.status ?? known.status, currentStep: step.currentStep ?? known.currentStep }
    return noted(known)
  }
  const answers = {
    '/user/:userId': me,
    '/user/:userId/tutorial_status': elsewhere ?? me.tutorial,
    '/user/:userId/edit_tutorial_status': note,
  }
  shell = await openShell({ path: '/home', answers })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('Bonjour Inès')
}

it('leads over the real screens, and is noted step by step', async () => {
  await open('not_started')
  await press('Faire le tour de la plateforme')
  await shell.shows('Vous commencez toujours ici')
  // Where the page is found another day.
  await expect.poll(() => document.querySelector('nav [data-pointed]')?.textContent).toBe('Accueil')
  for (const path of ['/missions/browse', '/my_missions', '/resources', '/users/u1']) {
    await press('Étape suivante')
    await shell.arrives(path)
    expect(guide()).not.toBeNull()
  }
  const titled: string[] = []
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('#main, #main h1')) titled.push(target.textContent)
  }
  document.addEventListener('focusin', note)
  await press('Terminer la visite')
  expect(guide()).toBeNull()
  expect(document.querySelector('[data-pointed]')).toBeNull()
  await shell.arrives('/home')
  // The page that is left takes the focus no more: it would go on to the next one under the hand.
  expect(titled).toEqual([expect.stringContaining('Bonjour Inès')])
  document.removeEventListener('focusin', note)
  await shell.shows('La visite est terminée')
  expect(shell.recorded).toEqual(
    ['home', 'missions', 'my_missions', 'resources', 'profile'].map((targetId) => ({
      type: 'tutorial_step',
      targetType: 'tutorial',
      targetId,
    })),
  )
  expect(shell.bodies.filter((body) => body !== undefined)).toEqual([
    { status: 'in_progress', currentStep: 0 },
    { completedStep: 'home', currentStep: 1 },
    { completedStep: 'missions', currentStep: 2 },
    { completedStep: 'my_missions', currentStep: 3 },
    { completedStep: 'resources', currentStep: 4 },
    { completedStep: 'profile', status: 'completed' },
  ])
})

it('stays where somebody is when the answers come late, and ends when it is ended before they came', async () => {
  const held: (() => void)[] = []
  const answerNext = () => answer(held.shift())
  await open('in_progress', 2, (tutorial) => new Promise((resolve) => held.push(() => resolve(tutorial))))
  await press('Reprendre la visite, étape 3 sur 5')
  await press('Étape suivante')
  await shell.arrives('/resources')
  await press('Plus tard')
  await press('Visite guidée')
  await press('Étape suivante')
  await answerNext()
  await press('Visite guidée')
  await shell.shows('étape 5 sur 5')
  expect(button('Terminer la visite')).toBeDefined()
  await press('Terminer la visite')
  expect(guide()).toBeNull()
  await answerNext()
  await answerNext()
  expect(guide()).toBeNull()
  expect(shell.bodies.filter((body) => body !== undefined)).toEqual([
    { completedStep: 'my_missions', currentStep: 3 },
    { completedStep: 'resources', currentStep: 4 },
    { completedStep: 'profile', status: 'completed' },
  ])
})

it('goes on where somebody left it, and Escape leaves the screen to itself', async () => {
  await open('in_progress', 2)
  expect(guide()).toBeNull()
  await shell.shows('étape 3 sur 5')
  await press('Reprendre la visite, étape 3 sur 5')
  await shell.arrives('/my_missions')
  await shell.shows('Vos invitations, vos demandes')
  expect([...(guide()?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Étape suivante',
    'Plus tard',
  ])
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  await shell.do(() => button('Étape suivante')?.dispatchEvent(escape))
  expect(guide()).toBeNull()
})

it('goes on where another device left it', async () => {
  await open('in_progress', 1, undefined, { status: 'in_progress', currentStep: 3 })
  await press('Reprendre la visite, étape 2 sur 5')
  await shell.shows('étape 4 sur 5')
  expect(guide()?.querySelector('a')?.getAttribute('href')).toBe('/resources')
})

it('begins anew after its end, whatever a question from before is answered then', async () => {
  let asked: (tutorial: Tutorial) => void = () => undefined
  await open('in_progress', 4, undefined, () => new Promise((resolve) => (asked = resolve)))
  await press('Reprendre la visite, étape 5 sur 5')
  await press('Terminer la visite')
  await press('Visite guidée')
  await shell.shows('étape 1 sur 5')
  await answer(() => asked({ status: 'in_progress', currentStep: 4 }))
  expect(guide()?.textContent).toContain('étape 1 sur 5')
})

it('is one line of a home that fixes no button over what waits', async () => {
  await open('not_started')
  const tasks = document.querySelector('ul[aria-label="Pour bien commencer"]')
  expect(tasks?.querySelectorAll('li')).toHaveLength(1)
  expect(tasks?.querySelectorAll('button')).toHaveLength(2)
  expect(document.querySelector('.ens-page-action')).toBeNull()
})

it('is skipped for good, and can be seen again from the foot of the page', async () => {
  await open('not_started')
  await shell.do(() => document.querySelector<HTMLElement>('[aria-label="Passer la visite"]')?.click())
  expect(button('Faire le tour de la plateforme')).toBeUndefined()
  expect(shell.bodies.at(-1)).toEqual({ status: 'skipped' })
  await press('Visite guidée')
  await shell.shows('Vous commencez toujours ici')
  expect(shell.bodies.at(-1)).toEqual({ status: 'in_progress', currentStep: 0 })
})

it('gives the focus to its title where it begins, and to the page where it is left or skipped', async () => {
  await open('not_started')
  await press('Faire le tour de la plateforme')
  await shell.eventually(() => expect(focused()).toBe(guide()?.querySelector('h2')?.textContent))
  await press('Plus tard')
  expect(focused()).toContain('Bonjour Inès')
  await press('Visite guidée')
  await shell.eventually(() => expect(focused()).toBe(guide()?.querySelector('h2')?.textContent))
  await shell.close()
  await open('not_started')
  const skip = document.querySelector<HTMLElement>('[aria-label="Passer la visite"]')
  await shell.do(() => skip?.focus())
  await shell.do(() => skip?.click())
  expect(focused()).toContain('Bonjour Inès')
})

it('ends with the session: whoever signs in next in this page has not begun it', async () => {
  await open('not_started')
  await press('Faire le tour de la plateforme')
  await shell.shows('Vous commencez toujours ici')
  await shell.do(() => shell.effects.setSignedOut({ to: '/login', keepPlace: false }))
  await shell.arrives('/login')
  await shell.do(() => shell.effects.setSignedIn())
  await shell.arrives('/home')
  await shell.shows('Faire le tour de la plateforme')
  expect(guide()).toBeNull()
})

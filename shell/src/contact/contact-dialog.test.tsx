import { afterEach, expect, it } from 'vitest'
import { member, openShell } from '../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>
afterEach(() => shell.close())

/** Whether the window that an address opens says that the letter is about a local need. */
async function saysNeed(address: string): Promise<boolean | undefined> {
  shell = await openShell({
    path: `/notices/charter${address}`,
    answers: { '/user/:userId': member, '/user/:userId/drafts/:key': { content: null, updatedAt: null } },
  })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('C’est un besoin local')
  return document.querySelector<HTMLInputElement>('[role="dialog"] input[type="checkbox"]')?.checked
}

it('tells the committee of a need where the link says so, and of none elsewhere', async () => {
  expect(await saysNeed('?contact=department&about=need')).toBe(true)
  await shell.close()
  expect(await saysNeed('?contact=department')).toBe(false)
})

it('leaves what was begun to the support to the support, where a link writes to the committee', async () => {
  const begun = { recipient: 'support', need: false, subject: 'Mot de passe', message: 'Le code ne vient pas.' }
  const drafts: Record<string, object> = { contact: { content: JSON.stringify(begun), updatedAt: null } }
  shell = await openShell({
    path: '/notices/charter?contact=department',
    answers: {
      '/user/:userId': member,
      '/user/:userId/drafts/:key': ({ params }: { params: { key: string } }) =>
        drafts[params.key] ?? { content: null, updatedAt: null },
    },
  })
  await shell.do(() => shell.effects.setSignedIn())
  const field = () => document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea')
  await shell.eventually(() => expect(field()?.closest('form')?.hasAttribute('inert')).toBe(false))
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('C’est un besoin local')
  expect(field()?.value).toBe('')
  await shell.do(() => shell.navigate('/notices/charter'))
  await shell.do(() => shell.navigate('/notices/charter?contact=support'))
  await shell.eventually(() => expect(field()?.value).toBe(begun.message))
})

it('names the mission whose team is written to where a list of missions opens it', async () => {
  shell = await openShell({
    path: '/notices/charter',
    answers: { '/user/:userId': member, '/user/:userId/drafts/:key': { content: null, updatedAt: null } },
  })
  await shell.do(() => shell.effects.setSignedIn())
  const mission = { title: 'Stand au marché', detail: 'samedi 12 décembre' }
  await shell.do(() => shell.navigate('/notices/charter?contact=mission_managers&mission=m1', { mission }))
  await shell.shows('Stand au marché · samedi 12 décembre')
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Stand au marché')
})

it('names whom to call at any hour to who is about to write in distress', async () => {
  shell = await openShell({
    path: '/notices/charter?contact=support',
    answers: { '/user/:userId': member, '/user/:userId/drafts/:key': { content: null, updatedAt: null } },
  })
  await shell.do(() => shell.effects.setSignedIn())
  await shell.shows('N’écrivez rien sur la santé')
  const called = [...document.querySelectorAll('[role="dialog"] a[href^="tel:"]')].map((link) => link.textContent)
  expect(called).toEqual(['15', '112', '3114'])
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('idées suicidaires\u00a0: 3114, gratuit')
})

import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleUser } from '../testing/sample-users.ts'

test('a member is asked once a year whether the profile is still right, and answers or passes with one tap', async () => {
  const answers = ['Oui, c’est juste', 'Ne pas répondre']
  for (const words of answers) {
    let sent: unknown = null
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const title = document.createElement('h1')
    title.tabIndex = -1
    document.body.append(title)
    const page = await open('/home', 'member', {
      widget: 'situation',
      person: sampleUser({ role: 'member', profileType: 'caregiver', asksSituation: true }),
      answers: {
        'user.edit': async ({ body }) => {
          sent = body
          await held
          return sampleUser()
        },
      },
    })
    await expect.poll(page.text).toContain('Est-ce toujours juste')
    expect(page.control('Modifier').getAttribute('href')).toContain('tab=commitment')
    page.control(words).focus()
    page.press(words)
    await expect.poll(() => sent).toEqual({ member: { situationSaid: true } })
    // Under way: what was pressed says so, and keeps the keyboard.
    expect(page.control(words).getAttribute('aria-busy')).toBe('true')
    expect(page.control(words)).toHaveProperty('disabled', false)
    // The other is out of reach, and not at work.
    const other = page.control(answers.find((each) => each !== words) ?? '')
    expect([other.getAttribute('aria-disabled'), other.getAttribute('aria-busy')]).toEqual(['true', null])
    expect(page.toasts).toEqual([])
    letGo()
    await expect.poll(() => page.toasts.at(-1)?.message).toBe('C’est enregistré.')
    // The card is about to go: the focus has left it.
    expect(document.activeElement).toBe(title)
    title.remove()
    page.unmount()
  }
})

import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleUser } from '../testing/sample-users.ts'

test('a member is asked once a year whether the profile is still right, and answers or passes with one tap', async () => {
  for (const words of ['Oui, c’est juste', 'Ne pas répondre']) {
    let sent: unknown = null
    const page = await open('/home', 'member', {
      widget: 'situation',
      person: sampleUser({ role: 'member', profileType: 'caregiver', asksSituation: true }),
      answers: {
        'user.edit': ({ body }) => {
          sent = body
          return sampleUser()
        },
      },
    })
    await expect.poll(page.text).toContain('Est-ce toujours juste')
    expect(page.control('Modifier').getAttribute('href')).toContain('tab=commitment')
    page.press(words)
    await expect.poll(() => sent).toEqual({ member: { situationSaid: true } })
    page.unmount()
  }
})

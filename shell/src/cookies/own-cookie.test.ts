import { expect, it } from 'vitest'
import { createOwnCookie } from './own-cookie.ts'

/** A document with cookies, or that of a visitor who refuses them. */
function pageOf({ refuses }: { refuses: boolean }) {
  const kept = new Map<string, string>()
  return {
    get cookie() {
      return [...kept].map((entry) => entry.join('=')).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (!refuses) kept.set(name, value)
      if (text.includes('Max-Age=0;')) kept.delete(name)
    },
  }
}

it('remembers, among other cookies, and forgets', () => {
  const page = pageOf({ refuses: false })
  const one = createOwnCookie('one', page)
  createOwnCookie('another-one', page).write('2')
  one.write('1')
  expect(createOwnCookie('one', page).read()).toBe('1')
  one.write(null)
  expect([one.read(), createOwnCookie('one', page).read()]).toEqual([null, null])
})

it('holds for the page where cookies are refused', () => {
  const one = createOwnCookie('one', pageOf({ refuses: true }))
  one.write('1')
  expect(one.read()).toBe('1')
})

import { heardOf } from '@ensemble/mf-kit/fake-shell'
import { afterEach, expect, it } from 'vitest'
import { openShell } from '../testing/open-shell.tsx'

let shell: Awaited<ReturnType<typeof openShell>>
afterEach(() => shell.close())

it.each([
  ['fr', 'login', 'Garder ma session ouverte'],
  ['en', 'login', 'Keep me signed in'],
  ['fr', 'signup', 'Continuer'],
  ['en', 'signup', 'Continue'],
] as const)('what is heard of a page, in %s: /%s', async (language, name, words) => {
  shell = await openShell({ path: `/${name}`, language })
  await shell.do(() => shell.effects.setSignedOut(null))
  await shell.shows(words)
  const main = document.querySelector('main') ?? undefined
  await expect(await heardOf(main)).toMatchFileSnapshot(`heard/${name}.${language}.txt`)
})

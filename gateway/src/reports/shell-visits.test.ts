import { expect, it } from 'vitest'
import { ShellVisits } from './shell-visits.ts'

const visit = { remote: 'shell', version: 'one', route: '/login', lcpMs: 900, cls: 0 }

it('of the shell’s own pages count for the build that visitors get, by route, until another takes its place', async () => {
  let build: string | null = 'one'
  const visits = new ShellVisits(async () => build)
  expect(await visits.take(visit, '10.0.0.1')).toBe(true)
  expect(await visits.take({ ...visit, route: '/', lcpMs: 400 }, '10.0.0.1')).toBe(true)
  for (const told of [
    { ...visit, version: 'two' },
    { ...visit, route: '/login/17' },
  ])
    expect(await visits.take(told, '10.0.0.1')).toBe(false)
  const ofOne = [
    { route: '/', visits: 1, lcpMs: 400, inpMs: null, cls: 0 },
    { route: '/login', visits: 1, lcpMs: 900, inpMs: null, cls: 0 },
  ]
  expect(await visits.figures()).toEqual({ version: 'one', visits: ofOne })
  build = 'two'
  expect(await visits.figures()).toEqual({ version: 'two', visits: [] })
  build = 'one'
  expect(await visits.figures(), 'the build before is forgotten').toEqual({ version: 'one', visits: [] })
  build = null
  expect(await visits.take(visit, '10.0.0.1')).toBe(false)
  expect(await visits.figures()).toBeNull()
})

it('keep ten of one sender and 200 of a page', async () => {
  const visits = new ShellVisits(async () => 'one')
  for (let index = 0; index < 30; index += 1) await visits.take(visit, '10.0.0.1')
  expect((await visits.figures())?.visits[0]?.visits).toBe(10)
  for (let index = 0; index < 300; index += 1) await visits.take(visit, `10.0.${index % 3}.${index}`)
  expect((await visits.figures())?.visits[0]?.visits).toBe(200)
})

import { expect, it } from 'vitest'
import { freePorts, isPortFree } from './ports.ts'

it('gives no port twice, whoever asks at the same time', async () => {
  const drawn = (await Promise.all([freePorts(40), freePorts(40), freePorts(1)])).flat()
  expect(new Set(drawn).size).toBe(81)
})

it('keeps other processes out of its ports between drawing one and listening on it', async () => {
  const [port = 0] = await freePorts(1)
  expect(await isPortFree(port)).toBe(true)
  // Whoever draws listens on the first of a slice before it gives out the others.
  expect(await isPortFree(port - (port % 50))).toBe(false)
})

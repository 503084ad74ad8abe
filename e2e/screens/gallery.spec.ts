import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test, watch } from '../watched-page.ts'
import { expectAccessible } from './accessible.ts'

const gallery = fileURLToPath(new URL('../../packages/ui/gallery/', import.meta.url))

test('the gallery of the design system is without fault to axe and to its own policy', async ({ browser }) => {
  await build()
  const port = await freePort()
  const server = spawn(process.execPath, [`${gallery}serve.mjs`], { env: { ...process.env, PORT: String(port) } })
  try {
    await once(server.stdout, 'data')
    const baseURL = `http://127.0.0.1:${port}`
    const context = await browser.newContext({ baseURL, locale: 'fr-FR' })
    const page = await context.newPage()
    const complaints: string[] = []
    watch(page, complaints, baseURL)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, `gallery at ${width} px`)
    }
    expect(complaints).toEqual([])
    await context.close()
  } finally {
    await end(server)
  }
})

/** Always anew: a build left from other sources would be checked in place of these. */
async function build() {
  const builder = spawn(process.execPath, [`${gallery}build.mjs`], { stdio: ['ignore', 'ignore', 'inherit'] })
  expect(await once(builder, 'exit')).toEqual([0, null])
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('A server on a port has an address and a port')
  return address.port
}

async function end(server: ChildProcess) {
  const ended = once(server, 'exit')
  server.kill()
  await ended
}

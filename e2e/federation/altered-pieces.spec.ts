import type { Page, Route } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { reportFault } from '../faults/fault-report.ts'
import { signIn } from '../people.ts'
import { expect, test } from '../watched-page.ts'
import { areas, type Area } from './areas.ts'
import { aboutRemotes } from './complaints.ts'
import { registered, textOf } from './published.ts'

test.use({ viewport: { width: 1280, height: 900 } })

declare global {
  var pieceLoader: { e: (id: string) => Promise<unknown> } | undefined
}

/** A piece that is asked for when a screen needs it, by a number or by the name of that screen. */
const piece = /^(\d+|home)\.[0-9a-f]+\.js$/

/** No browser asks for these. */
const forGateway = ['uses.json', 'first-files.json']

/** What no area needs: a page of the shell reads it. */
const notes = 'release-notes.json'

test('a byte that differs in any file of a remote keeps that file from running', async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint(aboutRemotes)
  expectComplaint(/integrity/)
  await signIn(page, accounts.admin)
  for (const area of areas) {
    const { version, descriptor } = await registered(request, area.remote)
    const files = Object.keys(descriptor.files).filter((file) => ![...forGateway, notes].includes(file))
    const pieces = files.filter((file) => piece.test(file))
    const first = files.filter((file) => !piece.test(file))
    for (const file of first) await expectCard(page, area, file)

    // From the start of the page, so that none of them is there before.
    const ids = await Promise.all(pieces.map((file) => idOf(area.remote, version, file)))
    for (const file of pieces) await alterOnTheWay(page, `**/remotes/${area.remote}/${version}/${nameOf(file)}.*`)
    await page.goto(area.path)
    await page.waitForFunction((queue) => queue in globalThis, `chunks_${descriptor.container}`)
    expect(await loadEach(page, descriptor.container, ids)).toEqual(ids.map(() => 'refused'))
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    await alterOnTheWay(page, `**/remotes/${area.remote}/${version}/${notes}`)
    await page.goto('/whats_new')
    await expect(page.getByText('Une partie des nouveautés ne s’affiche pas')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    reportFault({
      fault: `${area.remote}, one byte altered`,
      injected: first.length + ids.length + 1,
      measured: `${first.length} first files, ${ids.length} pieces and the notes refused`,
    })
  }
})

test('a byte that differs in a script of the shell keeps it from running, and none runs without a digest', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/integrity/i)
  await page.goto('/notices/privacy')
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => !('ensembleEarlyPress' in window))
  const comfort = page.getByRole('button', { name: 'Confort de lecture' }).first()
  await alterOnTheWay(page, '**/assets/*.js')
  const refused = page.waitForEvent('console', (message) => message.text().includes('Failed to find a valid digest'))
  await comfort.click()
  await refused
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  const told = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const types = ['integrity-violation']
        new ReportingObserver(([report]) => resolve(JSON.parse(JSON.stringify(report?.body))), {
          types,
          buffered: true,
        }).observe()
      }),
  )
  const outcome = await page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const script = Object.assign(document.createElement('script'), { src, crossOrigin: 'anonymous' })
        script.addEventListener('load', () => resolve('ran'))
        script.addEventListener('error', () => resolve('refused'))
        document.head.append(script)
      }),
    '/assets/without-a-digest.js',
  )
  expect(outcome).toBe('refused')
  expect(await told).toMatchObject({
    blockedURL: expect.stringMatching(/without-a-digest\.js$/),
    destination: 'script',
  })
})

/** Opens the area with one of its files altered, and gets the card in its place. */
async function expectCard(page: Page, { remote, path }: Area, file: string): Promise<void> {
  // Of every version: the one before would stand in.
  await alterOnTheWay(page, `**/remotes/${remote}/*/${nameOf(file)}.*`)
  await page.goto(path)
  const card = page.getByRole('heading', { level: 1, name: 'Cette partie est momentanément indisponible' })
  await expect(card, file).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Serves what lies there with one byte of its middle changed. */
async function alterOnTheWay(page: Page, address: string): Promise<void> {
  await page.route(address, async (route: Route) => {
    const answer = await route.fetch()
    const body = await answer.body()
    const middle = Math.floor(body.length / 2)
    body.writeUInt8(body.readUInt8(middle) ^ 1, middle)
    await route.fulfill({ response: answer, body })
  })
}

/** Without its hash: a second try may ask by another address. */
function nameOf(file: string): string {
  return file.split('.')[0] ?? ''
}

/** By which the loader knows a piece: its name begins with it, or the file does where a screen gave the name. */
async function idOf(remote: string, version: string, file: string): Promise<string> {
  const name = nameOf(file)
  if (/^\d+$/.test(name)) return name
  const [, id] = /\.push\(\[\[(\d+)/.exec(await textOf(remote, version, file)) ?? []
  if (id === undefined) throw new Error(`${file} names no piece`)
  return id
}

/** Asks the remote's own loader for each piece. */
async function loadEach(page: Page, container: string, ids: string[]): Promise<string[]> {
  return page.evaluate(
    async ({ queueName, wanted }) => {
      const queue: unknown = Reflect.get(globalThis, queueName)
      if (!Array.isArray(queue)) throw new Error(`no ${queueName}`)
      queue.push([['probe'], {}, (loader: typeof globalThis.pieceLoader) => (globalThis.pieceLoader = loader)])
      const loader = globalThis.pieceLoader
      if (!loader) throw new Error(`${queueName} gave no loader`)
      const outcomes = wanted.map((id) =>
        loader.e(id).then(
          () => 'ran',
          () => 'refused',
        ),
      )
      return Promise.all(outcomes)
    },
    { queueName: `chunks_${container}`, wanted: ids },
  )
}

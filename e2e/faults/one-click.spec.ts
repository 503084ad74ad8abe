import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { password } from '../accounts.ts'
import { signIn } from '../people.ts'
import { dataDir, root } from '../platform.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { words } from '../words.ts'
import { databaseUrl, readUsers } from './databases.ts'
import { reportFault } from './fault-report.ts'
import { registrants, withdraw } from './registering.ts'

const motivation = 'Planted-motivation: I was ill myself, and would like to give something back.'

/** From the click to the mail: a few steps of a platform that has nothing else to do, in ms. */
const limit = 5_000

interface Line {
  name: string
  msg: string
  traceId?: string
  requestId?: string
  consumer?: string
}

test('one click is followed from the browser to the mail, and no log says who or why', async ({
  page,
  request,
  afterwards,
}) => {
  const [person] = await registrants(request, 1)
  if (!person) throw new Error('unreachable: registrants gives as many as it is asked for')
  afterwards(() => withdraw(request, person))
  await signIn(page, person.email)
  await page.goto(`/missions/${person.mission.id}`)
  await page.getByRole('button', { name: words.fr.register }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(motivation)
  const answered = page.waitForResponse((response) => response.url().endsWith('/register'))
  await dialog.getByRole('button', { name: /^Envoyer/ }).click()

  const response = await answered
  const clicked = Date.now()
  const sent = await response.request().allHeaders()
  const traceId = /^00-([0-9a-f]{32})-/.exec(sent['traceparent'] ?? '')?.[1] ?? 'no trace from the browser'
  const requestId = response.headers()['x-request-id'] ?? 'no request id'
  const token = sent['authorization']?.split(' ')[1] ?? 'no token'

  const steps = [
    { name: 'gateway', msg: 'request' },
    { name: 'svc-missions', msg: 'request' },
    { name: 'svc-users', msg: 'event handled', consumer: 'svc-users--participations' },
    { name: 'svc-users', msg: 'event handled', consumer: 'svc-users--participant-mails' },
    { name: 'svc-users', msg: 'mail sent' },
  ]
  await expect
    .poll(() => linesOf(requestId), { message: 'the lines of the click', timeout: 5 * limit })
    .toEqual(expect.arrayContaining(steps.map((step) => expect.objectContaining({ ...step, traceId, requestId }))))
  const took = Date.now() - clicked

  expect(await eventOf(requestId)).toMatchObject([
    { traceparent: expect.stringContaining(traceId), requestid: requestId },
  ])
  const mails = await readUsers<{ traceparent: string }>(
    'select traceparent from outgoing_mail where request_id = $1',
    [requestId],
  )
  expect(mails.length, 'mails of the click').toBeGreaterThan(1)
  for (const mail of mails) expect(mail.traceparent).toContain(traceId)

  const shown = execFileSync(process.execPath, ['platform/launch.mjs', 'logs', requestId.slice(0, 8)], {
    cwd: root,
    env: { ...process.env, ENSEMBLE_DATA: dataDir },
    encoding: 'utf8',
  })
  expect(shown).toContain('consumer=svc-users--participant-mails')

  const cookies = (await page.context().cookies()).map(({ value }) => value).filter((value) => value.length > 20)
  expect(cookies.length, 'cookies of the session').toBeGreaterThan(0)
  for (const secret of [password, token, ...cookies, person.email, 'Planted-motivation', person.displayName])
    for (const [file, text] of logs()) expect(text.includes(secret), `${secret.slice(0, 12)}… in ${file}`).toBe(false)
  reportFault({
    fault: 'one click, followed',
    injected: 1,
    measured: `at the mail after ${took} ms (limit ${limit} ms)`,
  })
})

function logs(): [string, string][] {
  const folder = join(dataDir, 'logs')
  const files = readdirSync(folder).filter((file) => /\.log(\.\d)?$/.test(file))
  return files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])
}

function linesOf(requestId: string): Line[] {
  return logs().flatMap(([, text]) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('{') && line.includes(requestId))
      .map((line): Line => JSON.parse(line)),
  )
}

/** What svc-missions told the others because of the click. */
async function eventOf(requestId: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl('ensemble_missions') })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select payload->>'traceparent' as traceparent, payload->>'requestid' as requestid, published_at
       from outbox where payload->>'requestid' = $1 and published_at is not null`,
      [requestId],
    )
    return rows
  } finally {
    await client.end()
  }
}

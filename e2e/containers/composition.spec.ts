import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { codeIn } from '../newcomers.ts'
import { fillSignIn } from '../people.ts'
import { baseUrl } from '../platform.ts'
import { expect, test } from '../watched-page.ts'
import { words } from '../words.ts'
import {
  commandsAfterRenewal,
  commandsWith,
  compose,
  docker,
  engineMissing,
  given,
  rowsOf,
  run,
  tryTo,
  type,
  typeMeanwhile,
} from './engine.ts'
import { trialMails } from './trial-mail.ts'

const admin = { email: 'ada@example.org', password: 'quatre grands chiens noirs' }
const title = 'Écrit avant la sauvegarde'
const remotes = ['mf-articles', 'mf-missions', 'mf-users']

// One installation, from its first command to its last.
test.describe.configure({ mode: 'serial' })
test.beforeEach(() => {
  test.skip(engineMissing !== '', engineMissing)
  test.setTimeout(3_600_000)
})

test('all images are built, each no more than 80 MB beyond its base', () => {
  compose('config', '--quiet')
  compose('build')
  type('npm run images -- sizes')
  const bill: unknown = JSON.parse(docker('run', '--rm', '--entrypoint', 'cat', imageOf('gateway'), 'bom.cdx.json'))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX' })
})

test('each image is vouched for, and checked, by the commands of the guide', () => {
  const commands = commandsWith('npm run images -- vouch')
    .replaceAll('.secrets', given.secrets)
    .replaceAll('.data/provenance', join(given.folder, 'provenance'))
  expect(type(commands)).toContain('every image is the one that was vouched for')
})

test('everything comes up on empty volumes, in its order and with no rights', async () => {
  compose('up', '--detach')
  const ids = compose('ps', '--quiet').trim().split('\n')
  for (const id of ids) {
    const [read, dropped, user] = docker(
      'inspect',
      '--format',
      '{{.HostConfig.ReadonlyRootfs}} {{.HostConfig.CapDrop}} {{.Config.User}}',
      id,
    ).split(' ')
    expect([read, dropped, user?.startsWith('0')]).toEqual(['true', '[ALL]', false])
  }
  const outside = `fetch('http://192.0.2.1').then(() => 0, (e) => e.cause?.code === 'ENETUNREACH' ? 0 : 1).then(process.exit)`
  compose('exec', '-T', 'svc-missions', 'node', '-e', outside)
  expect(compose('logs', 'nats')).not.toContain('Violation')
  await published()
})

test('the first admin is made once, chooses a password with the mailed code, and every area has its pages', async ({
  page,
  request,
}) => {
  const make = ['compose', 'exec', '-T', 'svc-users', 'node', 'first-admin.mjs', admin.email, 'Ada', 'Lovelace']
  docker(...make)
  expect(tryTo('docker', make).code).toBe(1)
  const mails = await trialMails(request, admin.email)
  expect(mails).toHaveLength(1)
  await succeed(request, '/auth/confirm_forgot_password', {
    email: admin.email,
    code: codeIn({ text: mails[0] ?? '' }),
    password: admin.password,
  })
  await page.goto('/login')
  await fillSignIn(page, admin.email, admin.password)
  await expect(page.getByRole('heading', { level: 1, name: words.fr.greeting })).toBeVisible()
  for (const path of ['/missions/browse', '/resources', '/user_management']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toHaveCount(0)
  }
  expect(Object.keys(await versionsFor(request, await signedIn(request))).sort()).toEqual(remotes)
})

test('the sign-in provider for trying leads there and back', async ({ page, expectComplaint }) => {
  expectComplaint(/^foreign request: http:\/\/sign-in\.localhost/)
  await page.goto('/login')
  await page.getByRole('link', { name: /compte de la Ligue/ }).click()
  await page.getByRole('button', { name: 'Camille Verdier' }).click()
  await expect(page).toHaveURL(/\/signup\?azureSSO=true/)
})

test('a team publishes from this machine, and promotes, by the commands of the guide', async ({ request }) => {
  const commands = commandsWith('deliver publish')
    .replaceAll('.secrets', given.secrets)
    .replaceAll('https://ensemble.example', baseUrl)
  const told = type(commands)
  const { 'mf-missions': version } = await versionsFor(request, await signedIn(request))
  expect(told).toContain(version)
})

test('one program is updated by the three lines of the guide, and the others answer meanwhile', async ({ request }) => {
  let isDone = false
  const refused: number[] = []
  const asking = (async () => {
    while (!isDone) {
      const { status } = await fetch(`${baseUrl}/api/auth/password_policy`)
      if (status !== 200) refused.push(status)
      await wait(100)
    }
  })()
  await typeMeanwhile(commandsWith('docker compose build svc-missions'))
  isDone = true
  await asking
  expect(refused).toEqual([])
  const token = await signedIn(request)
  await expect.poll(() => statusOf(request, '/mission/creator_missions', token)).toBe(200)
})

test('a whole release comes up over the one that runs', async () => {
  const [secrets = '', build, up = ''] = commandsWith('docker compose build --pull').trim().split('\n')
  type(secrets)
  // Its second line asks registries for newer base images, which is theirs to answer.
  expect(build).toBe('docker compose build --pull')
  type(up)
  await published()
})

test('wrapping keys are renewed, events are looked after and tables compared by the commands of the guide', () => {
  type(commandsWith('rotate-health-keys.mjs'))
  type(commandsWith('node operate.mjs status'))
  type(commandsWith('rebuild() {'))
})

test('secrets are renewed by the table of the guide, and people get in after each', async ({ request }) => {
  for (const group of ['users-database', 'users-keys-database', 'missions-keys-database', 'nats', 'postgres', 'tls']) {
    run('npm', ['run', '--silent', 'secrets', '--', '--renew', group])
    for (const command of commandsAfterRenewal(group)) type(command)
    await expect.poll(() => signInStatus(request), { message: group, timeout: 300_000 }).toBe(200)
  }
  // It comes in by the password of the superuser.
  compose('run', '--rm', 'databases')
  const token = await signedIn(request)
  await expect.poll(() => statusOf(request, '/mission/creator_missions', token)).toBe(200)
})

test('what is backed up comes back in an empty installation, word for word', async ({ request }) => {
  const folder = join(given.folder, 'installation')
  mkdirSync(folder, { recursive: true })
  await succeed(request, '/article/create', { title, language: 'fr' }, await signedIn(request))
  const mark = `require('node:fs').writeFileSync('/data/files/mark', 'kept')`
  compose('exec', '-T', 'svc-articles', 'node', '-e', mark)
  const before = await stateOf(request)
  type(commandsWith('pg_dump'), folder)

  compose('down', '--volumes')
  const restore = commandsWith('pg_restore').split('\n')
  // An installation that has no volumes has none to take away.
  expect(restore[0]).toContain('docker compose down')
  type(restore.slice(1).join('\n'), folder)
  const ready = () =>
    fetch(`${baseUrl}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 300_000 }).toBe(200)

  expect(await stateOf(request)).toEqual(before)
  const readMark = `console.log(require('node:fs').readFileSync('/data/files/mark', 'utf8'))`
  expect(compose('exec', '-T', 'svc-articles', 'node', '-e', readMark)).toContain('kept')
})

test('everything ends in good order', () => {
  compose('stop')
  const states = compose('ps', '--all', '--format', '{{.Service}} {{.ExitCode}}').trim().split('\n')
  expect(states.filter((line) => !line.endsWith(' 0'))).toEqual([])
})

/** Waits until the remotes of this release are in the registry. */
async function published(): Promise<void> {
  const states = () => compose('ps', '--all', '--format', '{{.Service}} {{.State}} {{.ExitCode}}', 'publisher').trim()
  await expect.poll(states, { timeout: 300_000 }).toBe('publisher exited 0')
}

function imageOf(program: string): string {
  return `ensemble/${program}:${given.tag}`
}

async function stateOf(request: APIRequestContext) {
  const token = await signedIn(request)
  const answer = await request.get('/api/article/managed', { headers: { authorization: `Bearer ${token}` } })
  const { data }: { data: { items: { title: string }[] } } = await answer.json()
  return {
    articles: data.items.map((item) => item.title),
    versions: await versionsFor(request, token),
    users: rowsOf('ensemble_users', ['users']),
    missions: rowsOf('ensemble_missions', ['missions', 'participants']),
    written: rowsOf('ensemble_articles', ['articles']),
  }
}

/** Which version of each area somebody gets. */
async function versionsFor(request: APIRequestContext, token: string): Promise<Record<string, string>> {
  const answer = await request.get('/remotes.json', { headers: { authorization: `Bearer ${token}` } })
  const { remotes: given }: { remotes: { name: string; version: string }[] } = await answer.json()
  return Object.fromEntries(given.map(({ name, version }) => [name, version]))
}

async function signedIn(request: APIRequestContext): Promise<string> {
  const { email, password } = admin
  const { accessToken } = await succeed<{ accessToken: string }>(request, '/auth/sign_in_with_password', {
    email,
    password,
  })
  return accessToken
}

/** What signing in is answered with; 0 where nobody answers. */
function signInStatus(request: APIRequestContext): Promise<number> {
  const { email, password } = admin
  return request.post('/api/auth/sign_in_with_password', { data: { email, password } }).then(
    (answer) => answer.status(),
    () => 0,
  )
}

async function statusOf(request: APIRequestContext, path: string, token: string): Promise<number> {
  return (await request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })).status()
}

async function succeed<Data>(request: APIRequestContext, path: string, body: object, token?: string): Promise<Data> {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
  const answer = await request.post(`/api${path}`, { data: body, headers })
  const { success, data }: { success: boolean; data: Data } = await answer.json()
  if (!success) throw new Error(`${path} was answered with ${answer.status()}: ${JSON.stringify(data)}`)
  return data
}

import { join } from 'node:path'
import { newRemote } from '../area/new-area.ts'
import { newTeamKey, teamRow } from '../../team-key.mjs'
import { Failure } from '../failure.ts'
import { defaultDataDir } from '../paths.ts'
import { dataPaths } from '../settings.ts'
import { buildFrontEnd } from '../start/front-ends.ts'
import { builtRemote } from './built-remote.ts'
import type { Words } from './command-words.ts'
import { develop } from './develop.ts'
import { buildsIn, buildsOf } from './followed-builds.ts'
import { publish } from './publish.ts'
import { registryClient, type RegistryClient } from './registry-client.ts'
import { deliveryTarget } from './target.ts'
import { audienceText, moveText, statusText, waitingText } from './told.ts'

/** What a command has to say: to a person, and to a program. */
export interface Told {
  text: string
  data: object
}

/** Does what the words ask for. @throws Failure */
export async function deliver(words: Words): Promise<Told> {
  const { action, name } = words
  if (name === undefined) return statusOfAll()
  switch (action) {
    case 'build':
      return build(name)
    case 'new':
      return begin(name)
    case 'publish':
      return publishBuild(name, words)
    case 'promote':
      return promote(name, words)
    case 'rollback':
      return rollBack(name, words)
    case 'status':
      return status(name)
    case 'history':
      return history(name)
    case 'preview':
      return preview(name, words)
    case 'dev':
      return developRemote(name, words)
    case 'key':
      return newKey(name)
  }
}

async function build(name: string): Promise<Told> {
  const built = await buildFrontEnd(name, dataPaths(dataDir()).logs)
  const { version } = await builtRemote(name)
  return {
    text: `${name} ${version}: ${built ? 'built' : 'unchanged, not built again'}`,
    data: { name, version, built },
  }
}

async function begin(name: string): Promise<Told> {
  const files = await newRemote(name)
  const next = [
    ['npx vitest run', 'its tests'],
    ['npm run remote -- dev', 'a link that shows it inside the running shell while you write'],
    ['npm run remote -- publish', 'builds and uploads it; visitors get nothing of it yet'],
    ['npm run remote -- promote', 'makes it what visitors get'],
  ] as const
  const width = Math.max(...next.map(([command]) => command.length)) + name.length + 1
  return {
    text: [
      `${name} is there: ${String(files.length)} files with one page. The shell needs no build. Next:`,
      ...next.map(([command, what]) => `  ${`${command} ${name}`.padEnd(width)}   ${what}`),
      'Before you commit it: npm install takes it into the workspaces.',
    ].join('\n'),
    data: { name, files },
  }
}

async function publishBuild(name: string, { dist }: Words): Promise<Told> {
  if (dist === undefined) await buildFrontEnd(name, dataPaths(dataDir()).logs)
  const remote = await builtRemote(name, dist)
  const { version } = remote
  const sent = await publish(clientOf(name), remote)
  const text = sent
    ? `${name} ${version} is published; npm run remote -- promote ${name} makes it what visitors get`
    : `${name} ${version} is published already: unchanged, not published again`
  return { text, data: { name, version, published: sent } }
}

async function promote(name: string, { version, audience, reason }: Words): Promise<Told> {
  const client = clientOf(name)
  const { remote, versions } = await client.team(name)
  const wanted = version ?? versions[0]?.version
  if (wanted === undefined) throw nothingPublished(name)
  const data = { name, version: wanted, audience: audience ?? null }
  if (!audience && remote?.stable.version === wanted) {
    return { text: `${name} ${wanted} is what visitors get already`, data: { ...data, moved: false } }
  }
  await client.promote(name, wanted, { ...audience, ...(reason !== undefined && { reason }) })
  const { waiting } = await client.team(name)
  if (waiting?.version === wanted) return { text: waitingText(name, waiting), data: { ...data, moved: false, waiting } }
  const whom = audience
    ? `live ${audienceText(audience)}; the others keep ${remote?.stable.version ?? 'nothing'}`
    : 'what visitors get now'
  return { text: `${name} ${wanted} is ${whom}`, data: { ...data, moved: true } }
}

async function rollBack(name: string, { reason }: Words): Promise<Told> {
  const client = clientOf(name)
  const { remote: before } = await client.team(name)
  await client.rollBack(name, reason === undefined ? {} : { reason })
  const { remote } = await client.team(name)
  const version = remote?.stable.version ?? ''
  const canary = before?.canary?.version ?? null
  const text =
    canary === null ? `${name} is back at ${version}` : `${name} ${canary} is withdrawn: all visitors get ${version}`
  return { text, data: { name, version, withdrawn: canary } }
}

async function status(name: string): Promise<Told> {
  const { remote, revision, waiting } = await clientOf(name).team(name)
  if (!remote) throw notThere(name)
  const lines = [statusText(remote), ...(waiting ? [`  ${waitingText(name, waiting)}`] : [])]
  return { text: `${lines.join('\n')}\n  registry revision ${String(revision)}`, data: { revision, remote, waiting } }
}

/** What the registry says to everybody: it needs no key. */
async function statusOfAll(): Promise<Told> {
  const { revision, remotes } = await clientOf(undefined).registry()
  const lines = remotes.map(
    ({ name, version, lastKnownGood }) =>
      `${name}  ${version}${lastKnownGood ? `, before: ${lastKnownGood.version}` : ''}`,
  )
  const data = remotes.map(({ name, version, lastKnownGood }) => ({
    name,
    version,
    before: lastKnownGood?.version ?? null,
  }))
  return { text: [...lines, `registry revision ${String(revision)}`].join('\n'), data: { revision, remotes: data } }
}

async function history(name: string): Promise<Told> {
  const { moves } = await clientOf(name).team(name)
  return {
    text: moves.length === 0 ? `${name} was never moved` : moves.map(moveText).join('\n'),
    data: { name, moves },
  }
}

async function preview(name: string, { version, hours, audience }: Words): Promise<Told> {
  const client = clientOf(name)
  const wanted = version ?? (await client.team(name)).versions[0]?.version
  if (wanted === undefined) throw nothingPublished(name)
  const { link, until } = await client.preview(name, wanted, { hours, roles: audience?.roles })
  return {
    text: `${name} ${wanted} can be looked at until ${until}:\n${link}`,
    data: { name, version: wanted, link, until },
  }
}

async function developRemote(name: string, { dist, hours }: Words): Promise<Told> {
  const built = dist ?? join(dataPaths(dataDir()).build, 'watched', name)
  const follow = dist === undefined ? buildsOf(name, built) : buildsIn(dist)
  await develop({ name, client: clientOf(name), dist: built, follow, hours, say: (line) => console.log(line) })
  return { text: `${name} is no longer followed`, data: { name } }
}

/** Shown once and kept nowhere. */
function newKey(name: string): Told {
  const key = newTeamKey()
  const row = { [name]: teamRow(key) }
  return {
    text: [
      `ENSEMBLE_KEY of the team of ${name}, for nobody else:`,
      `  ${key}`,
      'For the operator, into the file of TEAM_KEYS_FILE. Versions that an older key has signed count while its signer stays in the list:',
      `  ${JSON.stringify(row)}`,
    ].join('\n'),
    data: { name, key, row },
  }
}

function nothingPublished(name: string): Failure {
  return new Failure(`${name} has no published version`, {
    why: 'the platform has no version of it.',
    advice: `run npm run remote -- publish ${name} first.`,
  })
}

function notThere(name: string): Failure {
  return new Failure(`${name} is not in the registry`, {
    why: 'no version of it was ever promoted.',
    advice: `run npm run remote -- promote ${name}.`,
  })
}

function clientOf(name: string | undefined): RegistryClient {
  const { origin, key } = deliveryTarget(dataDir(), name, process.env)
  return registryClient(origin, key)
}

/** ENSEMBLE_DATA: the data folder of another run, such as that of a test. */
function dataDir(): string {
  const given = process.env['ENSEMBLE_DATA']
  return given ? join(given) : defaultDataDir
}

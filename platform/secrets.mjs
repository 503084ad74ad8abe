/**
 * The secrets of docker-compose.yml, as files. Node's own modules only: on a server nothing else needs to be installed.
 *
 *   npm run secrets                        makes what is missing and leaves the rest as it is
 *   npm run secrets -- --renew <group>     makes one group of secrets anew
 *   npm run -s secrets -- --where          prints the folder: that of SECRETS_DIR, also from the file .env
 *
 * The folder is readable by its owner alone. The files in it are readable by everybody who gets at them: a container
 * sees its secrets and nothing else, under a user number that this machine does not know.
 */
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeCertificates } from './certificates.mjs'
import { newTeamKey, teamRow, withSigningHalf } from './team-key.mjs'

const remotes = ['mf-missions', 'mf-articles', 'mf-users']
const services = ['users', 'missions', 'articles']
const programs = [...services, 'gateway']

const secret = () => randomBytes(32).toString('base64url')
const json = (value) => `${JSON.stringify(value, null, 2)}\n`

/** A signing key is known this long before it signs: longer than any program keeps the keys that it has read. */
const knownMs = 20 * 60 * 1000

/** Each group is made together; `before` reads a file of the folder as it was, `writtenAt` says when that was. @type {Record<string, Function>} */
const groups = {
  postgres: () => ({ 'postgres-password': secret() }),
  ...Object.fromEntries(services.map((name) => [`${name}-database`, () => databaseAddresses(name)])),
  ...Object.fromEntries(['users', 'missions'].map((name) => [`${name}-keys-database`, () => keysAddress(name)])),
  nats: brokerAddresses,
  ...Object.fromEntries(programs.map((name) => [`service-key-${name}`, () => serviceKey(name)])),
  'signing-keys': (before, writtenAt) => ({
    'signing-keys.json': signingKeys(before('signing-keys.json'), writtenAt('signing-keys.json')),
  }),
  'health-keys': (before) => ({ 'health-keys.json': before('health-keys.json') ?? wrappingKeys() }),
  'answer-keys': (before) => ({ 'answer-keys.json': before('answer-keys.json') ?? wrappingKeys() }),
  'refresh-secret': () => ({ 'refresh-secret': secret() }),
  tls: certificates,
  smtp: () => ({ 'smtp-url': 'smtp://mailpit:1025' }),
  ...Object.fromEntries(remotes.map((name) => [`team-key-${name}`, () => ({ [`team-key-${name}`]: newTeamKey() })])),
  'sign-in': () => ({ 'sign-in-keys.json': signInKeys(), 'sign-in-client-secret': secret() }),
}

function databaseAddresses(name) {
  const database = `ensemble_${name}`
  const address = (role) => `postgres://${database}_${role}:${secret()}@postgres:5432/${database}`
  return { [`${name}-database-url`]: address('app'), [`${name}-database-url-owner`]: address('owner') }
}

/** What the operator of PostgreSQL and the chart of the broker call their servers in a cluster. */
const places = ['', '.ensemble', '.ensemble.svc', '.ensemble.svc.cluster.local']
const clusterNames = {
  // The pooler shows the certificate of what it stands before.
  postgres: ['postgres-rw', 'postgres-r', 'postgres-ro', 'pooler'].flatMap((name) =>
    places.map((place) => `${name}${place}`),
  ),
  // NATS_REPLICAS is 5 at most.
  nats: [0, 1, 2, 3, 4].flatMap((number) => places.map((place) => `nats-${number}.nats-headless${place}`)),
}

/**
 * Who speaks TLS to the others, by the name that they are called by. A renewal makes an authority anew; the one before
 * is trusted as long, so that programs may be made anew one after the other.
 */
function certificates(before) {
  const hosts = ['postgres', 'nats', ...services.map((name) => `svc-${name}`), 'gateway']
  const names = Object.fromEntries(
    hosts.map((host) => [host, [host, ...(clusterNames[host] ?? []), 'localhost', '127.0.0.1']]),
  )
  // Brokers of one cluster know each other by them.
  const { authority, servers } = makeCertificates(names, new Date(), ['nats'])
  const [trusted = ''] = /^-----BEGIN [^]*?-----END CERTIFICATE-----\n/.exec(before('tls-authority.pem') ?? '') ?? []
  return {
    'tls-authority.pem': `${authority}${trusted}`,
    ...Object.fromEntries(hosts.map((host) => [`tls-${host}.pem`, servers[host]])),
  }
}

/** As which a service reads the keys of what it seals. */
function keysAddress(name) {
  const database = `ensemble_${name}`
  return { [`${name}-keys-database-url`]: `postgres://${database}_keys:${secret()}@postgres:5432/${database}` }
}

/** Whoever stands among the users of the broker gets a password. */
function brokerAddresses() {
  const rights = readFileSync(new URL('containers/nats-users.conf', import.meta.url), 'utf8')
  const users = [...rights.matchAll(/^ +user: (\S+)\n +password: \$(\w+)$/gm)]
  const passwords = users.map(([, user, variable]) => ({ user, variable, password: secret() }))
  return {
    'nats-passwords': passwords.map(({ variable, password }) => `${variable}: "${password}"\n`).join(''),
    ...Object.fromEntries(
      passwords.map(({ user, password }) => [
        `${user.replace(/^svc-/, '')}-nats-url`,
        `nats://${user}:${password}@nats:4222`,
      ]),
    ),
  }
}

/** With which a program says to the others who it is. */
function serviceKey(name) {
  const key = { kid: randomUUID(), ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) }
  return { [`${name}-service-key.json`]: json(key) }
}

/** What each program may know of the others: public halves, by name. The key before still counts after a renewal. */
function publicServiceKeys(read) {
  const before = JSON.parse(read('service-keys.json') ?? '{}')
  const rows = programs.map((name) => {
    const program = name === 'gateway' ? name : `svc-${name}`
    const { kid, kty, crv, x } = JSON.parse(read(`${name}-service-key.json`))
    const others = (before[program] ?? []).filter((key) => key.kid !== kid)
    return [program, [{ kid, kty, crv, x }, ...others].slice(0, 2)]
  })
  return json({ ...before, ...Object.fromEntries(rows) })
}

/**
 * The key that was published as the next one signs from now on; the one before can still be checked.
 *
 * @throws {Error} when the next one is not known everywhere yet
 */
function signingKeys(before, writtenAt) {
  const now = new Date().toISOString()
  const key = () => ({ kid: randomUUID(), ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }) })
  const nextKey = () => ({ ...key(), publishedAt: now })
  if (before === undefined) return json({ current: key(), next: nextKey(), retired: [] })
  const { current, next } = JSON.parse(before)
  const usableAt = (Date.parse(next?.publishedAt ?? '') || writtenAt) + knownMs
  if (Date.now() < usableAt) {
    const time = new Date(usableAt).toISOString()
    throw new Error(`The next signing key is not known everywhere yet: renew it after ${time}.`)
  }
  const { publishedAt: _since, ...signing } = next ?? key()
  const { d: _private, ...retired } = current
  return json({ current: signing, next: nextKey(), retired: [{ ...retired, retiredAt: now }] })
}

/** Made once and never anew from here: what is wrapped in a lost key is lost. A command of svc-users rotates them. */
function wrappingKeys() {
  const name = randomUUID()
  return json({ current: name, keys: { [name]: secret() } })
}

function signInKeys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signing = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' }
  return json({ signing, cookies: secret() })
}

/**
 * Makes the secrets that are missing in a folder, or one group anew.
 *
 * @param {string} folder
 * @param {string} [renewed] name of the group
 * @returns {string[]} the files that were written
 * @throws {Error} when there is no such group
 */
export function makeSecrets(folder, renewed) {
  if (renewed !== undefined && !(renewed in groups)) {
    throw new Error(`There is no group "${renewed}". The groups are: ${Object.keys(groups).join(', ')}.`)
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const read = (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined)
  const writtenAt = (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const written = []
  const write = (name, text) => {
    // In place: a container that is running sees the new text of a file it has, and never a new file.
    writeFileSync(join(folder, name), text)
    chmodSync(join(folder, name), 0o644)
    written.push(name)
  }
  for (const [group, make] of Object.entries(groups)) {
    if (renewed !== undefined && group !== renewed) continue
    // What is there is left as it is, and asked for nothing.
    const files = make(renewed === undefined ? () => undefined : read, writtenAt)
    const present = Object.keys(files).filter((name) => read(name) !== undefined)
    if (renewed === undefined && present.length === Object.keys(files).length) continue
    if (renewed === undefined && present.length > 0) {
      throw new Error(
        `Of the secrets "${group}" only ${present.join(', ')} is there: put the others back, or --renew ${group}.`,
      )
    }
    for (const [name, text] of Object.entries(files)) write(name, text)
  }
  if (programs.every((name) => read(`${name}-service-key.json`) !== undefined)) {
    const serviceKeys = publicServiceKeys(read)
    if (read('service-keys.json') !== serviceKeys) write('service-keys.json', serviceKeys)
  }
  const keys = remotes.map((name) => [name, read(`team-key-${name}`)])
  if (keys.every(([, key]) => key !== undefined)) {
    for (const [name, key] of keys) if (!key.includes('.')) write(`team-key-${name}`, withSigningHalf(key))
    const before = JSON.parse(read('team-keys.json') ?? '{}')
    const rows = keys.map(([name]) => {
      const { key, signers } = teamRow(read(`team-key-${name}`))
      // What an older key has signed counts until it is taken out by hand.
      const known = new Set([...signers, ...(before[name]?.signers ?? [])])
      // The first version of each comes with the installation, which has no admin yet.
      return [name, { key, signers: [...known], trusted: 'first' }]
    })
    // Teams that were added by hand stay.
    const teamKeys = json({ ...before, ...Object.fromEntries(rows) })
    if (read('team-keys.json') !== teamKeys) write('team-keys.json', teamKeys)
  }
  return written
}

/**
 * The folder of the secrets: SECRETS_DIR, from the environment or, as Compose reads it, from the file .env beside the
 * compose file; else .secrets there.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} root folder of the compose file
 * @returns {string}
 */
export function secretsFolder(env, root) {
  const settings = existsSync(join(root, '.env')) ? readFileSync(join(root, '.env'), 'utf8') : ''
  const [, , said] = /^\s*SECRETS_DIR\s*=\s*(["']?)(.*?)\1\s*$/m.exec(settings) ?? []
  return resolve(root, env.SECRETS_DIR || said || '.secrets')
}

/** The names of all groups. */
export const secretGroups = Object.keys(groups)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [option, group] = process.argv.slice(2)
  const folder = secretsFolder(process.env, join(dirname(fileURLToPath(import.meta.url)), '..'))
  try {
    if (option === '--where') console.log(folder)
    else if (option !== undefined && (option !== '--renew' || group === undefined)) {
      throw new Error(`The words are: npm run secrets [-- --where | --renew ${secretGroups.join('|')}]`)
    } else {
      const written = makeSecrets(folder, group)
      const none = `Every secret is there already: ${folder}`
      console.log(written.length === 0 ? none : `Written to ${folder}: ${written.join(', ')}`)
    }
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

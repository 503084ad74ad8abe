import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import Value from 'typebox/value'
import { newTeamKey, teamRow, withSigningHalf } from '../team-key.mjs'
import { randomSecret, secretFile } from './files/secret.ts'
import { newProviderKeys } from './sign-in-provider/provider-keys.ts'
import { remotes, services } from './services.ts'

export interface Secrets {
  /** A password that is made at its first use and kept. */
  password(name: string): string
  /** The same for a user of the broker, by the name of its program. */
  brokerPassword(user: string): string
  /** The key with which a program says to the others who it is, and the public keys of all programs. */
  serviceKeyFile(program: string): string
  serviceKeysFile: string
  signingKeysFile: string
  refreshSecret: string
  /** What wraps the keys that health answers are sealed with. */
  healthKeysFile: string
  /** What wraps the keys that answers to studies are sealed with. */
  answerKeysFile: string
  /** What the gateway reads of the teams. */
  teamKeysFile: string
  /** What the local sign-in provider signs with, and the secret that our client shows it. */
  signInProvider: { keysFile: string; clientSecret: string }
}

/** Makes what is missing and reads the rest; everything is readable by its owner alone. */
export function openSecrets(folder: string): Secrets {
  const signingKeysFile = join(folder, 'signing-keys.json')
  secretFile(signingKeysFile, signingKeys)
  const healthKeysFile = join(folder, 'health-keys.json')
  secretFile(healthKeysFile, wrappingKeys)
  const answerKeysFile = join(folder, 'answer-keys.json')
  secretFile(answerKeysFile, wrappingKeys)
  const signInKeysFile = join(folder, 'sign-in-keys.json')
  secretFile(signInKeysFile, newProviderKeys)
  return {
    password: (name) => secretFile(join(folder, 'passwords', name), randomSecret),
    brokerPassword: (user) => secretFile(join(folder, 'passwords', `nats_${user}`), randomSecret),
    serviceKeyFile: (program) => join(folder, 'service-keys', `${program}.json`),
    serviceKeysFile: writeServiceKeys(folder),
    signingKeysFile,
    healthKeysFile,
    answerKeysFile,
    refreshSecret: secretFile(join(folder, 'refresh-secret'), randomSecret),
    teamKeysFile: writeTeamKeys(folder),
    signInProvider: {
      keysFile: signInKeysFile,
      clientSecret: secretFile(join(folder, 'sign-in-client-secret'), randomSecret),
    },
  }
}

/** The key with which a team publishes its remote on this machine. */
export function teamKey(folder: string, remote: string): string {
  const file = join(folder, 'team-keys', remote)
  const key = secretFile(file, newTeamKey)
  const whole = withSigningHalf(key)
  if (whole !== key) writeFileSync(file, whole, { mode: 0o600 })
  return whole
}

/** The same, known to the gateway from now on: it reads the digests at each delivery. */
export function admittedTeamKey(folder: string, remote: string): string {
  const key = teamKey(folder, remote)
  writeTeamKeys(folder)
  return key
}

/** Keys of the remotes that we have, and of those that were begun on this machine. */
function writeTeamKeys(folder: string): string {
  const file = join(folder, 'team-keys.json')
  const keys = join(folder, 'team-keys')
  const begun = existsSync(keys) ? readdirSync(keys) : []
  const teams = [...new Set([...remotes, ...begun])].map((remote) => [
    remote,
    // Who runs the platform on this machine is its admin as well.
    { ...teamRow(teamKey(folder, remote)), trusted: 'always' },
  ])
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return writeJson(file, Object.fromEntries(teams))
}

/** Makes the keys that are missing. @returns the file of what each program may know of the others */
function writeServiceKeys(folder: string): string {
  const programs = [...services.map(({ name }) => name), 'gateway']
  const rows = programs.map((program) => {
    const key: unknown = JSON.parse(secretFile(join(folder, 'service-keys', `${program}.json`), serviceKey))
    if (!Value.Check(PublicKey, key)) throw new Error(`The key of ${program} in ${folder} is none.`)
    const { kid, kty, crv, x } = key
    return [program, [{ kid, kty, crv, x }]]
  })
  return writeJson(join(folder, 'service-keys.json'), Object.fromEntries(rows))
}

const PublicKey = Type.Object({ kid: Type.String(), kty: Type.String(), crv: Type.String(), x: Type.String() })

/** In one step: a program may read it at this very moment. @returns the file */
function writeJson(file: string, content: object): string {
  const text = `${JSON.stringify(content, null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file
  const draft = `${file}.${String(process.pid)}`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, file)
  return file
}

/** Two keys, so that the second is known everywhere long before it signs. */
function signingKeys(): string {
  const [current, next] = [signingKey(), signingKey()]
  return `${JSON.stringify({ current, next, retired: [] }, null, 2)}\n`
}

function serviceKey(): string {
  return `${JSON.stringify(signingKey())}\n`
}

function signingKey(): Record<string, unknown> {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { kid: randomUUID(), ...privateKey.export({ format: 'jwk' }) }
}

function wrappingKeys(): string {
  const name = randomUUID()
  return `${JSON.stringify({ current: name, keys: { [name]: randomSecret() } }, null, 2)}\n`
}

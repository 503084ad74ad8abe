import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

interface Rights {
  /** Users and what they may do, as the image of the broker has them. */
  rights?: string
  /** Buckets that gateways of this machine keep a registry in, beside that of `npm start`: `remotes-in-development`. */
  registries?: readonly string[]
}

/**
 * The users of the broker and their rights, which are those of containers, with passwords of this machine.
 *
 * @param password of a user, by its name: `svc-users`, `gateway`
 * @returns a part of the broker's settings
 */
export function platformUsers(
  password: (user: string) => string,
  { rights: ofContainers = rightsOfContainers(), registries = [] }: Rights = {},
): string {
  const rights = withRegistries(ofContainers, registries)
  const users = [...rights.matchAll(/^ +user: (\S+)\n +password: \$(\w+)$/gm)]
  const passwords = users.map(([, user = '', variable = '']) => `${variable}: ${JSON.stringify(password(user))}`)
  return rights.replace(/^include .*$/m, passwords.join('\n'))
}

/** What is granted for the bucket `remotes` and its stores of objects is granted for others as well. */
function withRegistries(rights: string, registries: readonly string[]): string {
  return rights.replaceAll(/^ *"[^"]*(?:\$KV\.|KV_|\$O\.|OBJ_)remotes[-.">].*$/gm, (line) =>
    [line, ...registries.map((name) => line.replace('remotes', name))].join('\n'),
  )
}

export function rightsOfContainers(): string {
  return readFileSync(join(root, 'platform/containers/nats-users.conf'), 'utf8')
}

/** One user who may do everything, for what makes streams of its own: tests and benchmarks. */
export function singleUser(user: string, password: string): string {
  return `authorization { users: [{ user: ${JSON.stringify(user)}, password: ${JSON.stringify(password)} }] }\n`
}

/** Where a program finds the broker of this machine, and as whom. */
export function brokerUrl(port: number, user: string, password: string): string {
  return `nats://${user}:${password}@127.0.0.1:${String(port)}`
}

/** The same of several brokers that are one. */
export function brokerUrls(brokers: readonly { host: string; port: number }[], user: string, password: string): string {
  return brokers.map(({ host, port }) => `nats://${user}:${password}@${host}:${String(port)}`).join(',')
}

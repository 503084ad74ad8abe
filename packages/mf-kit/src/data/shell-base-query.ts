import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { RequestError, ShellApi, ShellRequest } from '@ensemble/contracts/remote'
import { toRequestError } from '../errors/request-error.ts'
import { currentShell } from '../shell/shell-bridge.ts'
import { InOrder } from './in-order.ts'
import { createIntents } from './intents.ts'

/** What one page has asked for: each thing in order, each intent once. */
interface Asked {
  order: InOrder
  sendOnce: ReturnType<typeof createIntents>
}

/** One of each per shell: the page has one, each test its own. */
const byShell = new WeakMap<ShellApi, Asked>()

/** Every call goes through the shell, which holds the token, opens the envelope and ends the session on a 401. */
export const shellBaseQuery: BaseQueryFn<ShellRequest, unknown, RequestError> = async (request, { type }) => {
  const shell = currentShell()
  const send = (sent: ShellRequest) => inOrder(shell, sent, type === 'mutation')
  try {
    return { data: await (request.idempotent ? sendIntent(shell, request, send) : send(request)) }
  } catch (error) {
    return { error: toRequestError(error) }
  }
}

/** One key per intent, kept until it has an answer: "Try again" after a silence does not do it twice. */
function sendIntent(shell: ShellApi, request: ShellRequest, send: (keyed: ShellRequest) => Promise<unknown>) {
  const { method, path, params, query, body } = request
  const meaning = JSON.stringify([shell.session.get().user?.id, method, path, params, query, body])
  return askedOf(shell).sendOnce(meaning, (idempotencyKey) => send({ ...request, idempotencyKey }))
}

function askedOf(shell: ShellApi): Asked {
  const asked = byShell.get(shell) ?? { order: new InOrder(), sendOnce: createIntents() }
  byShell.set(shell, asked)
  return asked
}

function inOrder(shell: ShellApi, request: ShellRequest, isMutation: boolean): Promise<unknown> {
  const me = shell.session.get().user?.id
  const thing = thingOf(request, me)
  if (thing === null) return shell.request(request)
  const { order } = askedOf(shell)
  if (!isMutation) return order.read(thing, () => shell.request(request))
  if (request.method === 'GET') return shell.request(request)
  const send = async () => {
    // What one person did and nobody has sent yet is not sent in the name of the next.
    if (shell.session.get().user?.id !== me) throw sessionOver()
    return shell.request(request)
  }
  // A page that is being left hears no answer: what waited for one would be lost with it.
  return order.change(thing, send, { waits: !request.keepalive })
}

function sessionOver(): RequestError & Error {
  return Object.assign(new Error(''), { status: 401, code: 'SESSION_EXPIRED', fields: {} })
}

/** What a call is about: its path up to the first parameter, filled in; null for a call about nothing in particular. */
function thingOf({ path, params }: ShellRequest, me: string | undefined): string | null {
  const [, before, name = ''] = /^(.*?)\/:([A-Za-z]+)/.exec(path) ?? []
  const id = params?.[name]
  if (before === undefined || id === undefined) return null
  return `${before}/${id === 'me' ? (me ?? id) : id}`
}

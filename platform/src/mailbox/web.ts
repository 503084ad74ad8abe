import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Messages } from './messages.ts'
import { listPage, messagePage, notFoundPage, pageStyle } from './pages.ts'

interface Answer {
  status: number
  type: string
  body: string
  policy: string
}

const styleHash = createHash('sha256').update(pageStyle).digest('base64')
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'`
/** A message may look as it likes, but run and load nothing. */
const messagePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'"

/**
 * The mailbox for people (`/`, `/messages/<id>/page`) and for tests (`/messages?to=<address>`, `/messages/<id>`; DELETE
 * `/messages` empties it).
 */
export function mailboxServer(messages: Messages): Server {
  return createServer((request, response) => {
    const { status, type, body, policy } = answerTo(request, messages)
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}

function answerTo(request: IncomingMessage, messages: Messages): Answer {
  const url = new URL(request.url ?? '/', 'http://mailbox')
  const [, first, id, view] = url.pathname.split('/')
  if (url.pathname === '/') return html(200, listPage(messages.list()))
  if (first === 'livez' || first === 'readyz') return json(200, { status: 'ok' })
  if (first !== 'messages') return html(404, notFoundPage())
  if (id === undefined) {
    if (request.method === 'DELETE') messages.clear()
    return json(200, messages.list(url.searchParams.get('to') ?? undefined))
  }
  const message = messages.find(id)
  if (!message) return view === undefined ? json(404, null) : html(404, notFoundPage())
  if (view === 'page') return html(200, messagePage(message))
  if (view === 'html') return { ...html(200, message.html ?? ''), policy: messagePolicy }
  return json(200, message)
}

function html(status: number, body: string): Answer {
  return { status, type: 'text/html', body, policy: pagePolicy }
}

function json(status: number, value: unknown): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value), policy: "default-src 'none'" }
}

/** Parts of the platform that fail each for itself. */
export type Area = 'users' | 'missions' | 'articles' | 'gateway'

/**
 * What came of sending a request once. `refused`: a complete answer of 4xx. `unavailable`: 503 or 504, in the envelope
 * and with a time to come back. `away`: nobody accepted the connection. `unheard`: the connection ended before a byte of
 * the answer, as happens to whoever sends into one that is just being closed; or a balancer says that it did. `cut`: an
 * answer that was not complete. `wrong`: anything else, which must never be.
 */
type Outcome = 'ok' | 'refused' | 'unavailable' | 'away' | 'unheard' | 'cut' | 'wrong'

export interface Attempt {
  area: Area
  name: string
  method: Sent['method']
  outcome: Outcome
  status: number
  detail: string
  /** When it was over, in ms since the epoch, and how long it took. */
  at: number
  ms: number
  /** The key of the write that it belongs to. */
  key: string | undefined
  /** It failed, and the page asked again: nobody noticed. */
  askedAgain?: boolean
  /** What was asked had been done before, at an earlier sending. */
  replayed: boolean
  body: { success?: boolean; data?: { code?: string } & Record<string, unknown> } | undefined
}

export interface Sent {
  area: Area
  /** What it is, for people: `mission.register`. */
  name: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: unknown
  headers: Record<string, string>
}

const patienceMs = 20_000

/** Sends a request once and says what came of it. */
export async function attempt(origin: string, { area, name, method, path, body, headers }: Sent): Promise<Attempt> {
  const begun = Date.now()
  const key = headers['idempotency-key']
  let heard = false
  let replayed = false
  const told = (outcome: Outcome, status: number, detail: string, answer?: Attempt['body']): Attempt => {
    const at = Date.now()
    return { area, name, method, outcome, status, detail, at, ms: at - begun, key, replayed, body: answer }
  }
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    heard = true
    replayed = response.headers.has('idempotent-replayed')
    const { status } = response
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const text = await response.text()
    // A balancer whose program died while it waited; ours write a number into each answer. The page hears it as a cut line.
    if (sentByProxies.has(status) && !isJson && !response.headers.has('x-request-id'))
      return told('unheard', status, text.slice(0, 200))
    if (status === 200 && !isJson) return told('ok', status, '')
    const answer: Attempt['body'] = JSON.parse(text)
    if (status < 300) return told('ok', status, '', answer)
    const code = answer?.data?.code ?? ''
    if (status < 500 && status !== 429) return told('refused', status, code, answer)
    const clear = (status === 503 || status === 504) && answer?.success === false && response.headers.has('retry-after')
    return told(clear ? 'unavailable' : 'wrong', status, code || text.slice(0, 200), answer)
  } catch (error) {
    const code = codeOf(error)
    if (code === '') return told('wrong', 0, String(error))
    if (code === 'ECONNREFUSED') return told('away', 0, code)
    return told(!heard && endings.has(code) ? 'unheard' : 'cut', 0, code)
  }
}

const sentByProxies = new Set([502, 503, 504])
const endings = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** fetch wraps what happened to the connection. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if (error.name === 'TimeoutError') return 'TIMEOUT'
  const { cause } = error
  if (cause instanceof AggregateError) return codeOf({ ...error, cause: cause.errors[0] })
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

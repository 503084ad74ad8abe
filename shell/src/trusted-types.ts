interface Policy {
  createHTML: (text: string, type?: string, sink?: string) => string
  createScriptURL: (address: string, type?: string, sink?: string) => string
}

/** Not every browser has it. */
interface MayTrust {
  trustedTypes?: { createPolicy: (name: string, policy: Policy) => unknown }
}

const serviceWorker = '/service-worker.js'

/** What people have sent in is answered from here, however its address is written, and is never code. */
const stored = /^\/(api|_next)\//

/**
 * What may become part of the page as text, asked by the browser for every piece of code in it (the page's policy
 * requires Trusted Types): scripts of our own origin that are no stored file, and markup for a document that is not
 * shown. Our code builds elements; nothing writes markup into the page.
 */
const policy: Policy = {
  createHTML(text, _type, sink) {
    // The editor asks by itself, without a sink, for what was pasted, and cleans it. Text without an element is text.
    if (sink === undefined || sink.startsWith('DOMParser') || !text.includes('<')) return text
    throw new TypeError(`${sink} takes no markup here`)
  },
  createScriptURL(address, _type, sink = '') {
    const { origin, pathname } = new URL(address, location.href)
    // A program beside the page is ours alone: one of a remote would outlive its version.
    const isAllowed = sink.includes('Worker') ? pathname === serviceWorker : !stored.test(decodeURIComponent(pathname))
    if (origin === location.origin && isAllowed) return address
    throw new TypeError('a script of another place')
  },
}

const { trustedTypes }: MayTrust & Window = window
trustedTypes?.createPolicy('default', policy)

// A module, which a test loads anew.
export {}

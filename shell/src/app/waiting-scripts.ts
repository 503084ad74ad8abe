import { markPressed } from './early-press.ts'
import { peersChannelName, signOutPendingKey } from '../session/session-names.ts'

/** Id of the template that holds the scripts of a page which is only read, and what they need first. */
export const waitingScriptsId = 'waiting-scripts'

/** Whoever touches, scrolls, points or types will soon want more than to read. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const

/**
 * Hydration on interaction: a page that is read and whose links are followed without any script has its scripts in a
 * template. They are fetched at the first sign of a visitor, or where something is already due.
 */
export function startOnInteraction(page: Document = document): void {
  page.addEventListener('DOMContentLoaded', () => {
    const template = page.getElementById(waitingScriptsId)
    if (template instanceof HTMLTemplateElement) waitForVisitor(page, template)
  })
}

function waitForVisitor(page: Document, template: HTMLTemplateElement): void {
  // Another tab has signed in or out.
  const peers = new BroadcastChannel(peersChannelName)
  let failures = 0

  function wait() {
    for (const sign of signs) page.addEventListener(sign, onSign, { capture: true, passive: true })
    peers.addEventListener('message', start)
  }

  function onSign({ target }: Event) {
    // A link needs no script: the page behind it comes sooner without these.
    if (!(target instanceof Element && target.closest('a[href]'))) start()
  }

  function start() {
    for (const sign of signs) page.removeEventListener(sign, onSign, true)
    peers.removeEventListener('message', start)
    for (const node of [...page.importNode(template.content, true).children]) {
      const src = node.getAttribute('src')
      if (src && page.head.querySelector(`script[src="${src}"]`)) continue
      node.addEventListener('error', () => failed(node))
      page.head.append(node)
    }
  }

  /** The next touch tries again; after a second failure with the page anew, whose scripts may have other names. */
  function failed(node: Element) {
    if (!(node instanceof HTMLScriptElement)) return
    node.remove()
    // Nothing is on its way any more.
    markPressed(window.ensembleEarlyPress?.button ?? null, false)
    failures += 1
    if (failures > 1 && navigator.onLine) page.defaultView?.location.reload()
    else wait()
  }

  if (isDue()) start()
  else wait()
}

/** A place in the page, what a visit before has left, or a sign-out that never reached the server. */
function isDue(): boolean {
  if (window.location.hash !== '' || window.history.state !== null) return true
  try {
    return window.localStorage.getItem(signOutPendingKey) !== null
  } catch {
    return false
  }
}

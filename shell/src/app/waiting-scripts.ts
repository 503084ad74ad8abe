import { keptAnswersKey } from '../pages/signup/kept-answers-key.ts'
import { markPressed } from './early-press.ts'
import { openChannel } from '../session/open-channel.ts'
import { signOutPendingKey } from '../session/session-names.ts'

/** Id of the template that holds the scripts of a page that waits, and what they need first. */
export const waitingScriptsId = 'waiting-scripts'

/** Whoever touches, scrolls, points or types will soon want more than what a page is without scripts. */
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
] as const

/**
 * Runs where the browser fills a field by itself, of which no event tells (packages/ui/src/fields/field-box.tsx): whoever
 * has kept a password here signs in with one press.
 */
export const filledAnimation = 'ens-filled'

/**
 * Hydration on interaction: a page that is read, typed into and left by its links without any script has its scripts in a
 * template. They are fetched at the first sign of a visitor, or where something is already due. What is typed and pressed
 * until they are there is kept (early-input.ts).
 */
export function startOnInteraction(page: Document = document): void {
  page.addEventListener('DOMContentLoaded', () => {
    const template = page.getElementById(waitingScriptsId)
    if (template instanceof HTMLTemplateElement) waitForVisitor(page, template)
  })
}

function waitForVisitor(page: Document, template: HTMLTemplateElement): void {
  // Another tab has signed in or out.
  const peers = openChannel()
  let failures = 0

  function wait() {
    for (const sign of signs) page.addEventListener(sign, onSign, { capture: true, passive: true })
    page.addEventListener('animationstart', onAnimation, true)
    peers?.addEventListener('message', start)
  }

  function onAnimation({ animationName }: AnimationEvent) {
    if (animationName === filledAnimation) start()
  }

  function onSign(event: Event) {
    const { target } = event
    // A link needs no script: the page behind it comes sooner without these.
    if (!isAtRest(event) && !(target instanceof Element && target.closest('a[href]'))) start()
  }

  function start() {
    for (const sign of signs) page.removeEventListener(sign, onSign, true)
    page.removeEventListener('animationstart', onAnimation, true)
    peers?.removeEventListener('message', start)
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

/** A page that comes to lie under a pointer hears that it moves, by nothing: nobody has pointed. */
function isAtRest(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
}

/**
 * A place in the page or the code of a mail, what a visit before has left, a sign-out that never reached the server, or a
 * sign-up that goes on where it was left.
 */
function isDue(): boolean {
  const { hash, pathname } = window.location
  if (hash !== '' || window.history.state !== null) return true
  try {
    const { localStorage } = window
    if (localStorage.getItem(signOutPendingKey) !== null) return true
    return pathname === '/signup' && localStorage.getItem(keptAnswersKey) !== null
  } catch {
    return false
  }
}

import { afterEach, beforeAll, expect, it } from 'vitest'
import { preparePage } from '../pages/shell-pages.ts'
import type * as Testing from '../testing/open-shell.tsx'

/** The part that is read here of what React keeps of a component in the page. */
interface Fiber {
  type: unknown
  flags: number
  /** As it was in the commit before. */
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

/** Set by React on a component whose function has run for this commit. */
const performedWork = 1

let drawnAgain: string[] = []
let testing: typeof Testing

beforeAll(async () => {
  // By this name React tells the tools of developers of each commit; it looks for it when it is evaluated.
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => noteAgain(current),
  }
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  testing = await import('../testing/open-shell.tsx')
  // Texts of a page come in the language of the shell.
  await (await testing.openShell({ path: '/nowhere' })).close()
})
afterEach(() => {
  document.body.replaceChildren()
  drawnAgain = []
})

/** What is the same as in the commit before was not drawn, nor was anything in it. */
function noteAgain({ type, flags, alternate, child }: Fiber): void {
  if (alternate === null) return
  // Whatever is in it was drawn with it.
  if (typeof type === 'function' && (flags & performedWork) !== 0) return void drawnAgain.push(type.name)
  if (child === alternate.child) return
  for (let one = child; one; one = one.sibling) noteAgain(one)
}

/**
 * And what is drawn again: the library of forms draws a form once more as soon as it is there,
 * and missions that the page did not bring are asked for.
 */
it.each([
  ['/', '/', ['OpenMissions']],
  ['/login', '/login', ['LoginForm']],
  ['/signup', '/signup', ['SignUpForm', 'ProfileStep', 'Controller']],
  ['/notices/:notice', '/notices/privacy', ['Insertion']],
  ['*', '/nowhere', []],
])('the start of %s draws nothing of the page a second time', async (route, path, known) => {
  // As the shell does before it takes over a page (draw.tsx).
  await preparePage(route)
  const { close } = await testing.openShell({ path })
  const again = drawnAgain
  await close()
  expect([...new Set(again)].filter((name) => !known.includes(name))).toEqual([])
})

/** Of the widgets: each is drawn in its place when its code comes. */
const places = ['RemoteOutlet', 'OneOverTheOther']

it.each(['member', 'referent'] as const)(
  'the start of /home draws nothing a second time for a %s but the place of what an area brings',
  async (role) => {
    await preparePage('/home')
    const { member, engagement, consents, openShell } = testing
    const signedInAs = { ...member, role, engagement, consents }
    const home = await openShell({ path: '/home', wasSignedIn: true, signedInAs, widgets: { 'mf-one': () => null } })
    await home.shows('Bonjour Inès')
    const again = drawnAgain
    await home.close()
    expect([...new Set(again)].filter((name) => !places.includes(name))).toEqual([])
  },
)

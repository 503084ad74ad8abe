import type { RemoteComponent, RemoteModule, RemoteScreen } from '@ensemble/contracts/remote'
import { loadWithRetry } from '@ensemble/mf-kit'
import type { ComponentType } from 'react'
import { wait } from '../timers/timers.ts'
import { isMissingPiece, LoadFailure } from './load-failure.ts'
import { within } from './within.ts'

/** One page or one widget of a remote. */
export interface RemotePart {
  remote: string
  kind: 'routes' | 'widgets'
  /** The path of the page, or the key of the widget. */
  id: string
}

/** Longest wait for the code of a page or widget, in ms, with all tries. */
const partWithinMs = 15_000

/** An answer that is not there this soon, in ms, comes to a page that is drawn already. */
const firstAnswerWithinMs = 150

/** Asks for what a screen begins with (`RemoteScreen.first`); resolves when the answer is in the store. */
export type AskFirst = (action: unknown) => Promise<unknown>

/**
 * The code of one page or widget of a module; a piece that the network drops is asked for again. An answer that the
 * page begins with and that is on its way is let come first: an old phone then draws the page once.
 * @throws when the module does not have it, or its code does not arrive or throws
 */
export async function loadPart(
  module: RemoteModule,
  { remote, kind, id }: RemotePart,
  askFirst: AskFirst,
): Promise<ComponentType> {
  const part =
    kind === 'routes' ? module.routes.find(({ path }) => path === id) : module.widgets.find(({ key }) => key === id)
  if (!part) throw new LoadFailure('module', 'missing', `${remote} declares ${id} but does not have it`)
  const late = () => new LoadFailure('chunk', 'timeout', `${id}: not loaded within ${partWithinMs} ms`)
  const screen: RemoteScreen = await within(partWithinMs, loadWithRetry(part.load, { isWorthIt: isMissingPiece }), late)
  const { Component } = screen
  if (!isComponent(Component)) throw new LoadFailure('module', 'contract', `${remote}: ${id} is no component`)
  await firstAnswer(screen, askFirst)
  return Component
}

/** Never rejects: whatever goes wrong here, the screen asks for itself. */
async function firstAnswer({ first }: RemoteScreen, askFirst: AskFirst): Promise<void> {
  try {
    const action = first?.()
    if (action) await Promise.race([askFirst(action), wait(firstAnswerWithinMs)])
  } catch {
    // Drawn a moment later.
  }
}

/** The contract cannot name React's types, so the shell checks what it can before it renders. */
function isComponent(value: RemoteComponent): value is RemoteComponent & ComponentType {
  return typeof value === 'function'
}

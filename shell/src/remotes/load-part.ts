import type { RemoteComponent, RemoteModule } from '@ensemble/contracts/remote'
import { loadWithRetry } from '@ensemble/mf-kit'
import type { ComponentType } from 'react'
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

/** Asks for what a screen begins with; never rejects, and holds nothing up for long (`askFirst` of the kit). */
export type AskFirst = (component: RemoteComponent) => Promise<void>

/**
 * The code of one page or widget of a module; a piece that the network drops is asked for again. An answer that was
 * asked for ahead is let come first: an old phone then draws the screen once.
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
  const { Component } = await within(partWithinMs, loadWithRetry(part.load, { isWorthIt: isMissingPiece }), late)
  if (!isComponent(Component)) throw new LoadFailure('module', 'contract', `${remote}: ${id} is no component`)
  await askFirst(Component)
  return Component
}

/** The contract cannot name React's types, so the shell checks what it can before it renders. */
function isComponent(value: RemoteComponent): value is RemoteComponent & ComponentType {
  return typeof value === 'function'
}

import { type RemoteComponent } from '@ensemble/contracts/remote'
import { loadWithRetry } from '@ensemble/mf-kit'
import { type ComponentType } from 'react'
import { type Remotes } from './remotes.ts'

/** One page or one widget of a remote. */
export interface RemotePart {
  remote: string
  kind: 'routes' | 'widgets'
  /** The path of the page, or the key of the widget. */
  id: string
}

/** The code of one page or widget. Rejects when the remote cannot be loaded or does not have it. */
export async function loadPart(remotes: Remotes, { remote, kind, id }: RemotePart): Promise<ComponentType> {
  const module = await remotes.load(remote)
  const part =
    kind === 'routes' ? module.routes.find(({ path }) => path === id) : module.widgets.find(({ key }) => key === id)
  if (!part) throw new Error(`${remote} declares ${id} but does not have it`)
  const { Component } = await loadWithRetry(part.load)
  if (!isComponent(Component)) throw new Error(`${remote}: ${id} is no component`)
  return Component
}

/** The contract cannot name React's types, so the shell checks what it can before it renders. */
function isComponent(value: RemoteComponent): value is RemoteComponent & ComponentType {
  return typeof value === 'function'
}

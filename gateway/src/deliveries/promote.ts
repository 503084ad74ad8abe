import { join } from 'node:path'
import type { Audience } from '@ensemble/contracts/deliveries'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import type { ApiDocumentSource } from '../docs/api-document.ts'
import { versionFolder } from '../registry/published-files.ts'
import type { RegistryState } from '../registry/registry-state.ts'
import type { RegistryStore } from '../registry/registry-store.ts'
import type { RegistryView } from '../registry/registry-view.ts'
import { canaryBegun, canaryWithdrawn, promoted, rolledBack, type MoveNote } from '../registry/moves.ts'
import { checkPromotion } from './promotion-checks.ts'
import { DeliveryRefused } from './reasons.ts'
import { shellsInUse } from './shell-facts.ts'
import { digestOf } from './staging.ts'
import { readUsedExports } from './used-exports.ts'

export interface PromoteDeps {
  store: RegistryStore
  view: RegistryView
  remotesDir: string
  shellDir: string
  source: ApiDocumentSource
}

export interface Promotion {
  name: string
  version: string
  /** Whom it reaches; everybody by default. */
  audience?: Audience
  /** Refuses the move when the registry is at another revision. */
  expectedRevision?: number
}

/**
 * Makes a published version the one that visitors get, or some of them.
 * @throws {DeliveryRefused} when a check fails
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker, DELIVERY_CONFLICT
 */
export async function promote(
  deps: PromoteDeps,
  { name, version, audience, expectedRevision }: Promotion,
  note: MoveNote,
): Promise<RegistryState> {
  const check = await promotionCheck(deps, name, version)
  return deps.store.change(async (state) => {
    await check(state)
    if (!audience) return promoted(state, name, version, note)
    const begun = canaryBegun(state, name, { version, audience }, note)
    if (begun) return begun
    throw new DeliveryRefused(state.remotes[name] ? 'alreadyLive' : 'nothingLive', { version })
  }, expectedRevision)
}

/**
 * Looks once at what does not depend on other teams' moves: the files of the version, the shells, the services.
 * @returns the check against one state of the registry
 * @throws {DeliveryRefused} when the version is not whole here
 */
export async function promotionCheck(
  { view, remotesDir, shellDir, source }: Omit<PromoteDeps, 'store'>,
  name: string,
  version: string,
): Promise<(state: RegistryState) => Promise<void>> {
  const descriptor = await view.descriptor(name, version)
  if (!descriptor) throw new DeliveryRefused('notPublished', { version })
  await checkWhole(versionFolder(remotesDir, name, version), descriptor)
  const [shells, offered, uses] = await Promise.all([
    shellsInUse(shellDir, remotesDir),
    source.document(),
    readUsedExports(versionFolder(remotesDir, name, version)),
  ])
  return async (state) => checkPromotion(descriptor, uses, { others: await view.descriptorsOf(state), shells, offered })
}

/** A disk that was full or restored in part must not be found out by visitors. */
async function checkWhole(folder: string, { files }: RemoteDescriptor): Promise<void> {
  for (const [path, digest] of Object.entries(files)) {
    const found = await digestOf(join(folder, path)).catch(() => null)
    if (found === null) throw new DeliveryRefused('fileMissing', { path })
    if (found !== digest) throw new DeliveryRefused('fileDigest', { path })
  }
}

/**
 * Takes back the last move: a canary, where one runs, else the version that everybody gets. The routes of the version
 * before are not checked again: it was live, and is needed now.
 * @throws {DeliveryRefused} when there is none, or its files are gone
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker, DELIVERY_CONFLICT
 */
export async function rollBack(
  { store, view }: Pick<PromoteDeps, 'store' | 'view'>,
  { name, expectedRevision }: { name: string; expectedRevision?: number },
  note: MoveNote,
): Promise<RegistryState> {
  return store.change(async (state) => {
    const withdrawn = canaryWithdrawn(state, name, note)
    if (withdrawn) return withdrawn
    const back = rolledBack(state, name, note)
    const version = back?.remotes[name]?.current
    if (!back || version === undefined) throw new DeliveryRefused('noPrevious')
    if (!(await view.descriptor(name, version))) throw new DeliveryRefused('notPublished', { version })
    return back
  }, expectedRevision)
}

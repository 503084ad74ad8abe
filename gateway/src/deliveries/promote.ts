import type { RegistryState } from '../registry/registry-state.ts'
import type { RegistryStore } from '../registry/registry-store.ts'
import type { RegistryView } from '../registry/registry-view.ts'
import { promoted, rolledBack } from '../registry/moves.ts'
import { checkPromotion } from './promotion-checks.ts'
import { DeliveryRefused } from './reasons.ts'

export interface PromoteDeps {
  store: RegistryStore
  view: RegistryView
}

/**
 * Makes a published version the one that visitors get.
 * @param expectedRevision refuses the move when the registry is at another revision
 * @throws {DeliveryRefused} when a check fails
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker, DELIVERY_CONFLICT
 */
export async function promote(
  { store, view }: PromoteDeps,
  { name, version, expectedRevision }: { name: string; version: string; expectedRevision?: number },
  at: Date,
): Promise<RegistryState> {
  const descriptor = await view.descriptor(name, version)
  if (!descriptor) throw new DeliveryRefused('notPublished', { version })
  return store.change(async (state) => {
    checkPromotion(descriptor, await view.descriptorsOf(state))
    return promoted(state, name, version, at)
  }, expectedRevision)
}

/**
 * Brings back the version before the current one. Its routes are not checked again: it was live, and is needed now.
 * @throws {DeliveryRefused} when there is none, or its files are gone
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker, DELIVERY_CONFLICT
 */
export async function rollBack(
  { store, view }: PromoteDeps,
  { name, expectedRevision }: { name: string; expectedRevision?: number },
  at: Date,
): Promise<RegistryState> {
  return store.change(async (state) => {
    const back = rolledBack(state, name, at)
    const version = back?.remotes[name]?.current
    if (!back || version === undefined) throw new DeliveryRefused('noPrevious')
    if (!(await view.descriptor(name, version))) throw new DeliveryRefused('notPublished', { version })
    return back
  }, expectedRevision)
}

import type { Role } from './enumerations.ts'
import { reachOf } from './permissions.ts'

/** Areas that are always there; a further one is written by its name. */
export const knownAreas = ['mf-missions', 'mf-articles', 'mf-users'] as const

/** Areas are named as their front ends: a fourth area needs no new list. */
export const deliveryAreaPattern = '^mf-[a-z][a-z0-9-]{1,30}$'

/** What decides whose deliveries somebody sees; absent areas are none. */
export interface DeliveriesReader {
  role: Role
  deliveryAreas?: readonly string[]
}

/**
 * Whose deliveries somebody may look at: everybody's by the role, else those of the areas that they were given.
 * @returns an empty list for who sees none
 */
export function seenDeliveries({ role, deliveryAreas = [] }: DeliveriesReader): 'all' | readonly string[] {
  return reachOf('deliveries.see', role) === 'no' ? deliveryAreas : 'all'
}

/** Whether somebody has anything to look at on the page of deliveries. */
export function seesDeliveries(reader: DeliveriesReader): boolean {
  return seenDeliveries(reader).length > 0
}

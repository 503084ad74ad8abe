import { isRecord } from '../api/is-record.ts'
import { looksLikeAddress } from './address-shape.ts'

/** What one page around an account hands to the next, in the state of the history entry: never in the address. */
export interface EntryState {
  email?: string
}

/** Reads the state of a history entry: it outlives a reload, so it is checked like anything from outside. */
export function readEntryState(state: unknown): EntryState {
  if (!isRecord(state) || typeof state.email !== 'string' || !looksLikeAddress(state.email)) return {}
  return { email: state.email }
}

import { peersChannelName } from './session-names.ts'

/** The way to the other tabs; null where a visitor has forbidden it with the cookies. */
export function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(peersChannelName)
  } catch {
    return null
  }
}

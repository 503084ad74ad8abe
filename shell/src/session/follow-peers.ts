import { endAsTold, endHere } from './end-session.ts'
import type { SessionDeps } from './session-deps.ts'

/** A token with less left than this is not worth giving to another tab. */
const worthSharingMs = 10_000

/** Keeps this tab in step with the others: shares its token when asked, follows sign-in and sign-out. */
export function followPeers(deps: SessionDeps): () => void {
  const { peers, holder, effects, marks, now } = deps
  return peers.listen((message) => {
    switch (message.type) {
      case 'ask': {
        const credentials = holder.usable()
        if (credentials && credentials.usableUntil - now() > worthSharingMs)
          void peers.tell({ type: 'renewed', credentials })
        break
      }
      case 'renewed':
        if (effects.isAuthenticated() !== false) holder.set(message.credentials)
        break
      case 'signed-in':
        // Possibly somebody else: nothing of the session before may stay on the screen.
        if (effects.isAuthenticated() === true) {
          if (holder.usable()) effects.sendWhatWaits()
          effects.setSignedOut(null)
        }
        holder.set(message.credentials)
        marks.setOpen(true)
        effects.setSignedIn()
        break
      case 'signed-out':
        if (!effects.isAuthenticated()) break
        if (message.code === undefined) endHere(deps, { to: '/login', keepPlace: false })
        else endAsTold(deps, message.code)
        break
    }
  })
}

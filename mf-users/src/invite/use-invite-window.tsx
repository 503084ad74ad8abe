import { useSearchParams } from '@ensemble/mf-kit'
import type { ReactNode } from 'react'
import { InviteDialog } from './invite-dialog.tsx'

/** The window to invite somebody, which says in the address that it is open: a link leads to it, and "back" closes it. */
export function useInviteWindow(): { invite: () => void; inviteWindow: ReactNode } {
  const [address, setAddress] = useSearchParams()
  function show(open: boolean) {
    const next = new URLSearchParams(address)
    if (open) next.set('invite', '')
    else next.delete('invite')
    setAddress(next, { preventScrollReset: true })
  }
  return {
    invite: () => show(true),
    inviteWindow: address.has('invite') ? <InviteDialog onClose={() => show(false)} /> : null,
  }
}

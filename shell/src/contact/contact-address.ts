import { type ContactRecipient, contactRecipients } from '@ensemble/contracts/users/contact-limits'

/** To whom the window in the address writes, and about which mission. */
export interface ContactAddress {
  recipient: Exclude<ContactRecipient, 'users'>
  missionId: string | null
  /** It is a local need, until the writer says otherwise. */
  need: boolean
}

/**
 * Reads `?contact=…&mission=…&about=need`: any page, also of a remote, opens the window by a link to itself. Null where
 * there is no window to open; people are written to from their list, never by an address.
 */
export function readContact(address: URLSearchParams): ContactAddress | null {
  const recipient = contactRecipients.find((known) => known === address.get('contact'))
  const missionId = address.get('mission')
  if (recipient === undefined || recipient === 'users') return null
  if (recipient === 'mission_managers' && !missionId) return null
  const need = recipient === 'department' && address.get('about') === 'need'
  return { recipient, missionId: recipient === 'mission_managers' ? missionId : null, need }
}

/** A link to the page as it is, with the window for the support over it. */
export function contactLink(address: URLSearchParams): string {
  const next = new URLSearchParams(address)
  next.set('contact', 'support')
  return `?${next.toString()}`
}

/** The address without the window. */
export function withoutContact(address: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(address)
  left.delete('contact')
  const asked = readContact(address)
  if (asked?.recipient === 'mission_managers') left.delete('mission')
  if (asked?.need) left.delete('about')
  return left
}

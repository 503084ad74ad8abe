import { phoneAddress, readablePhone } from '@ensemble/contracts/phone-numbers'
import { TextLink } from './text-link.tsx'

/** A telephone number as people read it, which calls where it is read on a phone. */
export function PhoneLink({ number }: { number: string }) {
  return <TextLink href={phoneAddress(number)}>{readablePhone(number)}</TextLink>
}

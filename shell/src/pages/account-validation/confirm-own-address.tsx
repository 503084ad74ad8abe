import type { MailedCode } from '../../entry/use-mailed-code.ts'
import { useServices } from '../../platform/services.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import { useLookAgain } from './use-look-again.ts'

interface ConfirmOwnAddressProps {
  email: string | undefined
  /** Of the link that led here. */
  mailed: MailedCode | null
  onConfirmed: () => void
}

/** The same step for who is signed in already; it ends as soon as the address is confirmed, were it on another device. */
export function ConfirmOwnAddress({ email, mailed, onConfirmed }: ConfirmOwnAddressProps) {
  const { reloadUser } = useServices()
  useLookAgain(reloadUser)
  const goOn = () => {
    onConfirmed()
    return reloadUser()
  }
  return <ConfirmAddress mailed={mailed} own={{ email, goOn }} />
}

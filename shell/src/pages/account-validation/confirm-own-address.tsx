import { useServices } from '../../platform/services.ts'
import { ConfirmAddress } from './confirm-address.tsx'
import { useLookAgain } from './use-look-again.ts'

interface ConfirmOwnAddressProps {
  email: string | undefined
  onConfirmed: () => void
}

/** The same step for who is signed in already; it ends as soon as the address is confirmed, were it on another device. */
export function ConfirmOwnAddress({ email, onConfirmed }: ConfirmOwnAddressProps) {
  const { reloadUser } = useServices()
  useLookAgain(reloadUser)
  const goOn = () => {
    onConfirmed()
    return reloadUser()
  }
  return <ConfirmAddress own={{ email, goOn }} />
}

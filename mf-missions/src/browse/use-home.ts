import { useSession } from '@ensemble/mf-kit'

/** Where the reader lives, as they told us: where distances begin. Without it, the service takes their department. */
export function useHome(): { near: string | undefined } {
  const { user } = useSession()
  const postalCode = user?.postalCode ?? ''
  if (!/^\d{5}$/.test(postalCode)) return { near: undefined }
  const city = user?.city?.trim().slice(0, 80)
  return { near: city ? `${postalCode} ${city}` : postalCode }
}

import { useEffect } from 'react'
import { useUsersGetQuery } from '../../../api/users-api.ts'

/**
 * Asks for the profile again whenever somebody comes back to this page: the link of the mail has opened another one. Live
 * news say the same, though not to an account that awaits its approval.
 */
export function useLookAgain(): void {
  const { refetch } = useUsersGetQuery({ params: { userId: 'me' } })
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') void refetch()
    }
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [refetch])
}

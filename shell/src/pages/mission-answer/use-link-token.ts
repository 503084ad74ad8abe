import { useLocation, useNavigate } from '@ensemble/mf-kit'
import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * The token of the link that led here, which leaves the address bar, and so the history, at once.
 * @returns null where the address has none; undefined while a rendered page, which knows no hash, is taken over
 */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const shown = useSyncExternalStore<string | undefined>(
    never,
    () => hash,
    () => undefined,
  )
  const [token, setToken] = useState<string | null>(null)
  const found = shown?.slice(1) || null
  if (found && found !== token) setToken(found)
  useEffect(() => {
    if (found) void navigate({ hash: '' }, { replace: true })
  }, [found, navigate])
  return shown === undefined ? undefined : (found ?? token)
}

const never = () => () => undefined

import { fitsCode } from '@ensemble/contracts/users/mail-code'
import { useLocation, useNavigate } from '@ensemble/mf-kit'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { looksLikeAddress } from './address-shape.ts'

/** What the link of a mail brings behind the `#`, which no server sees. */
export interface MailedCode {
  email: string
  code: string
}

/** Reads the hash of an address; null where it brings no code. */
function readMailedCode(hash: string): MailedCode | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const email = parameters.get('email') ?? ''
  const code = parameters.get('code') ?? ''
  return looksLikeAddress(email) && fitsCode(code) ? { email, code } : null
}

/** The address and code of the link that led here; they leave the address bar, and so the history, at once. */
export function useMailedCode(): MailedCode | null {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  // A rendered page knows no hash.
  const shown = useSyncExternalStore(
    never,
    () => hash,
    () => '',
  )
  const [mailed, setMailed] = useState<MailedCode | null>(null)
  const found = readMailedCode(shown)
  if (found && found.code !== mailed?.code) setMailed(found)
  // The page has what early.ts saw coming.
  useLayoutEffect(() => {
    delete document.documentElement.dataset['bringsCode']
  }, [])
  const email = found?.email
  useEffect(() => {
    if (email !== undefined) void navigate({ search, hash: '' }, { replace: true, state: { email } })
  }, [email, navigate, search])
  return mailed
}

const never = () => () => undefined

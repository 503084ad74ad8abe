import { errorMessage, useLocation, useTranslation } from '@ensemble/mf-kit'
import { useEffect, useState } from 'react'
import { useServices } from '../../platform/services.ts'
import type { CallbackOutcome } from '../../session/single-sign-on.ts'
import { readCallback } from './read-callback.ts'

/** `again`: a second try may end better. */
type Outcome = CallbackOutcome | { kind: 'waiting' } | { kind: 'failed'; message: string; again: boolean }

/**
 * Redeems what the provider sent back: once, since a code works once, however often this page is drawn. The address
 * is emptied first, so that neither a reload nor the history presents the code again.
 */
export function useCallbackOutcome(): Outcome {
  const { t } = useTranslation()
  const { search } = useLocation()
  const { finishSingleSignOn, unknownIdentity } = useServices()
  const [callback] = useState(() => readCallback(search, window.location.origin))
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' })

  useEffect(() => {
    if (callback.kind === 'failed') return
    window.history.replaceState(window.history.state, '', window.location.pathname)
    let shown = true
    finishSingleSignOn(callback.input)
      .then((result) => {
        if (result.kind === 'unknown') unknownIdentity.set(result.identity)
        if (shown) setOutcome(result)
      })
      .catch((error: unknown) => {
        if (shown) setOutcome({ kind: 'failed', message: errorMessage(error), again: true })
      })
    return () => {
      shown = false
    }
  }, [callback, finishSingleSignOn, unknownIdentity])

  if (callback.kind !== 'failed') return outcome
  return { kind: 'failed', message: t(`azure.${callback.reason}`), again: callback.reason !== 'notOffered' }
}

import type { ShellApi } from '@ensemble/contracts/remote'
import { useShell } from './shell-bridge.ts'

/**
 * Shows a short message at the top of the page. Success for 3000 ms unless told otherwise; errors and anything with an
 * action pass `{ severity: 'error', durationMs: 8000 }`.
 */
export function useToast(): ShellApi['toast'] {
  return useShell().toast
}

import { useShell } from '@ensemble/mf-kit'
import { callRequest, type CallInput } from '@ensemble/mf-kit/calls'

const deletion = callRequest('user.delete', { inline: true, keepalive: true })

/**
 * Deletes one's own account. The session ends with it, which the page may hear of before this answer: the end of a
 * session drops what was asked for through the store, so the shell is asked itself, and the receipt is not lost.
 * @returns what `useSend` starts; resolves to the receipt of the erasure
 */
export function useLeave() {
  const { request } = useShell()
  return (input: CallInput<'user.delete'>) => ({ unwrap: async () => receiptIn(await request(deletion(input))) })
}

function receiptIn(answer: unknown): string | null {
  const holds = typeof answer === 'object' && answer !== null && 'receipt' in answer
  return holds && typeof answer.receipt === 'string' ? answer.receipt : null
}

import type { ShellApi } from '@ensemble/contracts/remote'
import { callRequest } from '../calls/index.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'

export interface DraftKeepersDeps {
  shell: Pick<ShellApi, 'request' | 'session'>
  now?: () => number
  setTimer?: (work: () => void, ms: number) => () => void
}

/**
 * All that one tab's person is writing, by form. What one person wrote is forgotten when another signs in; the same
 * person finds it again, and what their ended session could not send is sent then.
 */
export function createDraftKeepers({ shell, now = Date.now, setTimer = timer }: DraftKeepersDeps) {
  const keepers = new Map<string, DraftKeeper>()
  const signedIn = () => shell.session.get().user?.id
  let owner = signedIn()
  let present = owner

  function flush(leaving: boolean) {
    for (const keeper of keepers.values()) keeper.flush(leaving)
  }

  shell.session.subscribe(() => {
    const user = signedIn()
    if (user === present) return
    present = user
    if (user === undefined) return
    if (user === owner) return flush(false)
    for (const keeper of keepers.values()) keeper.close()
    keepers.clear()
    owner = user
  })

  function create(userId: string, key: string): DraftKeeper {
    // The person's own id and not `me`: should somebody else sign in meanwhile, the server refuses it.
    const params = { userId, key }
    return createDraftKeeper({
      read: async () => {
        const answer = await shell.request(callRequest('user.draft', { inline: true })({ params }))
        return contentOf(answer)
      },
      write: (content, leaving) => {
        const request =
          content === null
            ? callRequest('user.deleteDraft', { inline: true })({ params })
            : callRequest('user.saveDraft', { inline: true })({ params, body: { content } })
        return shell.request(leaving ? { ...request, keepalive: true } : request)
      },
      mayWrite: () => signedIn() === userId,
      now,
      setTimer,
    })
  }

  return {
    /** @param key which form: [a-z0-9_.-], with the id of what it is about */
    of: (userId: string, key: string): DraftKeeper => {
      const known = keepers.get(`${userId} ${key}`)
      if (known) return known
      const keeper = create(userId, key)
      keepers.set(`${userId} ${key}`, keeper)
      return keeper
    },
    flush,
    /** Whether something would be lost with this tab. */
    holds: (online: boolean): boolean =>
      signedIn() === owner && [...keepers.values()].some((one) => one.isOnlyHere(online)),
  }
}

function contentOf(answer: unknown): string | null {
  const isDraft = typeof answer === 'object' && answer !== null && 'content' in answer
  return isDraft && typeof answer.content === 'string' ? answer.content : null
}

function timer(work: () => void, ms: number): () => void {
  const id = setTimeout(work, ms)
  return () => clearTimeout(id)
}

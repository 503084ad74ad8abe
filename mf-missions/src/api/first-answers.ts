import { currentShell } from '@ensemble/mf-kit'
import { missionsApi } from './missions-api.ts'

// Nobody listens yet: the screen does when it is drawn, and finds the answer in the cache.
const quietly = { subscribe: false } as const
const { missionsList, missionsMine } = missionsApi.endpoints

/** The list with which a screen begins, before it is drawn. */
export const firstList = (input: Parameters<typeof missionsList.initiate>[0]) => missionsList.initiate(input, quietly)

/** The reader's own missions, as above. */
export const firstMine = (input: Parameters<typeof missionsMine.initiate>[0]) => missionsMine.initiate(input, quietly)

/**
 * Who is at this page, where its address says no more than its path: then a screen begins with what the shell has asked
 * for ahead (remote.config.ts). null for everybody else, and where code is only loaded ahead.
 */
export function readerAt(path: string) {
  const { pathname, search } = window.location
  return pathname === path && search === '' ? currentShell().session.get().user : null
}

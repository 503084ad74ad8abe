import { refreshLockName } from './session-names.ts'

/** Runs work while no other tab of this origin does. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * One refresh per origin. Without Web Locks, or where a visitor has forbidden them with the cookies, each tab refreshes
 * alone, which the server bears.
 */
export const refreshLock: Lock = async (work) => {
  if (!navigator.locks) return work()
  let begun = false
  try {
    return await navigator.locks.request(refreshLockName, () => {
      begun = true
      return work()
    })
  } catch (error) {
    if (begun) throw error
    return work()
  }
}

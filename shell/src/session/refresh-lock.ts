import { refreshLockName } from './session-names.ts'

/** Runs work while no other tab of this origin does. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>

/** One refresh per origin. Without Web Locks each tab refreshes alone, which the server bears. */
export const refreshLock: Lock = (work) => (navigator.locks ? navigator.locks.request(refreshLockName, work) : work())

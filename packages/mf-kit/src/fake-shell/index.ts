/** For the tests of a remote: the remote alone, in a shell made of doubles. Never part of what is delivered. */
export { type Answers, refusal } from './contract-answers.ts'
export { declarationFaults } from './declaration-faults.ts'
export { heardOf } from './heard.ts'
export { leastWidthOf, roomForTable } from './least-width.ts'
export { type MountedRemote, mountRemote, type MountOptions } from './mount-remote.tsx'
export { toldWaiting } from '../waiting/use-waiting.ts'

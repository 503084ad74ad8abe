/** Where the time comes from: services ask it instead of `new Date()`, so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

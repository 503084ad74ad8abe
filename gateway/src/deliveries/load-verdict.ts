import type { LoadFigures } from '@ensemble/contracts/deliveries'

type Sample = Pick<LoadFigures, 'loads' | 'failed'>

/** Fewer loads say nothing, and fewer failures may be one visitor's broken phone. */
const leastLoads = 10
const leastFailures = 3

/**
 * Senders that must have seen a version for everybody fail: reports carry no token, and nobody alone may take it from all
 * others. Until then a browser that cannot load it gets the one before by itself. A canary needs one sender only: those
 * who try it may all sit in one office, and without it they get what everybody gets.
 */
const leastSenders = 3

/** By how much a canary may fail more often than the version that everybody else gets. */
const tolerance = 0.05

/** How often the version that everybody gets may fail. Some lines and some browsers always do. */
const bearable = 0.2

/** Standard errors of a one-sided 97.5 %: a canary that is as good as the rest is rarely halted by chance. */
const z = 1.96

/** Whether a canary fails more often in browsers than the version that everybody else gets. */
export function isWorse(canary: Sample, stable: Sample): boolean {
  const usual = stable.loads < leastLoads ? 0 : stable.failed / stable.loads
  return isEnough(canary) && surelyAbove(canary) > usual + tolerance
}

/**
 * Whether a version fails so often that nobody should get it any more.
 * @param senders how many have seen it fail
 */
export function isBroken(sample: Sample, senders: number): boolean {
  return senders >= leastSenders && isEnough(sample) && surelyAbove(sample) > bearable
}

function isEnough({ loads, failed }: Sample): boolean {
  return loads >= leastLoads && failed >= leastFailures
}

/** The lower bound of Wilson's interval: a rate that the true one is above, however small the sample. */
function surelyAbove({ loads, failed }: Sample): number {
  const rate = failed / loads
  const middle = rate + z ** 2 / (2 * loads)
  const spread = z * Math.sqrt((rate * (1 - rate)) / loads + z ** 2 / (4 * loads ** 2))
  return (middle - spread) / (1 + z ** 2 / loads)
}

import { DeliveryRefused } from './reasons.ts'

/**
 * Says that the disk is full where that is why something could not be written: the team's files are not to blame.
 * @throws {DeliveryRefused} diskFull; anything else as it came
 */
export async function sayWhenFull<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT'))
      throw new DeliveryRefused('diskFull')
    throw cause
  }
}

import { isFull } from '../store/answered.ts'
import { DeliveryRefused } from './reasons.ts'

const fullCodes = ['ENOSPC', 'EDQUOT']

/**
 * Says that a disk is full, this gateway's or the broker's, where that is why something could not be written: the team's
 * files are not to blame.
 * @throws {DeliveryRefused} diskFull; anything else as it came
 */
export async function sayWhenFull<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    if (isFull(cause) || (cause instanceof Error && 'code' in cause && fullCodes.includes(String(cause.code))))
      throw new DeliveryRefused('diskFull')
    throw cause
  }
}

import type { ErrorCode, FieldCode } from '@ensemble/contracts/errors'

export interface RefusalOptions {
  /** Which fields need correcting, and why. */
  fields?: Record<string, FieldCode[]>
  /** Values of the `%name%` placeholders in the text of the code. */
  params?: Record<string, string | number>
}

/** An expected "no" with a stable code. The border turns it into an envelope; anything else is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly fields: Record<string, FieldCode[]>
  readonly params: Record<string, string | number>

  constructor(code: ErrorCode, { fields = {}, params = {} }: RefusalOptions = {}) {
    super(code)
    this.code = code
    this.fields = fields
    this.params = params
  }
}

/**
 * Refuses what was asked.
 * @param code one of the contracts
 * @throws {Refusal} always
 */
export function refuse(code: ErrorCode, options: RefusalOptions = {}): never {
  throw new Refusal(code, options)
}

import type { SharedValues } from '../store/shared-values.ts'
import { isFolderName } from '../store/published-files.ts'

const keyOf = (name: string) => `followed.${Buffer.from(name).toString('base64url')}`

/** The version that links which follow a team's work show now: what it saved last, also where that was published before. */
export function followedVersion(values: Pick<SharedValues, 'get'>, name: string): string | null {
  const text = values.get(keyOf(name)) ?? ''
  return isFolderName(text) ? text : null
}

/** Shows another one from now on, at all gateways. @throws {Refusal} SERVICE_UNAVAILABLE without the broker */
export async function follow(values: SharedValues, name: string, version: string): Promise<void> {
  await values.change(keyOf(name), () => version)
}

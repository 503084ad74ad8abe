import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Caller } from '../domain/sign-in-lane.ts'

/** What counts tries, apart from every other lane. Keyed: an address in a network is easily guessed. */
function lane(secret: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'base64url'))
    .update(JSON.stringify(['lane', ...parts]))
    .digest()
}

const nameOf = (email: string) => email.trim().toLowerCase()

/**
 * A mark for a browser in which somebody has signed in: proves nothing else, and opens nothing.
 * @param secret REFRESH_SECRET
 */
export function newDeviceMark(secret: string, email: string): string {
  const random = randomBytes(16).toString('base64url')
  return `${random}.${macOf(secret, email, random)}`
}

function macOf(secret: string, email: string, random: string): string {
  return lane(secret, 'mark', nameOf(email), random).toString('base64url')
}

/** Whether somebody has signed in to the account of this address with the browser before. */
function isMarkFor(secret: string, email: string, mark: string): boolean {
  const [random = '', mac = ''] = mark.split('.')
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(secret, email, random))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The lanes in which a try at a password counts: a browser that is known has one of its own. */
export type PasswordLanes = { device: Buffer } | { source: Buffer; strangers: Buffer }

/** @param secret REFRESH_SECRET */
export function passwordLanes(secret: string, email: string, { source, deviceMark }: Caller): PasswordLanes {
  if (deviceMark !== undefined && isMarkFor(secret, email, deviceMark)) {
    return { device: lane(secret, 'device', deviceMark) }
  }
  return {
    source: lane(secret, 'source', nameOf(email), source),
    strangers: lane(secret, 'strangers', nameOf(email)),
  }
}

/** The lane in which one caller's tries at one code count. @param codeHash of the code that is asked for */
export function codeLane(secret: string, codeHash: Buffer, { source }: Caller): Buffer {
  return lane(secret, 'code', codeHash.toString('base64url'), source)
}

/** The lane in which one caller's tries at codes of letters count. */
export function claimLane(secret: string, { source }: Caller): Buffer {
  return lane(secret, 'letter', source)
}

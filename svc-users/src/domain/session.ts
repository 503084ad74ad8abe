import type { Role } from '@ensemble/contracts/enumerations'

export interface Session {
  id: string
  userId: string
  createdAt: Date
  lastUsedAt: Date
  endedAt: Date | null
  /** When the person last proved who they are; null where nobody knows. */
  provedAt: Date | null
  /** Whether the cookie outlives the browser. */
  kept: boolean
  /** Such as "Firefox, Windows"; empty when the browser does not say. */
  device: string
}

/** Seconds that a session may live in all, and may lie idle. */
export interface SessionLimits {
  idleSeconds: number
  absoluteSeconds: number
}

export interface SessionRules {
  member: SessionLimits
  staff: SessionLimits
  /** Seconds that a session may lie idle at most whose person did not ask to stay signed in. */
  unkeptIdleSeconds: number
}

/** How long a lost answer may be asked for again before a used token counts as stolen. */
const reuseGraceSeconds = 20

/**
 * The limits of a session: of members or of staff, and shorter where nobody asked for it to be kept. Browsers that open
 * their last tabs again bring back a cookie that should have gone with them: on a shared computer, the next person's.
 */
export function limitsFor(role: Role, rules: SessionRules, kept: boolean): SessionLimits {
  const limits = role === 'member' ? rules.member : rules.staff
  return kept ? limits : { ...limits, idleSeconds: Math.min(limits.idleSeconds, rules.unkeptIdleSeconds) }
}

/** When the session ends at the latest, however busy it is. */
export function absoluteEnd(session: Session, limits: SessionLimits): Date {
  return new Date(session.createdAt.getTime() + limits.absoluteSeconds * 1000)
}

/** Whole seconds until the session ends, however busy it is. */
export function secondsLeft(session: Session, limits: SessionLimits, now: Date): number {
  return wholeSeconds(now, absoluteEnd(session, limits))
}

/** When the session ends unless it is renewed: it has lain idle for too long. */
function idleEnd(session: Session, limits: SessionLimits): Date {
  return new Date(session.lastUsedAt.getTime() + limits.idleSeconds * 1000)
}

/** Whole seconds until the session has lain idle for too long; null where it ends before that, however busy it is. */
export function idleSecondsLeft(session: Session, limits: SessionLimits, now: Date): number | null {
  const end = idleEnd(session, limits)
  if (end >= absoluteEnd(session, limits)) return null
  return wholeSeconds(now, end)
}

function wholeSeconds(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 1000))
}

/**
 * Whether a session may still be renewed: 30 idle days for members, or 30 minutes where it is not kept; 12 hours with 30
 * idle minutes for staff.
 */
export function isOpen(session: Session, limits: SessionLimits, now: Date): boolean {
  return session.endedAt === null && now < idleEnd(session, limits) && now < absoluteEnd(session, limits)
}

/** A token that was used long ago comes from a copy: its session must end. Just now, it is a lost answer or a race. */
export function isReuse(usedAt: Date, now: Date): boolean {
  return now.getTime() - usedAt.getTime() > reuseGraceSeconds * 1000
}

/** Characters of what is written between the people of a mission and its team. */
export const messageLimits = { subject: { min: 3, max: 120 }, text: { min: 2, max: 3000 } } as const

/** Whom a team writes to at once: who holds a place, or everybody who holds, asks for or is offered one. */
export const letterAudiences = ['confirmed', 'everybody'] as const
export type LetterAudience = (typeof letterAudiences)[number]

/** To whom somebody may write; `users` is for the staff. */
export const contactRecipients = ['support', 'department', 'mission_managers', 'users'] as const
export type ContactRecipient = (typeof contactRecipients)[number]

/** Characters of a message, and people that one message may go to. */
export const contactLimits = { subject: { min: 3, max: 120 }, message: { min: 10, max: 3000 }, people: 200 } as const

/** What may be done to an article; an answer names those that its reader may do now. */
export const articleActions = ['edit', 'publish', 'unpublish', 'feature', 'submit', 'send_back', 'delete'] as const

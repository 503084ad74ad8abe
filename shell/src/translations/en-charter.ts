/** What everybody agrees to, in English: read where it is ticked, and on a page of its own. */
export const englishCharter = {
  charterText: {
    title: 'The volunteer charter',
    one: 'I listen without judging, and I respect everyone’s choice.',
    two: 'What I am told in confidence stays between us.',
    three: 'I do not give medical advice: that is for the care team.',
    four: 'I let people know if I can no longer come. Nobody will ask me why.',
  },
  termsText: {
    title: 'The terms of use',
    one: 'The account is personal and free, and I can delete it whenever I want.',
    two: 'My local committee and the League see who I am to approve my account.',
    three: 'Only I can read what I say about my health, except what I choose to share.',
    four: 'My data is never sold or used for advertising.',
  },
} as const

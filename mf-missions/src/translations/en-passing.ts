/** A request to take part that somebody of the team leaves to a colleague. */
export const englishPassing = {
  passing: {
    action: 'Pass on',
    title: 'Pass on %name%’s request?',
    consequence:
      'The person you choose is told. The rest of the team see who it has been passed on to, and can still answer. Write nothing about the person’s health.',
    to: 'Pass on to',
    words: 'A few words to this person',
    nobody: 'Nobody else on the team of this mission can answer.',
    failed: 'The team of the mission could not be loaded',
    done: '%name%’s request has been passed on to %to%.',
    you: 'you',
    passedOn: 'Request passed on to %to% by %by%, %when%',
    withWords: '%said%: “%words%”',
    column: 'Passed on to',
    history: 'Who the request was passed on to',
  },
} as const

import { localNeedStates } from '@ensemble/contracts/words/people-en'

/** Texts of local needs. */
export const englishLocalNeeds = {
  needs: {
    failed: 'The needs could not be loaded',
    none: 'No local needs yet',
    noneHint: 'Needs that members tell the committee about will appear here.',
    states: localNeedStates,
    answer: 'Your answer: %answer%',
    seeMission: 'See the mission',
    make: 'Turn it into a mission',
    look: 'Mark as being looked at',
    looked: 'The need is being looked at.',
    refuse: 'Say no',
    refuseTitle: 'Say no to %name%',
    refuseConsequence: 'The person gets your words by email. The answer is final.',
    refused: 'The answer has been sent.',
    title: 'Local needs',
  },
} as const

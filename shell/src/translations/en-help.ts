/** For who is in distress and is about to write what nobody reads at once; `tel:` marks a number that can be called. */
export const englishHelp = {
  title: 'Do you need to talk?',
  urgent: 'In an emergency: tel:15 or tel:112.',
  listening: 'Distress, suicidal thoughts: tel:3114, free, day and night, in France.',
} as const

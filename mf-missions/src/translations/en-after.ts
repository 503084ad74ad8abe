/** Once a mission is over: what it led to, and the words that may be quoted. */
export const englishAfter = {
  past: {
    title: 'What missions achieved',
    sentence: 'In the words of the teams, once the mission is over.',
    none: 'No past missions to show yet',
    noneHint: 'Here teams share what the help they received made possible.',
    failed: 'Past missions could not be loaded',
  },
} as const

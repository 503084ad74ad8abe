/** Once a mission is over: what it led to, and the words that may be quoted. */
export const englishAfter = {
  past: {
    title: 'What missions led to',
    sentence: 'In the words of the teams, once the mission is over.',
    none: 'No past missions to show yet',
    noneHint: 'Here teams share what the help they received led to.',
    failed: 'Past missions could not be loaded',
  },
  quotes: {
    title: 'Quotes',
    sentence: 'These comments may be quoted without a name. A quote disappears when the consent ends or is withdrawn.',
    search: 'Search the quotes',
    quote: 'Quote',
    agreedOn: 'Agreed on',
    endsOn: 'Do not quote after',
    copy: 'Copy',
    copied: 'The quote is copied.',
    none: 'No quote yet',
    noneHint: 'They come from feedback given after a mission, when the person agrees to be quoted.',
    noneFound: 'No quote matches this search',
    failed: 'The quotes could not be loaded',
  },
} as const

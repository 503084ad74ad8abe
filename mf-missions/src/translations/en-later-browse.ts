import type { Translations } from '@ensemble/contracts/remote'

/** What browsing says beyond its list: of kept searches, and of favourites that are over. */
const texts = {
  searches: {
    sentence: 'Find them again in one step, and choose which ones alert you.',
    keepTitle: 'Save this search',
    keepAbout: 'It stays yours: nobody else can see it.',
    name: 'Name of the search',
    save: 'Save',
    full: 'You already have %count% saved searches, which is the maximum. Remove one to save this one.',
    tell: 'Alert me to new missions',
    tellings: {
      never: 'Never',
      digest: 'With the email on new missions',
      at_once: 'As soon as registration opens',
    },
    hints: {
      never: 'You can come back to it whenever you like.',
      weekly: 'This email goes out every Monday.',
      monthly: 'This email goes out on the first of the month.',
      none: 'You have stopped this email: choose how often you get it in your profile.',
      at_once: 'By email, during the day, at most once every three hours.',
    },
    count_one: '%count% saved search out of 5',
    count_other: '%count% saved searches out of 5',
    saved: 'Your choice has been saved.',
    remove: 'Remove',
    removeOf: 'Remove the search “%name%”',
    removed: 'The search has been removed.',
    rhythm: 'Choose how often you get the email',
    none: 'You have no saved searches yet',
    noneHint: 'Choose some filters among the missions, then save your search.',
    browse: 'Find a mission',
    failed: 'Your saved searches could not be loaded',
  },
  favourites: {
    over: 'Past or cancelled favourites',
    noneOpen: 'None of your favourites is open right now.',
    none: 'You have no favourites yet',
    noneHint: 'Press the heart of a mission, and you will find it here.',
  },
} as const satisfies Translations

export default texts

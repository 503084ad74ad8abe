/** Where an unfinished sign-up lies, in the local storage of this browser. Apart: the first script of the page looks there. */
export const keptAnswersKey = 'ensemble.sign-up'

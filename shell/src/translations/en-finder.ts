/** Finding anything by its name, and the keys (en). */
export const englishFinder = {
  finder: {
    title: 'Search everywhere',
    label: 'What are you looking for?',
    hint: 'A page, a mission, an article or a person, as far as you can see them.',
    kinds: { places: 'Pages and actions', people: 'People', missions: 'Missions', articles: 'Articles' },
    changePassword: 'Change my password',
    newMission: 'Create a new mission',
    newArticle: 'Write a new article',
    count_one: '%count% result',
    count_other: '%count% results',
    nothing: 'Nothing matches “%words%”.',
    failed: 'Some of the results could not be loaded.',
    close: 'Close',
    keysTitle: 'Keyboard shortcuts',
    keys: {
      find: { press: 'Ctrl K', does: 'Search everywhere' },
      keys: { press: '?', does: 'Show these shortcuts' },
      search: { press: '/', does: 'Search the table of the page' },
      move: { press: 'Arrows, Home, End', does: 'Move within a table or the results' },
      act: { press: 'Space, Enter', does: 'Select a row of the table, open what it shows' },
      range: { press: 'Shift and click', does: 'Choose all rows up to this one' },
      close: { press: 'Escape', does: 'Close the open window' },
    },
  },
} as const

import type { Translations } from '@ensemble/contracts/remote'

/** What opens above any page: the finder with its keys, the choices of comfort, the window to write to us. */
const texts = {
  comfort: {
    lead: 'Your choices apply straight away, on every page. This browser keeps them.',
    leadOfAccount: 'Your choices apply straight away, on every page and all your devices.',
    textSize: 'Text size',
    sizes: {
      usual: 'Usual',
      'text-125': 'Large',
      'text-150': 'Very large',
      'text-200': 'Twice as large',
    },
    colours: 'Colours',
    grounds: {
      usual: 'Same as my device',
      light: 'Light',
      dark: 'Dark',
    },
    switches: {
      space: 'More space between words and lines',
      contrast: 'Stronger contrast',
      'plain-font': 'A plainer font',
      still: 'No movement',
      'no-pictures': 'No pictures or drawings',
      fewer: 'Fewer things at a time: short lists, summary first',
    },
    reset: 'Back to the usual look',
  },
  finder: {
    label: 'What are you looking for?',
    hint: 'A page, an action, a mission, an article or a person, as far as you can see them.',
    kinds: { places: 'Pages', acts: 'Actions', people: 'People', missions: 'Missions', articles: 'Articles' },
    homeAlso: 'start begin next mission',
    staffHomeAlso: 'to do what waits waiting requests queue tasks',
    changePassword: 'Change my password',
    changePasswordAlso: 'edit security secret',
    contactAlso: 'help question write problem message support',
    acts: {
      comfort: {
        label: 'Set reading comfort',
        also: 'text size large letters contrast colours dark font accessibility pictures',
      },
      language: { label: 'Read the site in French (Français)', also: 'language langue translate change' },
      print: { label: 'Print this page', also: 'paper pdf' },
      keys: { label: 'See the keyboard shortcuts', also: 'keys' },
      logout: { label: 'Sign out', also: 'log out leave quit close session' },
    },
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
  contact: {
    title: 'Write to us',
    titleMission: 'Write to the mission team',
    sentence: 'We send your message by email and you get a copy. The answer will come by email.',
    to: 'Who to?',
    support: 'The Ensemble team (a question about the platform)',
    department: 'My local committee',
    need: 'This is a local need that could become a mission',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Only write about your health if you really want to.',
    send: 'Send the message',
    tooShort: 'Write at least %min% characters.',
    done: 'Your message has been sent.',
  },
} as const satisfies Translations

export default texts

/** How the site is read (en). */
export const englishComfort = {
  comfort: {
    title: 'Reading comfort',
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
}

import { knownAreas } from '@ensemble/contracts/words/platform-en'

/** Texts of the right to follow the deliveries of a product team, in English. */
export const englishDeliveryAreas = {
  title: 'Following deliveries',
  none: 'This person follows no deliveries.',
  some: 'This person follows the deliveries of: %areas%.',
  action: 'Choose the teams to follow',
  dialogTitle: 'Deliveries that %name% follows',
  consequence:
    'The Deliveries page shows versions, errors and speed, and no personal data. The person is signed out and signs in again with this right.',
  areas: 'Teams to follow',
  other: 'Another team',
  otherHint: 'The name of its pages, such as mf-events',
  otherWrong: 'Enter mf-, then lower-case letters.',
  save: 'Save',
  done: 'The deliveries that %name% follows are saved.',
  names: knownAreas,
} as const

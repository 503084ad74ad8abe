import { mailOccasionsFr } from '@ensemble/contracts/users/mail-occasions-fr'
import * as articles from '@ensemble/contracts/words/articles-fr'
import * as health from '@ensemble/contracts/words/health-fr'
import * as missions from '@ensemble/contracts/words/missions-fr'
import * as people from '@ensemble/contracts/words/people-fr'
import * as platform from '@ensemble/contracts/words/platform-fr'
import * as work from '@ensemble/contracts/words/work-fr'
import fr from '../../../../translations/fr-later-accounts.ts'
import { mailKindsOf } from './mail-kinds-of.ts'
import type { CopyWords } from './readable-copy.ts'
import { frenchCopy } from './texts/fr.ts'

/** Fetched when somebody asks for a page to read. */
export const french: CopyWords = {
  language: 'fr',
  texts: { ...frenchCopy, names: { ...fr.fields, ...frenchCopy.names } },
  words: {
    ...people,
    ...missions,
    ...articles,
    ...health,
    ...work,
    ...platform,
    ...frenchCopy.values,
    accountActs: fr.history.acts,
    digests: fr.own.preferences.digests,
    mailKinds: mailKindsOf(mailOccasionsFr),
    mailLists: fr.own.preferences.lists,
    staffFrequencies: fr.own.preferences.frequencies,
  },
}

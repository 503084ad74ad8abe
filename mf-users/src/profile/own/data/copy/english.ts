import { mailOccasionsEn } from '@ensemble/contracts/users/mail-occasions-en'
import * as articles from '@ensemble/contracts/words/articles-en'
import * as health from '@ensemble/contracts/words/health-en'
import * as missions from '@ensemble/contracts/words/missions-en'
import * as people from '@ensemble/contracts/words/people-en'
import * as platform from '@ensemble/contracts/words/platform-en'
import * as work from '@ensemble/contracts/words/work-en'
import en from '../../../../translations/en-later-accounts.ts'
import { mailKindsOf } from './mail-kinds-of.ts'
import type { CopyWords } from './readable-copy.ts'
import { englishCopy } from './texts/en.ts'

/** Fetched when somebody asks for a page to read. */
export const english: CopyWords = {
  language: 'en',
  texts: { ...englishCopy, names: { ...en.fields, ...englishCopy.names } },
  words: {
    ...people,
    ...missions,
    ...articles,
    ...health,
    ...work,
    ...platform,
    ...englishCopy.values,
    accountActs: en.history.acts,
    digests: en.own.preferences.digests,
    mailKinds: mailKindsOf(mailOccasionsEn),
    mailLists: en.own.preferences.lists,
    staffFrequencies: en.own.preferences.frequencies,
  },
}

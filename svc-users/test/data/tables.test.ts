import { testTables } from '@ensemble/service-kit/testing/table-tests'
import { identity } from '../../src/config.ts'
import { table as accountHistory } from '../../src/data/account-history.ts'
import { table as activity } from '../../src/data/activity.ts'
import { table as callsToMake } from '../../src/data/calls-to-make.ts'
import { table as claimCodes } from '../../src/data/claim-codes.ts'
import { table as codes } from '../../src/data/codes.ts'
import { table as consentRecords } from '../../src/data/consent-records.ts'
import { table as drafts } from '../../src/data/drafts.ts'
import { table as emailChanges } from '../../src/data/email-changes.ts'
import { table as erasures } from '../../src/data/erasures.ts'
import { table as healthAnswers } from '../../src/data/health-answers.ts'
import { table as healthKeys } from '../../src/data/health-keys.ts'
import { table as healthQuestions } from '../../src/data/health-questions.ts'
import { table as healthReads } from '../../src/data/health-reads.ts'
import { table as missionTitles } from '../../src/data/mission-titles.ts'
import { table as localNeeds } from '../../src/data/local-needs.ts'
import { table as outgoingMail } from '../../src/data/outgoing-mail.ts'
import { table as ownTables } from '../../src/data/own-tables.ts'
import { table as participations } from '../../src/data/participations.ts'
import { table as refreshTokens } from '../../src/data/refresh-tokens.ts'
import { table as searchMatches } from '../../src/data/search-matches.ts'
import { table as sessions } from '../../src/data/sessions.ts'
import { table as sharingEnds } from '../../src/data/sharing-ends.ts'
import { table as signInFailures } from '../../src/data/sign-in-failures.ts'
import { table as ssoIdentities } from '../../src/data/sso-identities.ts'
import { table as ssoSignups } from '../../src/data/sso-signups.ts'
import { table as ssoTransactions } from '../../src/data/sso-transactions.ts'
import { table as summaryLines } from '../../src/data/summary-lines.ts'
import { table as telephoneConsents } from '../../src/data/telephone-consents.ts'
import { users } from '../../src/data/user-table.ts'

testTables({
  identity,
  folder: new URL('../../src/data/', import.meta.url),
  tables: [
    accountHistory,
    activity,
    callsToMake,
    claimCodes,
    codes,
    consentRecords,
    drafts,
    emailChanges,
    erasures,
    healthAnswers,
    healthKeys,
    healthQuestions,
    healthReads,
    missionTitles,
    localNeeds,
    outgoingMail,
    ownTables,
    participations,
    refreshTokens,
    searchMatches,
    sessions,
    sharingEnds,
    signInFailures,
    ssoIdentities,
    ssoSignups,
    ssoTransactions,
    summaryLines,
    telephoneConsents,
    users,
  ],
})

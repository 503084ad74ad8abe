import { testTables } from '@ensemble/service-kit/testing/table-tests'
import { identity } from '../../src/config.ts'
import { table as answerKeys } from '../../src/data/answer-keys.ts'
import { table as calendarFeeds } from '../../src/data/calendar-feeds.ts'
import { table as chargesToTell } from '../../src/data/charges-to-tell.ts'
import { table as exports } from '../../src/data/exports.ts'
import { table as keptSearches } from '../../src/data/kept-searches.ts'
import { table as members } from '../../src/data/members.ts'
import { table as messages } from '../../src/data/messages.ts'
import { table as missionHistory } from '../../src/data/mission-history.ts'
import { table as missionNotices } from '../../src/data/mission-notices.ts'
import { table as missionSeats } from '../../src/data/mission-seats.ts'
import { table as missionTemplates } from '../../src/data/mission-templates.ts'
import { missions } from '../../src/data/mission-table.ts'
import { table as participants } from '../../src/data/participants.ts'
import { table as questionnaireAnswers } from '../../src/data/questionnaire-answers.ts'
import { table as passedOnRequests } from '../../src/data/passed-on-requests.ts'
import { table as saidByTelephone } from '../../src/data/said-by-telephone.ts'
import { table as surveys, answerTable as surveyAnswers } from '../../src/data/surveys.ts'

testTables({
  identity,
  folder: new URL('../../src/data/', import.meta.url),
  tables: [
    answerKeys,
    calendarFeeds,
    chargesToTell,
    exports,
    keptSearches,
    members,
    messages,
    missionHistory,
    missionNotices,
    missionSeats,
    missionTemplates,
    missions,
    participants,
    questionnaireAnswers,
    passedOnRequests,
    saidByTelephone,
    surveys,
    surveyAnswers,
  ],
  notPeople: { 'participants.rejected_by': 'staff, the member or the system' },
})

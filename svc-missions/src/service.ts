import { askIdentityService } from '@ensemble/service-kit/auth/introspection'
import { defineService } from '@ensemble/service-kit/service/definition'
import { identity } from './config.ts'
import { createDeps } from './deps.ts'
import { consumersOf, projections } from './events/subscriptions.ts'
import { answerLinkRoutes } from './http/answer-link.routes.ts'
import { calendarRoutes } from './http/calendar.routes.ts'
import { keptSearchRoutes } from './http/kept-searches.routes.ts'
import { manyRoutes } from './http/many.routes.ts'
import { messageRoutes } from './http/messages.routes.ts'
import { missionRoutes } from './http/missions.routes.ts'
import { participantRoutes } from './http/participants.routes.ts'
import { stewardshipRoutes } from './http/stewardship.routes.ts'
import { questionnaireRoutes } from './http/questionnaire.routes.ts'
import { quotesRoutes } from './http/quotes.routes.ts'
import { surveyRoutes } from './http/survey.routes.ts'
import { jobsOf } from './jobs.ts'
import { answersSearch } from './queries/search-answered.ts'

/** The service as a list: what it answers, what it follows, what recurs. */
export const service = defineService({
  ...identity,
  deps: createDeps,
  introspect: (_deps, { config, showSelf }) => askIdentityService(config.USERS_URL, showSelf),
  routes(app, deps, { origin }) {
    missionRoutes(app, deps, origin)
    stewardshipRoutes(app, deps)
    manyRoutes(app, deps)
    participantRoutes(app, deps)
    surveyRoutes(app, deps)
    quotesRoutes(app, deps)
    questionnaireRoutes(app, deps)
    messageRoutes(app, deps)
    answerLinkRoutes(app, deps)
    calendarRoutes(app, deps, origin)
    keptSearchRoutes(app, deps)
  },
  consumers: ({ clock }) => consumersOf(clock, answersSearch),
  projections,
  jobs: jobsOf,
})

import Type, { type Static } from 'typebox'
import {
  genders,
  identityProviders,
  languages,
  organisationPositions,
  profileTypes,
  roles,
  structureDomains,
  tutorialStatuses,
  userStatuses,
  volunteerKinds,
} from '../enumerations.ts'
import { closed, Day, Id, Instant, Nullable, UserId, UserIdOrMe } from '../identifiers.ts'
import { practicalNeeds } from '../missions/practical-needs.ts'
import { YearReportQuery } from '../missions/year-report.ts'
import { csvFormat, ListBody, ListOf, ListQuery, pages } from '../lists.ts'
import type { CallSchemas } from '../schemas.ts'
import type { userCalls } from './calls.ts'
import { BlindCount, BlindSearch } from './blind-search.ts'
import { TelephoneAccount, telephoneSchemas } from './by-telephone.ts'
import { Candidate } from './candidate.ts'
import { DeliveryAreas } from './delivery-areas.ts'
import { draftSchemas } from './drafts.ts'
import { Engagement } from './engagement.ts'
import { Erasure } from './erasure.ts'
import { Health, HealthReads, SharedHealth } from './health.ts'
import { accountActs, awaitedSteps } from './account-acts.ts'
import { AccountHistoryEntry } from './account-history.ts'
import { ActivityLog, ActivityLogQuery, Use, UseFigures, UseFiguresQuery, UsesOfPage } from './activity.ts'
import { Comfort } from './comfort.ts'
import { Consents } from './consents.ts'
import { ContactMessage } from './contact.ts'
import { DepartmentCode } from './identity.ts'
import { mailExampleSchemas } from './mail-examples.ts'
import { leavableLists } from './mail-lists.ts'
import { LocalNeedDecision, LocalNeedsPage, LocalNeedsQuery, localNeedStates } from './local-needs.ts'
import { NotificationPage, NotificationsQuery, NotificationsRead } from './notifications.ts'
import { ownTableSchemas } from './own-tables.ts'
import { PossibleManager } from './possible-manager.ts'
import { UserStatistics, UserStatisticsQuery } from './statistics.ts'
import { TerritoriesOfPeople } from './territories.ts'
import { WorkFigures } from './work-figures.ts'
import { YearOfPeople } from './year-report.ts'
import { TutorialEdit, TutorialState } from './tutorial.ts'
import { UserEdit } from './user-edit.ts'
import {
  VolunteerDecision,
  VolunteerStanding,
  WaitingVolunteersPage,
  WaitingVolunteersQuery,
} from './volunteer-standing.ts'
import { Work } from './work.ts'

/**
 * A user. What the reader may not see is absent, hence the optional blocks: a member who looks at another member's
 * mission contact receives id, displayName and staff alone.
 */
export const User = Type.Object({
  id: UserId,
  displayName: Type.String(),
  email: Type.Optional(Type.String()),
  /** To the owner alone: the address that awaits its confirmation. */
  newEmail: Type.Optional(Nullable(Type.String())),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  /** The picture of the person; the storage asks anew who may look at it. */
  avatarKey: Type.Optional(Nullable(Type.String())),
  gender: Type.Optional(Type.Enum(genders)),
  birthDate: Type.Optional(Nullable(Day)),
  phone: Type.Optional(Nullable(Type.String())),
  postalCode: Type.Optional(Nullable(Type.String())),
  city: Type.Optional(Nullable(Type.String())),
  departmentCode: Type.Optional(Nullable(Type.String())),
  language: Type.Optional(Type.Enum(languages)),
  role: Type.Optional(Type.Enum(roles)),
  status: Type.Optional(Type.Enum(userStatuses)),
  identityProvider: Type.Optional(Type.Enum(identityProviders)),
  emailVerifiedAt: Type.Optional(Nullable(Instant)),
  approvedAt: Type.Optional(Nullable(Instant)),
  lastLoginAt: Type.Optional(Nullable(Instant)),
  createdAt: Type.Optional(Instant),
  updatedAt: Type.Optional(Instant),
  profileType: Type.Optional(Nullable(Type.Enum(profileTypes))),
  /** To the person: a year has passed since they told their profile. */
  asksSituation: Type.Optional(Type.Boolean()),
  volunteerKinds: Type.Optional(Type.Array(Type.Enum(volunteerKinds))),
  /** The same kinds, with what the staff say of each: to the person, and to staff in whose scope they are. */
  volunteerStandings: Type.Optional(Type.Array(VolunteerStanding)),
  engagement: Type.Optional(Engagement),
  staff: Type.Optional(
    Type.Object({
      organisationPosition: Nullable(Type.Enum(organisationPositions)),
      organisationPositionOther: Nullable(Type.String()),
      headquartersService: Nullable(Type.Enum(structureDomains)),
      publicContactEmail: Nullable(Type.String()),
    }),
  ),
  consents: Type.Optional(Consents),
  /** The owner's alone. Absent without consent, and where it cannot be opened just now. */
  health: Type.Optional(Health),
  /** The owner's alone; absent where it cannot be opened just now. */
  work: Type.Optional(Work),
  /** The owner's alone, as health answers are. */
  needs: Type.Optional(Type.Array(Type.Enum(practicalNeeds))),
  /** The owner's alone; absent until something was chosen. */
  comfort: Type.Optional(Comfort),
  tutorial: Type.Optional(Type.Object({ status: Type.Enum(tutorialStatuses), currentStep: Type.Integer() })),
  /** What happened to the account, the newest first: to admins, and to the person without who did it. */
  history: Type.Optional(Type.Array(AccountHistoryEntry)),
  /** Areas whose deliveries the person may look at: to themselves and to admins; absent where there are none. */
  deliveryAreas: Type.Optional(DeliveryAreas),
  /** What a pending account waits for: to staff. */
  awaits: Type.Optional(Nullable(Type.Enum(awaitedSteps))),
  /** What the reader may do to this account now. */
  allowedActions: Type.Optional(Type.Array(Type.Enum(accountActs))),
  /** Of an account that a team opened for somebody who called: to staff in whose scope it is, and to its owner. */
  telephone: Type.Optional(TelephoneAccount),
  counters: Type.Optional(
    Type.Object({ invitations: Type.Integer(), pending: Type.Integer(), unreadActions: Type.Integer() }),
  ),
})
export type User = Static<typeof User>

/** A row of the list of users. */
export const UserRow = Type.Object({
  id: UserId,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  role: Type.Enum(roles),
  status: Type.Enum(userStatuses),
  profileType: Nullable(Type.Enum(profileTypes)),
  departmentCode: Nullable(Type.String()),
  createdAt: Instant,
  lastLoginAt: Nullable(Instant),
  participationCount: Type.Integer(),
  /** What a pending account waits for; null for any other. */
  awaits: Nullable(Type.Enum(awaitedSteps)),
  invitationSentAt: Nullable(Instant),
  invitationExpiresAt: Nullable(Instant),
  /** Kept by a team: without an e-mail address. */
  byTelephone: Type.Optional(Type.Boolean()),
  /** A referent left the decision on this account to the admins. */
  passedOn: Type.Optional(Nullable(Type.Object({ at: Instant, byName: Type.String() }))),
  /** Of a suspended account, to admins: the day on which it ends by itself, null without one, and why. */
  suspension: Type.Optional(Nullable(Type.Object({ until: Nullable(Day), reason: Nullable(Type.String()) }))),
})
export type UserRow = Static<typeof UserRow>

/** A person who takes part in a mission, as its managers may reach them. */
export const ParticipantContact = Type.Object({
  id: UserId,
  displayName: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  profileType: Nullable(Type.Enum(profileTypes)),
  departmentCode: Nullable(Type.String()),
})
export type ParticipantContact = Static<typeof ParticipantContact>

const ofUser = Type.Object({ userId: UserIdOrMe }, closed)

const UserStatusAnswer = Type.Object({ id: UserId, status: Type.Enum(userStatuses) })

const UnsubscribeToken = Type.String({ pattern: '^[A-Za-z0-9_.-]{1,200}$' })

const listExtra = {
  missionId: Type.Optional(Id),
  relation: Type.Optional(Type.Enum(['candidate', 'participant', 'manager'])),
  ...csvFormat,
}

/** What a list shows of somebody depends on why it is asked for. */
const ListedUser = Type.Union([UserRow, ParticipantContact, Candidate, PossibleManager])

export const userSchemas = {
  'user.get': {
    params: ofUser,
    /** Of `me` alone: a file with everything that the platform keeps of the caller, put together by the gateway. */
    query: Type.Object({ format: Type.Optional(Type.Literal('archive')) }, closed),
    data: User,
  },
  'user.list': { query: ListQuery(listExtra), data: ListOf(ListedUser) },
  'user.search': { body: ListBody(listExtra), data: ListOf(ListedUser) },
  'user.statistics': { query: UserStatisticsQuery, data: UserStatistics },
  'user.yearReport': { query: YearReportQuery, data: YearOfPeople },
  'user.workFigures': { data: WorkFigures },
  'user.territories': { data: TerritoriesOfPeople },
  'user.edit': { params: ofUser, body: UserEdit, data: User },
  'user.sharedHealth': {
    params: ofUser,
    /** `page` is of the caller's own reads, which come without a mission. */
    query: Type.Object({ missionId: Type.Optional(Id), page: pages.page }, closed),
    data: Type.Union([SharedHealth, HealthReads]),
  },
  'user.endSharing': {
    params: Type.Object({ userId: UserIdOrMe, missionId: Id }, closed),
    data: Type.Object({}, closed),
  },
  'user.countBlind': { body: BlindSearch, data: BlindCount },
  'user.inviteBlind': { body: BlindSearch, data: Type.Object({ requested: Type.Literal(true) }) },
  'user.approve': {
    params: ofUser,
    body: Type.Object(
      {
        role: Type.Optional(Type.Enum(roles)),
        departmentCode: Type.Optional(Nullable(DepartmentCode)),
        organisationPosition: Type.Optional(Nullable(Type.Enum(organisationPositions))),
        headquartersService: Type.Optional(Nullable(Type.Enum(structureDomains))),
        /** For a role of the staff, where the person has given no number. */
        identity: Type.Optional(Type.Object({ phone: Type.String({ maxLength: 24 }) }, closed)),
        message: Type.Optional(Type.String({ maxLength: 500 })),
      },
      closed,
    ),
    data: UserStatusAnswer,
  },
  'user.volunteersWaiting': { query: WaitingVolunteersQuery, data: WaitingVolunteersPage },
  'user.decideVolunteer': {
    params: ofUser,
    body: VolunteerDecision,
    data: Type.Object({ id: UserId, volunteerStandings: Type.Array(VolunteerStanding) }),
  },
  'user.invite': {
    body: Type.Object(
      {
        email: Type.String({ format: 'email', maxLength: 254 }),
        role: Type.Enum(roles),
        departmentCode: Type.Optional(Nullable(DepartmentCode)),
        organisationPosition: Type.Optional(Nullable(Type.Enum(organisationPositions))),
        headquartersService: Type.Optional(Nullable(Type.Enum(structureDomains))),
        message: Type.Optional(Type.String({ maxLength: 500 })),
        /** The invitation that nobody answered is sent once more, and its time begins anew. */
        resend: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    data: Type.Object({ userId: UserId, status: Type.Enum(userStatuses), invitationExpiresAt: Instant }),
  },
  ...telephoneSchemas,
  'user.suspend': {
    params: ofUser,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500 }), until: Type.Optional(Day) }, closed),
    data: UserStatusAnswer,
  },
  'user.activateSuspended': { params: ofUser, data: UserStatusAnswer },
  'user.delete': {
    params: ofUser,
    body: Type.Object(
      {
        reason: Type.Optional(Type.String({ maxLength: 500 })),
        /** What the person reads in the mail that refuses their request, in the words of who refuses. */
        message: Type.Optional(Type.String({ maxLength: 500 })),
        /** Typed by who deletes their own account, so that nobody does it by mistake. */
        confirmEmail: Type.Optional(Type.String({ maxLength: 254 })),
        /** Staff alone: nobody is written to, such as where the person has died. */
        withoutMail: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    data: Type.Object({ ...UserStatusAnswer.properties, receipt: Type.Optional(Type.String()) }),
  },
  'user.erasure': {
    params: Type.Object({ receipt: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, closed),
    data: Erasure,
  },
  ...mailExampleSchemas,
  'user.unsubscribe': {
    params: Type.Object({ token: UnsubscribeToken }, closed),
    data: Type.Object({ digest: Type.Literal('none') }),
  },
  'user.leaveMailList': {
    params: Type.Object({ list: Type.Enum(leavableLists), token: UnsubscribeToken }, closed),
    data: Type.Object({}, closed),
  },
  'user.notifications': { params: ofUser, query: NotificationsQuery, data: NotificationPage },
  'user.readNotifications': {
    params: ofUser,
    body: NotificationsRead,
    data: Type.Object({ unread: Type.Integer() }),
  },
  'user.contact': { body: ContactMessage, data: Type.Object({ sent: Type.Integer() }) },
  'user.needs': { query: LocalNeedsQuery, data: LocalNeedsPage },
  'user.decideNeed': {
    params: Type.Object({ needId: Id }, closed),
    body: LocalNeedDecision,
    data: Type.Object({ id: Id, state: Type.Enum(localNeedStates) }),
  },
  'user.tutorial': { params: ofUser, data: TutorialState },
  'user.editTutorial': { params: ofUser, body: TutorialEdit, data: TutorialState },
  ...draftSchemas,
  ...ownTableSchemas,
  'activity.list': { query: ActivityLogQuery, data: ActivityLog },
  'activity.create': { body: Use, data: Type.Object({ id: Id }) },
  'activity.createBatch': { body: UsesOfPage, data: Type.Object({ recorded: Type.Integer() }) },
  'activity.statistics': { query: UseFiguresQuery, data: UseFigures },
} as const satisfies CallSchemas<keyof typeof userCalls>

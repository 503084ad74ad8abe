/**
 * Every refusal that a server can give, with its HTTP status. 401 is kept for sessions that must end: a refusal inside
 * a session is 403.
 */
export const errorStatuses = {
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  MALFORMED_REQUEST: 400,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  SERVICE_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
  ACCOUNT_PENDING: 403,
  ACCOUNT_SUSPENDED: 401,
  ACCOUNT_DELETED: 401,
  FORBIDDEN: 403,
  OUT_OF_SCOPE: 403,
  NOT_FOUND: 404,
  VALIDATION_FAILED: 422,
  PAGE_OUT_OF_RANGE: 422,
  // Who asks for what cannot be undone shows again who they are (decision 129).
  PROOF_REQUIRED: 403,
  EMAIL_NOT_VERIFIED: 403,
  INVALID_CODE: 422,
  CODE_EXPIRED: 422,
  BAD_CREDENTIALS: 401,
  PASSWORD_POLICY: 422,
  PASSWORD_UNCHANGED: 422,
  EMAIL_ALREADY_USED: 409,
  // A team has opened an account by telephone for the same name and number.
  CALLER_KNOWN: 409,
  INVITATION_EXPIRED: 410,
  // The link of a mail, of which its page says the rest.
  LINK_EXPIRED: 410,
  INVITATION_ALREADY_ANSWERED: 409,
  STATUS_CONFLICT: 409,
  STALE_UPDATE: 409,
  LAST_ADMIN: 409,
  SELF_ACTION: 409,
  REFERENT_HAS_MISSIONS: 409,
  MISSION_NOT_APPROVED: 409,
  MISSION_CLOSED: 409,
  REGISTRATION_CLOSED: 409,
  MISSION_FULL: 409,
  WAITLIST_OFF: 409,
  ALREADY_REGISTERED: 409,
  NOT_REGISTERED: 409,
  PREVIOUSLY_REFUSED: 409,
  OWN_MISSION: 409,
  VOLUNTEER_KIND_REQUIRED: 403,
  CAPACITY_BELOW_PARTICIPANTS: 422,
  HAS_PARTICIPANTS: 409,
  SELF_APPROVAL: 403,
  // Not every invitation is welcome: a pause, or several of late.
  NOT_AVAILABLE: 409,
  INVITED_OFTEN: 409,
  // Numbers by health criteria (decision 140): the month's budget, and places for which enough people were drawn.
  QUESTIONS_SPENT: 409,
  INVITED_ENOUGH: 409,
  SURVEY_LIMIT: 409,
  SURVEY_NO_RECIPIENT: 409,
  // Questionnaires of studies: what was agreed to stays, and few answers are nobody's business.
  ANSWERS_BEGUN: 409,
  ANSWERED_ELSEWHERE: 409,
  TOO_FEW_ANSWERS: 409,
  HEALTH_CONSENT_REQUIRED: 403,
  ARTICLE_INCOMPLETE: 422,
  FILE_TOO_LARGE: 413,
  FILE_TYPE: 415,
  FILE_INFECTED: 422,
  FILE_EXPIRED: 410,
  IMAGE_TOO_SMALL: 422,
  IMAGE_TOO_LARGE: 422,
  RATE_LIMITED: 429,
  SOMETHING_WENT_WRONG: 500,
  // Sending again.
  IDEMPOTENCY_KEY_INVALID: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  REQUEST_IN_PROGRESS: 409,
  // Deliveries of the front ends: read by the delivery command line, shown to admins.
  DELIVERY_KEY_REFUSED: 403,
  DELIVERY_REFUSED: 422,
  DELIVERY_CONFLICT: 409,
  CROSS_ORIGIN: 403,
  // Only a page that somebody opened may have the session renewed, not a script within it (MF04).
  PAGE_KEY_REFUSED: 403,
  // Single sign-on: what a callback brought cannot be trusted, came too late, or the provider does not answer.
  SSO_FAILED: 400,
  SSO_EXPIRED: 400,
  SSO_UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatuses

/** What may be wrong with one field. */
export const fieldCodes = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'INVALID_EMAIL',
  'INVALID_PHONE',
  'INVALID_POSTAL_CODE',
  'INVALID_DATE',
  'DATE_ORDER',
  'NOT_IN_LIST',
  'UNDER_AGE',
  'UNSAFE_LINK',
  'WRONG_PASSWORD',
  'OTHER_ADDRESS',
  'OUT_OF_RANGE',
  'INVALID_TYPE',
  'UNKNOWN_FIELD',
  'INVALID_FORMAT',
  'TOO_COMMON',
  'TOO_PERSONAL',
] as const
export type FieldCode = (typeof fieldCodes)[number]

import type { LaterTexts } from '@ensemble/mf-kit'

// The pieces are named after the language and the page: the gateway preloads them with it.
const namespace = 'shell'

/** For who has no account yet. */
export const ofLanding: LaterTexts = {
  namespace,
  name: 'landing',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-landing" */ './fr-later-landing.ts'),
    en: () => import(/* webpackChunkName: "texts-en-landing" */ './en-later-landing.ts'),
  },
}

/** For who signs in. */
export const ofLogin: LaterTexts = {
  namespace,
  name: 'login',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-login" */ './fr-later-login.ts'),
    en: () => import(/* webpackChunkName: "texts-en-login" */ './en-later-login.ts'),
  },
}

/** For who makes an account, by themselves or by a letter. */
export const ofSignUp: LaterTexts = {
  namespace,
  name: 'signup',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-signup" */ './fr-later-signup.ts'),
    en: () => import(/* webpackChunkName: "texts-en-signup" */ './en-later-signup.ts'),
  },
}

/** For who reads what everybody agrees to. */
export const ofNotices: LaterTexts = {
  namespace,
  name: 'notices',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-notices" */ './fr-later-notices.ts'),
    en: () => import(/* webpackChunkName: "texts-en-notices" */ './en-later-notices.ts'),
  },
}

/** For who comes back from the single sign-on. */
export const ofAuth: LaterTexts = {
  namespace,
  name: 'auth',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-auth" */ './fr-later-auth.ts'),
    en: () => import(/* webpackChunkName: "texts-en-auth" */ './en-later-auth.ts'),
  },
}

/** For who has forgotten a password. */
export const ofForgotPassword: LaterTexts = {
  namespace,
  name: 'forgot_password',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-forgot_password" */ './fr-later-forgot-password.ts'),
    en: () => import(/* webpackChunkName: "texts-en-forgot_password" */ './en-later-forgot-password.ts'),
  },
}

/** For who has forgotten a password and has the code. */
export const ofConfirmForgotPassword: LaterTexts = {
  namespace,
  name: 'confirm_forgot_password',
  load: {
    fr: () =>
      import(/* webpackChunkName: "texts-fr-confirm_forgot_password" */ './fr-later-confirm-forgot-password.ts'),
    en: () =>
      import(/* webpackChunkName: "texts-en-confirm_forgot_password" */ './en-later-confirm-forgot-password.ts'),
  },
}

/** For who changes a password. */
export const ofChangePassword: LaterTexts = {
  namespace,
  name: 'change_password',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-change_password" */ './fr-later-change-password.ts'),
    en: () => import(/* webpackChunkName: "texts-en-change_password" */ './en-later-change-password.ts'),
  },
}

/** For teams, and the page that shows a table. */
export const ofDeliveries: LaterTexts = {
  namespace,
  name: 'deliveries',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-deliveries" */ './fr-later-deliveries.ts'),
    en: () => import(/* webpackChunkName: "texts-en-deliveries" */ './en-later-deliveries.ts'),
  },
}

/** For the link of a mail. */
export const ofMissionAnswer: LaterTexts = {
  namespace,
  name: 'mission_answer',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-mission_answer" */ './fr-later-mission-answer.ts'),
    en: () => import(/* webpackChunkName: "texts-en-mission_answer" */ './en-later-mission-answer.ts'),
  },
}

/** For who waits for their account. */
export const ofAccountValidation: LaterTexts = {
  namespace,
  name: 'account_validation',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-account_validation" */ './fr-later-account-validation.ts'),
    en: () => import(/* webpackChunkName: "texts-en-account_validation" */ './en-later-account-validation.ts'),
  },
}

/** For who may not see a page, or has lost their access. */
export const ofUnauthorised: LaterTexts = {
  namespace,
  name: 'unauthorised',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-unauthorised" */ './fr-later-unauthorised.ts'),
    en: () => import(/* webpackChunkName: "texts-en-unauthorised" */ './en-later-unauthorised.ts'),
  },
}

/** For what is opened above a page, and seldom. */
export const ofWindows: LaterTexts = {
  namespace,
  name: 'windows',
  load: {
    fr: () => import(/* webpackChunkName: "texts-fr-windows" */ './fr-later-windows.ts'),
    en: () => import(/* webpackChunkName: "texts-en-windows" */ './en-later-windows.ts'),
  },
}

import { type ShellPath, shellRoutes } from '@ensemble/contracts/routes'
import { type LaterTexts, loadWithRetry, withTexts } from '@ensemble/mf-kit'
import { type ComponentType, createElement, lazy, useState } from 'react'
import {
  ofAccountValidation,
  ofAuth,
  ofChangePassword,
  ofConfirmForgotPassword,
  ofDeliveries,
  ofForgotPassword,
  ofLanding,
  ofLogin,
  ofNotices,
  ofMissionAnswer,
  ofSignUp,
  ofUnauthorised,
} from '../translations/later-texts.ts'

/** How the code of a page comes that is not there from the start. */
const loads = new Map<ComponentType, () => Promise<ComponentType>>()

/**
 * A page whose code is fetched when it is opened, in a piece named after its path: the build preloads it by that name.
 * @param texts what it shows beyond the texts that every page begins with
 */
function onDemand(load: () => Promise<ComponentType>, texts?: LaterTexts): ComponentType {
  let arrived: ComponentType | null = null
  const fetched = async () => (arrived ??= await loadWithRetry(texts ? withTexts(texts, load) : load))
  const Arriving = lazy(async () => ({ default: await fetched() }))
  function OnDemand() {
    const [content] = useState(() => arrived ?? Arriving)
    return createElement(content)
  }
  loads.set(OnDemand, fetched)
  return OnDemand
}

/** The page of each path of `shellRoutes`: one without a page does not compile. */
export const shellPages: Record<ShellPath, ComponentType> = {
  '/': onDemand(
    async () => (await import(/* webpackChunkName: "landing" */ './landing/landing-page.tsx')).LandingPage,
    ofLanding,
  ),
  '/login': onDemand(
    async () => (await import(/* webpackChunkName: "login" */ './login/login-page.tsx')).LoginPage,
    ofLogin,
  ),
  '/forgot_password': onDemand(
    async () =>
      (await import(/* webpackChunkName: "forgot_password" */ './forgot-password/forgot-password-page.tsx'))
        .ForgotPasswordPage,
    ofForgotPassword,
  ),
  '/confirm_forgot_password': onDemand(
    async () =>
      (
        await import(
          /* webpackChunkName: "confirm_forgot_password" */ './confirm-forgot-password/confirm-forgot-password-page.tsx'
        )
      ).ConfirmForgotPasswordPage,
    ofConfirmForgotPassword,
  ),
  '/signup': onDemand(
    async () => (await import(/* webpackChunkName: "signup" */ './signup/sign-up-page.tsx')).SignUpPage,
    ofSignUp,
  ),
  '/unauthorised': onDemand(
    async () =>
      (await import(/* webpackChunkName: "unauthorised" */ './unauthorised/unauthorised-page.tsx')).UnauthorisedPage,
    ofUnauthorised,
  ),
  '/account_validation': onDemand(
    async () =>
      (await import(/* webpackChunkName: "account_validation" */ './account-validation/account-validation-page.tsx'))
        .AccountValidationPage,
    ofAccountValidation,
  ),
  '/auth/callbacks/azure': onDemand(
    async () =>
      (await import(/* webpackChunkName: "auth" */ './azure-callback/azure-callback-page.tsx')).AzureCallbackPage,
    ofAuth,
  ),
  '/notices/:notice': onDemand(
    async () => (await import(/* webpackChunkName: "notices" */ './notices/notice-page.tsx')).NoticePage,
    ofNotices,
  ),
  '/notices/mails': onDemand(
    async () => (await import(/* webpackChunkName: "notices-mails" */ './notices/mails/mails-page.tsx')).MailsPage,
  ),
  '/mission_answer': onDemand(
    async () =>
      (await import(/* webpackChunkName: "mission_answer" */ './mission-answer/mission-answer-page.tsx'))
        .MissionAnswerPage,
    ofMissionAnswer,
  ),
  '/claim_account': onDemand(
    async () =>
      (await import(/* webpackChunkName: "claim_account" */ './claim-account/claim-account-page.tsx')).ClaimAccountPage,
    ofSignUp,
  ),
  '/home': onDemand(async () => (await import(/* webpackChunkName: "home" */ './home/home-page.tsx')).HomePage),
  '/dashboard': onDemand(
    async () => (await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page.tsx')).DashboardPage,
  ),
  '/change_password': onDemand(
    async () =>
      (await import(/* webpackChunkName: "change_password" */ './change-password/change-password-page.tsx'))
        .ChangePasswordPage,
    ofChangePassword,
  ),
  '/deliveries': onDemand(
    async () => (await import(/* webpackChunkName: "deliveries" */ './deliveries/deliveries-page.tsx')).DeliveriesPage,
    ofDeliveries,
  ),
  '/whats_new': onDemand(
    async () => (await import(/* webpackChunkName: "whats_new" */ './whats-new/whats-new-page.tsx')).WhatsNewPage,
  ),
  '/table_sample': onDemand(
    async () =>
      (await import(/* webpackChunkName: "table_sample" */ './table-sample/table-sample-page.tsx')).TableSamplePage,
    ofDeliveries,
  ),
}

/**
 * Fetches the code of a page, which is then drawn at once.
 * @param route pattern of its route
 */
export async function preparePage(route: string): Promise<void> {
  const path = shellRoutes.find((one) => one.path === route)?.path
  if (path) await loads.get(shellPages[path])?.()
}

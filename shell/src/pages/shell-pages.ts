import { type ShellPath } from '@ensemble/contracts/routes'
import { loadWithRetry } from '@ensemble/mf-kit'
import { type ComponentType, lazy } from 'react'
import { AccountValidationPage } from './account-validation/account-validation-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { LoginPage } from './login/login-page.tsx'
import { UnauthorisedPage } from './unauthorised/unauthorised-page.tsx'

/** A page that few visits need: its code is fetched when it is opened. */
function onDemand(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await loadWithRetry(load) }))
}

/** The page of each path of `shellRoutes`: one without a page does not compile. */
export const shellPages: Record<ShellPath, ComponentType> = {
  '/': LandingPage,
  '/login': LoginPage,
  '/forgot_password': onDemand(
    async () => (await import('./forgot-password/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  '/confirm_forgot_password': onDemand(
    async () => (await import('./confirm-forgot-password/confirm-forgot-password-page.tsx')).ConfirmForgotPasswordPage,
  ),
  '/signup': onDemand(async () => (await import('./signup/sign-up-page.tsx')).SignUpPage),
  '/unauthorised': UnauthorisedPage,
  '/account_validation': AccountValidationPage,
  '/auth/callbacks/azure': onDemand(
    async () => (await import('./azure-callback/azure-callback-page.tsx')).AzureCallbackPage,
  ),
  '/notices/:notice': onDemand(async () => (await import('./notices/notice-page.tsx')).NoticePage),
  '/home': HomePage,
  '/dashboard': onDemand(async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage),
  '/change_password': onDemand(
    async () => (await import('./change-password/change-password-page.tsx')).ChangePasswordPage,
  ),
  '/deliveries': onDemand(async () => (await import('./deliveries/deliveries-page.tsx')).DeliveriesPage),
  '/table_sample': onDemand(async () => (await import('./table-sample/table-sample-page.tsx')).TableSamplePage),
}

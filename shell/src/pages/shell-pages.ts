import { type ShellPath, shellRoutes } from '@ensemble/contracts/routes'
import { loadWithRetry } from '@ensemble/mf-kit'
import { type ComponentType, createElement, lazy, useState } from 'react'
import { AccountValidationPage } from './account-validation/account-validation-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { LoginPage } from './login/login-page.tsx'
import { UnauthorisedPage } from './unauthorised/unauthorised-page.tsx'

/** How the code of a page comes that is not there from the start. */
const loads = new Map<ComponentType, () => Promise<ComponentType>>()

/** A page that few visits need: its code is fetched when it is opened. */
function onDemand(load: () => Promise<ComponentType>): ComponentType {
  let arrived: ComponentType | null = null
  const fetched = async () => (arrived ??= await loadWithRetry(load))
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

/**
 * Fetches the code of a page, which is then drawn at once.
 * @param route pattern of its route
 */
export async function preparePage(route: string): Promise<void> {
  const path = shellRoutes.find((one) => one.path === route)?.path
  if (path) await loads.get(shellPages[path])?.()
}

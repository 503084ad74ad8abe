import { type ShellPath } from '@ensemble/contracts/routes'
import { loadWithRetry } from '@ensemble/mf-kit'
import { type ComponentType, lazy } from 'react'
import { AccountValidationPage } from './account-validation/account-validation-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { LoginPage } from './login/login-page.tsx'
import { UnauthorisedPage } from './unauthorised/unauthorised-page.tsx'

const DashboardPage = lazy(async () => {
  const { DashboardPage: page } = await loadWithRetry(() => import('./dashboard/dashboard-page.tsx'))
  return { default: page }
})

/** The pages of the shell that exist. A path of `shellRoutes` without a page yet is answered like an unknown one. */
export const shellPages: Partial<Record<ShellPath, ComponentType>> = {
  '/': LandingPage,
  '/login': LoginPage,
  '/unauthorised': UnauthorisedPage,
  '/account_validation': AccountValidationPage,
  '/home': HomePage,
  '/dashboard': DashboardPage,
}

import type { User } from '@ensemble/contracts/users/http'
import { type TutorialStep, tutorialSteps } from '@ensemble/contracts/users/tutorial-steps'

/** The real screen of each station; the profile is one's own. */
const screens: Record<string, string> = {
  home: '/home',
  missions: '/missions/browse',
  my_missions: '/my_missions',
  resources: '/resources',
  dashboard: '/dashboard',
  department: '/my_department',
  management: '/missions/management',
  users: '/user_management',
}

export interface TourStep extends TutorialStep {
  path: string
}

/** The stations of somebody's role, each with its screen. */
export function tourSteps({ id, role }: Pick<User, 'id' | 'role'>): TourStep[] {
  return tutorialSteps(role ?? 'member').map((step) => ({ ...step, path: screens[step.key] ?? `/users/${id}` }))
}

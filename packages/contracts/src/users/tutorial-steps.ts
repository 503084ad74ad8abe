import type { Role } from '../enumerations.ts'

/** Stations of the tutorial, each on a real screen; who sees which follows from the role. */
const common = ['home', 'missions', 'my_missions', 'resources', 'profile'] as const
const stations = {
  member: common,
  referent: ['home', 'department', 'management', 'missions', 'resources', 'profile'],
  headquarter_referent: ['home', 'management', 'missions', 'resources', 'dashboard', 'profile'],
  admin: ['home', 'users', 'management', 'resources', 'dashboard', 'profile'],
} as const satisfies Record<Role, readonly string[]>
type TutorialStation = (typeof stations)[Role][number]

export interface TutorialStep {
  key: TutorialStation
  titleKey: `tutorial.steps.${TutorialStation}`
}

/**
 * The stations of a role, in their order.
 * @param role the person's role: another role sees other screens
 */
export function tutorialSteps(role: Role): TutorialStep[] {
  return stations[role].map((key) => ({ key, titleKey: `tutorial.steps.${key}` }))
}

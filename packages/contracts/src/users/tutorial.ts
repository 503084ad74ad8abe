import Type, { type Static } from 'typebox'
import { type Role, tutorialStatuses } from '../enumerations.ts'
import { closed } from '../identifiers.ts'

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

export const TutorialState = Type.Object({
  status: Type.Enum(tutorialStatuses),
  /** Place in `steps`, 0 for the first. */
  currentStep: Type.Integer(),
  completedSteps: Type.Array(Type.String()),
  steps: Type.Array(Type.Object({ key: Type.String(), titleKey: Type.String() })),
})
export type TutorialState = Static<typeof TutorialState>

export const TutorialEdit = Type.Object(
  {
    status: Type.Optional(Type.Enum(tutorialStatuses)),
    currentStep: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
    /** Key of a step that was just done. */
    completedStep: Type.Optional(Type.String({ maxLength: 40 })),
  },
  closed,
)
export type TutorialEdit = Static<typeof TutorialEdit>

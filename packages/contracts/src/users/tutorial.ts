import Type, { type Static } from 'typebox'
import { tutorialStatuses } from '../enumerations.ts'
import { closed } from '../identifiers.ts'

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

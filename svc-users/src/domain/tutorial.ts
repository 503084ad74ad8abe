import type { Role, TutorialStatus } from '@ensemble/contracts/enumerations'
import { tutorialTransitions } from '@ensemble/contracts/states'
import type { TutorialEdit } from '@ensemble/contracts/users/tutorial'
import { tutorialSteps } from '@ensemble/contracts/users/tutorial-steps'
import { refuse } from '@ensemble/service-kit/refusal'

export interface Tutorial {
  role: Role
  status: TutorialStatus
  /** Place among the steps of the role, 0 for the first. */
  currentStep: number
  completedSteps: string[]
}

/**
 * The tutorial after somebody went on with it. Going on begins it, and the last step completes it; opened again it
 * starts at its first step, and who had completed it has still.
 * @throws Refusal STATUS_CONFLICT for a move that the state table does not know, VALIDATION_FAILED for a step that the
 *   role has not
 */
export function goOn(tutorial: Tutorial, { status, currentStep, completedStep }: TutorialEdit): Tutorial {
  const keys: readonly string[] = tutorialSteps(tutorial.role).map(({ key }) => key)
  if (currentStep !== undefined && currentStep >= keys.length) unknown('currentStep')
  if (completedStep !== undefined && !keys.includes(completedStep)) unknown('completedStep')
  const done = new Set([...tutorial.completedSteps, ...(completedStep === undefined ? [] : [completedStep])])
  const completedSteps = keys.filter((key) => done.has(key))
  const allDone = completedSteps.length === keys.length
  const next = status ?? impliedBy(tutorial.status, allDone, completedStep ?? currentStep)
  const reopened = next === 'in_progress' && (tutorial.status === 'completed' || tutorial.status === 'skipped')
  return {
    ...tutorial,
    status: next === tutorial.status ? next : moved(tutorial.status, next),
    currentStep: currentStep ?? (reopened ? 0 : tutorial.currentStep),
    completedSteps,
  }
}

/** Where somebody stands who says no status: whoever moves has begun, whoever has done all is done. */
function impliedBy(status: TutorialStatus, allDone: boolean, step: string | number | undefined): TutorialStatus {
  if (step === undefined || status === 'completed' || status === 'skipped') return status
  return allDone ? 'completed' : 'in_progress'
}

function moved(from: TutorialStatus, wanted: TutorialStatus): TutorialStatus {
  const reopens = wanted === 'in_progress' && from !== 'not_started'
  const row = tutorialTransitions.find((known) =>
    reopens ? known.from === from && known.action === 'reopen' : known.from === from && known.to === wanted,
  )
  return row?.to ?? refuse('STATUS_CONFLICT')
}

function unknown(field: 'currentStep' | 'completedStep'): never {
  return refuse('VALIDATION_FAILED', { fields: { [field]: ['NOT_IN_LIST'] } })
}

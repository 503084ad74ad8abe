import type { TutorialEdit, TutorialState } from '@ensemble/contracts/users/tutorial'
import { tutorialSteps } from '@ensemble/contracts/users/tutorial-steps'
import { inTransaction } from '@ensemble/service-kit/database'
import * as tutorials from '../data/tutorials.ts'
import type { Deps } from '../deps.ts'
import { goOn, type Tutorial } from '../domain/tutorial.ts'

/** Where somebody stands with the tutorial of their role. @throws Refusal NOT_FOUND */
export async function readTutorial(deps: Deps, userId: string): Promise<TutorialState> {
  return stateOf(await tutorials.find(deps.db, userId))
}

/** @throws Refusal NOT_FOUND and those of the domain's `goOn` */
export async function editTutorial(deps: Deps, userId: string, edit: TutorialEdit): Promise<TutorialState> {
  return inTransaction(deps.db, async (tx) => {
    const tutorial = goOn(await tutorials.lock(tx, userId), edit)
    await tutorials.update(tx, userId, tutorial, deps.clock.now())
    return stateOf(tutorial)
  })
}

/** Steps of another role, done before somebody's role changed, are no longer among theirs. */
function stateOf({ role, status, currentStep, completedSteps }: Tutorial): TutorialState {
  const steps = tutorialSteps(role)
  return {
    status,
    currentStep: Math.min(currentStep, steps.length - 1),
    completedSteps: completedSteps.filter((done) => steps.some(({ key }) => key === done)),
    steps,
  }
}

import { lazyPart, loadWithRetry } from '@ensemble/mf-kit'
import { Loader } from '@ensemble/ui'
import { type ComponentType, Suspense } from 'react'
import type { SignUpStep } from './sign-up-steps.ts'
import type { StepActions } from './step-frame.tsx'

// In one piece: lists of choices, with what they open with, are half of both.
const loadPlace = () => import(/* webpackChunkName: "signup-later" */ './place-step.tsx')
const loadInterests = () => import(/* webpackChunkName: "signup-later" */ './interests-step.tsx')

export const PlaceStep = later(loadPlace)
export const InterestsStep = later(loadInterests)

const loads: { [Step in SignUpStep]?: () => Promise<unknown> } = { place: loadPlace, interests: loadInterests }

/** The boundary is around such a step alone: what is in one is taken over after the rest of a rendered page. */
function later(load: () => Promise<{ default: ComponentType<StepActions> }>): ComponentType<StepActions> {
  const Part = lazyPart(load)
  return function LaterStep(actions) {
    return (
      <Suspense fallback={<Loader />}>
        <Part {...actions} />
      </Suspense>
    )
  }
}

/**
 * Fetches the code of a step, where it does not come with the first one.
 * @throws when it cannot be fetched: the step before it stays, with what is typed
 */
export async function prepareStep(step: SignUpStep | undefined): Promise<void> {
  const load = step && loads[step]
  if (load) await loadWithRetry(load)
}

import {
  recordUse,
  useDispatch,
  useNavigate,
  useSelector,
  useSession,
  useToast,
  useTranslation,
} from '@ensemble/mf-kit'
import type { ShellState } from '../store/store.ts'
import { useShellEditTutorialMutation, useShellTutorialMutation } from './tour-api.ts'
import { tourHidden, tourShown } from '../store/tour-slice.ts'
import { type TourStep, tourSteps } from './tour-screens.ts'

const params = { userId: 'me' } as const

/**
 * The guided tour of the current user over the real screens: begun, gone on with, left for later or for good, and seen
 * again. Null for who has none: accounts that wait.
 */
export function useTour() {
  const { t } = useTranslation()
  const { user } = useSession()
  const navigate = useNavigate()
  const dispatch = useDispatch()
  const toast = useToast()
  const shown = useSelector((state: ShellState) => state.tour.shown)
  const [edit] = useShellEditTutorialMutation()
  const [ask] = useShellTutorialMutation()
  if (!user?.tutorial || user.status !== 'validated') return null
  const { status, currentStep } = user.tutorial
  const steps = tourSteps(user)
  const index = Math.min(currentStep, steps.length - 1)
  const step = steps[index]
  if (!step) return null

  function open(at: TourStep | undefined) {
    dispatch(tourShown())
    if (at) void navigate(at.path)
  }

  return {
    shown,
    status,
    steps,
    index,
    step,
    /** Where somebody left it, perhaps on another device, or from the beginning. */
    resume: () => {
      if (status === 'in_progress') void ask({ params })
      else void edit({ params, body: { status: 'in_progress', currentStep: 0 } })
      open(status === 'in_progress' ? step : steps[0])
    },
    next: () => {
      recordUse({ type: 'tutorial_step', targetType: 'tutorial', targetId: step.key })
      const following = steps[index + 1]
      if (following) {
        void edit({ params, body: { completedStep: step.key, currentStep: index + 1 } })
        open(following)
        return
      }
      void edit({ params, body: { completedStep: step.key, status: 'completed' } })
      dispatch(tourHidden())
      void navigate('/home')
      toast(t('tour.done'))
    },
    /** Leaves the screen to itself; the home page offers to go on. */
    later: () => void dispatch(tourHidden()),
    skip: () => {
      if (status !== 'completed') void edit({ params, body: { status: 'skipped' } })
      dispatch(tourHidden())
    },
  }
}

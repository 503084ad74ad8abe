import { useDispatch, useSelector } from '@ensemble/mf-kit'
import { Toast } from '@ensemble/ui'
import type { ShellState } from '../store/store.ts'
import { toastClosed } from '../store/toasts-slice.ts'

/** The one place where toasts appear: top centre, one at a time. */
export function Toaster() {
  const { shown: toast, said } = useSelector((state: ShellState) => state.toasts)
  const dispatch = useDispatch()
  return (
    <Toast
      open={toast !== null}
      nth={said}
      message={toast?.message ?? ''}
      severity={toast?.severity}
      duration={toast?.durationMs}
      onClose={() => dispatch(toastClosed())}
    />
  )
}

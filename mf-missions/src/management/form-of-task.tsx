import { useSearchParams } from '@ensemble/mf-kit'
import { MissionFormPage } from './form/mission-form-page.tsx'
import { taskOf } from './form/form-task.ts'

/** The form that the address asks for. */
export function FormOfTask() {
  const [address] = useSearchParams()
  const task = taskOf(address)
  return task ? <MissionFormPage key={`${task.kind} ${task.missionId}`} task={task} /> : null
}

// React.lazy takes a default export.
export default FormOfTask

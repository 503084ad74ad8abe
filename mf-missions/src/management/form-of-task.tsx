import { useSearchParams } from '@ensemble/mf-kit'
import { MissionFormPage } from './form/mission-form-page.tsx'
import { taskOf } from './form/form-task.ts'

/** The form that the address asks for. */
export default function FormOfTask() {
  const [address] = useSearchParams()
  const task = taskOf(address)
  return task ? <MissionFormPage key={`${task.kind} ${task.missionId} ${task.place ?? ''}`} task={task} /> : null
}

import { useSearchParams } from '@ensemble/mf-kit'
import { useEffect, useState } from 'react'
import { MissionFormPage } from './form/mission-form-page.tsx'
import { taskOf } from './form/form-task.ts'

/** The form that the address asks for. What is written anew has a name from its beginning: several may be begun. */
export default function FormOfTask() {
  const [address, setAddress] = useSearchParams()
  const [name] = useState(() => Math.random().toString(36).slice(2, 10))
  const task = taskOf(address)
  const nameless = task?.kind === 'new' && !task.needId && !task.draft
  useEffect(() => {
    if (nameless) setAddress((known) => new URLSearchParams([...known, ['draft', name]]), { replace: true })
  }, [nameless, name, setAddress])
  if (!task || nameless) return null
  return <MissionFormPage key={[task.kind, task.missionId, task.place, task.draft].join(' ')} task={task} />
}

import { errorMessage, useSession, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Page, PageSkeleton } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsGetQuery } from '../../api/missions-api.ts'
import { MissionFormView } from './mission-form-view.tsx'
import { FormOfLocalNeed } from './form-of-local-need.tsx'
import type { FormTask } from './form-task.ts'
import { blankForm, copyOf, formOf, placedIn } from './mission-form.ts'

/** The form, once what it begins from is there. */
export function MissionFormPage({ task }: { task: FormTask }) {
  const session = useSession()
  const [blank] = useState(() => placedIn(blankForm(session), task.place))
  if (task.needId) return <FormOfLocalNeed needId={task.needId} blank={blank} />
  if (task.kind === 'new') return <MissionFormView initial={blank} draftKey={draftKeyOf('mission.form.new', task)} />
  return <FormOfMission key={`${task.kind} ${task.missionId}`} task={task} />
}

/** What is written for another place is another draft. */
function draftKeyOf(key: string, { place }: FormTask): string {
  return place === null ? key : `${key}.${place.toLowerCase()}`
}

function FormOfMission({ task }: { task: FormTask }) {
  const { kind, missionId, place } = task
  const { t } = useTranslation('mf-missions')
  const session = useSession()
  const { currentData, error, isError, isFetching, refetch } = useMissionsGetQuery({ params: { missionId } })
  // What was there when the form was opened: what others change meanwhile must not write into it.
  const [begun, setBegun] = useState<typeof currentData>(undefined)
  // Not what was kept of an earlier visit: it may be old, and saving would then be refused for nothing.
  if (currentData && !begun && !isFetching) setBegun(currentData)
  const mission = begun
  if (!mission) {
    if (!isError)
      return (
        <Page>
          <PageSkeleton />
        </Page>
      )
    return (
      <Page>
        <ErrorState
          headingLevel={1}
          title={t('details.failed')}
          text={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Page>
    )
  }
  if (kind === 'copy') {
    return (
      <MissionFormView
        initial={placedIn(copyOf(mission, blankForm(session)), place)}
        draftKey={draftKeyOf(`mission.form.copy.${missionId}`, task)}
      />
    )
  }
  return (
    <MissionFormView
      initial={formOf(mission)}
      draftKey={`mission.form.${missionId}`}
      mission={mission}
      latest={async () => {
        const { data } = await refetch()
        return data ? formOf(data) : null
      }}
    />
  )
}

import { dayInParis } from '@ensemble/contracts/zone-clock'
import { retryOf, useSession, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Notice, Page, PageSkeleton } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsGetQuery } from '../../api/missions-api.ts'
import { MissionFormView } from './mission-form-view.tsx'
import { FormOfLocalNeed } from './form-of-local-need.tsx'
import { firstDraft, type FormTask } from './form-task.ts'
import { FormOfTemplate } from './form-of-template.tsx'
import { blankForm, copyOf, formOf, placedIn, weeksOn } from './mission-form.ts'

/** The form, once what it begins from is there. */
export function MissionFormPage({ task }: { task: FormTask }) {
  const session = useSession()
  const [blank] = useState(() => placedIn(blankForm(session), task.place))
  if (task.needId) return <FormOfLocalNeed needId={task.needId} blank={blank} />
  if (task.kind !== 'new') return <FormOfMission key={`${task.kind} ${task.missionId}`} task={task} />
  const draftKey =
    task.draft === null || task.draft === firstDraft ? 'mission.form.new' : `mission.form.new.${task.draft}`
  if (task.templateId) return <FormOfTemplate templateId={task.templateId} blank={blank} draftKey={draftKey} />
  return <MissionFormView initial={blank} draftKey={draftKey} />
}

/** What is written for another place is another draft. */
function draftKeyOf(key: string, { place }: FormTask): string {
  return place === null ? key : `${key}.${place.toLowerCase()}`
}

function FormOfMission({ task }: { task: FormTask }) {
  const { kind, missionId, place } = task
  const { t } = useTranslation('mf-missions')
  const session = useSession()
  const query = useMissionsGetQuery({ params: { missionId } })
  const { currentData, isError, isFetching, refetch } = query
  const [today] = useState(() => dayInParis(new Date().toISOString()))
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
        <ErrorState headingLevel={1} title={t('details.failed')} {...retryOf(query)} />
      </Page>
    )
  }
  if (kind === 'copy') {
    return (
      <MissionFormView
        initial={placedIn(copyOf(mission, blankForm(session), today), place)}
        about={<Notice title={t('copied.title', { count: weeksOn(mission, today) })}>{t('copied.hint')}</Notice>}
        draftKey={draftKeyOf(`mission.form.copy.${missionId}`, task)}
      />
    )
  }
  return (
    <MissionFormView
      initial={formOf(mission)}
      draftKey={`mission.form.${missionId}`}
      mission={mission}
      onWrittenOn={setBegun}
      latest={async () => {
        const { data } = await refetch()
        return data ? formOf(data) : null
      }}
    />
  )
}

import type { LocalNeed } from '@ensemble/contracts/users/local-needs'
import { errorMessage, useToast, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Page, PageSkeleton } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsDecideNeedMutation, useMissionsUserNeedsQuery } from '../../api/local-needs-api.ts'
import { MissionFormView } from './mission-form-view.tsx'
import type { MissionForm } from './mission-form.ts'

/** A new mission that begins from a local need, in the words of who told it; once it is stored, the need has its answer. */
export function FormOfLocalNeed({ needId, blank }: { needId: string; blank: MissionForm }) {
  const { t } = useTranslation('mf-missions')
  const { data, isError, error, isFetching, refetch } = useMissionsUserNeedsQuery({ query: { needId, pageSize: 5 } })
  const need = data?.items[0]
  if (need) return <BegunForm need={need} blank={blank} />
  return (
    <Page>
      {isError || data ? (
        <ErrorState
          headingLevel={1}
          title={t('form.needFailed')}
          text={isError ? errorMessage(error) : t('form.needGone')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

function BegunForm({ need, blank }: { need: LocalNeed; blank: MissionForm }) {
  const toast = useToast()
  const [decide] = useMissionsDecideNeedMutation()
  // As it was when the form was opened.
  const [initial] = useState(() => ({ ...blank, title: need.subject, description: paragraphsOf(need.message) }))

  async function answer(missionId: string) {
    const { error } = await decide({ params: { needId: need.id }, body: { state: 'mission_made', missionId } })
    // The mission is there all the same; the need stays open in the list of the committee.
    if (error) toast(errorMessage(error), { severity: 'error' })
  }

  return (
    <MissionFormView
      initial={initial}
      draftKey={`mission.form.need.${need.id}`}
      // Answered before, for instance in another tab: this is then a mission like any other.
      onSaved={(missionId) => (need.answeredAt ? undefined : void answer(missionId))}
    />
  )
}

/** What somebody typed, as the text of a mission. */
function paragraphsOf(message: string): string {
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}

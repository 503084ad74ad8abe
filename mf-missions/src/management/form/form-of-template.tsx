import { errorMessage, skipToken, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Page, PageSkeleton } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsTemplatesQuery } from '../../api/many-api.ts'
import { type MissionForm, formOfTemplate } from './mission-form.ts'
import { MissionFormView } from './mission-form-view.tsx'

interface FormOfTemplateProps {
  templateId: string
  blank: MissionForm
  draftKey: string
}

/** A new mission that begins from a template; without it, from nothing, as what was written since is in its draft. */
export function FormOfTemplate({ templateId, blank, draftKey }: FormOfTemplateProps) {
  const { t } = useTranslation('mf-missions')
  const listed = useMissionsTemplatesQuery({})
  const [initial, setInitial] = useState<MissionForm | null>(null)
  const isThis = ({ id }: { id: string }) => id === templateId
  // The list tells so many at most.
  const isBeyond = listed.data?.more === true && !listed.data.items.some(isThis)
  const alone = useMissionsTemplatesQuery(isBeyond ? { query: { templateId } } : skipToken)
  const { data, isError, error, isFetching, refetch } = isBeyond ? alone : listed
  const template = data?.items.find(isThis)
  if (!initial && template) setInitial(formOfTemplate(template.content, blank))
  if (initial) return <MissionFormView initial={initial} draftKey={draftKey} />
  return (
    <Page>
      {isError || data ? (
        <ErrorState
          headingLevel={1}
          title={isError ? t('templates.failed') : t('templates.gone')}
          text={isError ? errorMessage(error) : t('templates.noneHint')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  )
}

import type { Mission } from '@ensemble/contracts/missions/http'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import { FormProvider, lazyPart, useForm, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, SendStatus, Stack, TextSkeleton } from '@ensemble/ui'
import { Suspense, useState } from 'react'
import { useMissionsUpdateWorkspaceMutation } from '../../api/missions-api.ts'
import { DocumentInputs } from './document-inputs.tsx'
import { LinkInputs } from './link-inputs.tsx'
import { OtherVersion } from './other-version.tsx'
import { SessionInputs } from './session-inputs.tsx'
import { toEdit, toForm, type WorkspaceForm } from './workspace-form.ts'

const RichInputs = lazyPart(() => import('./rich-inputs.tsx'))

interface WorkspaceEditorProps {
  mission: Mission
  workspace: Workspace
  onClose: () => void
}

/**
 * Changes the workspace as it was when the editing began. Whoever saves second is told, sees what the other wrote, and
 * decides: nothing is overwritten silently.
 */
export function WorkspaceEditor({ mission, workspace, onClose }: WorkspaceEditorProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [update] = useMissionsUpdateWorkspaceMutation()
  const { send, sending, failure, refusal, clear } = useSend(update)
  // The version that this form began with: the mission on the screen goes on changing behind it.
  const [base, setBase] = useState(mission.updatedAt)
  const form = useForm<WorkspaceForm>({ defaultValues: toForm(workspace) })
  const stale = refusal?.code === 'STALE_UPDATE'

  async function save(values: WorkspaceForm) {
    const saved = await send({ params: { missionId: mission.id }, body: toEdit(values, base) })
    if (!saved) return
    toast(t('workspace.saved'))
    onClose()
  }

  function takeTheirs() {
    form.reset(toForm(workspace))
    goOn()
  }

  function goOn() {
    setBase(mission.updatedAt)
    clear()
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <FormSection title={t('workspace.editTitle')}>
          {stale ? <OtherVersion workspace={workspace} onTheirs={takeTheirs} onMine={goOn} /> : null}
          <SessionInputs />
          <LinkInputs />
          <DocumentInputs missionId={mission.id} />
          <Suspense fallback={<TextSkeleton lines={6} />}>
            <RichInputs />
          </Suspense>
          <SendStatus sending={sending} failure={stale ? null : failure} />
          <Stack direction="row" sx={{ gap: '12px', flexWrap: 'wrap' }}>
            <Button variant="secondary" onClick={onClose}>
              {t('workspace.cancel')}
            </Button>
            <Button type="submit" loading={sending} disabled={stale}>
              {t('workspace.save')}
            </Button>
          </Stack>
        </FormSection>
      </form>
    </FormProvider>
  )
}

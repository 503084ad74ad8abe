import type { Mission } from '@ensemble/contracts/missions/http'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import { zoneOf } from '@ensemble/contracts/zones'
import { FormProvider, lazyPart, useForm, useFormDraft, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, ConfirmDialog, DraftStatus, FormSection, SendStatus, Stack, TextSkeleton } from '@ensemble/ui'
import { Suspense, useState } from 'react'
import { useMissionsUpdateWorkspaceMutation } from '../../api/details-api.ts'
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
 * decides: nothing is overwritten silently. What is not saved yet is kept as a draft, with the version it began with.
 */
export function WorkspaceEditor({ mission, workspace, onClose }: WorkspaceEditorProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [update] = useMissionsUpdateWorkspaceMutation()
  const { send, sending, failure, refusal, clear } = useSend(update)
  const zone = zoneOf(mission.departmentCode)
  // As it was when this began: the mission on the screen goes on changing behind it.
  const [saved, setSaved] = useState(() => toForm(workspace, mission.updatedAt, zone))
  const form = useForm<WorkspaceForm>({ defaultValues: saved })
  const draft = useFormDraft({ key: `mission.workspace.${mission.id}`, form, blank: saved })
  /** Whether to drop what is written is asked. */
  const [discarding, setDiscarding] = useState(false)
  const stale = refusal?.code === 'STALE_UPDATE'

  async function save(values: WorkspaceForm) {
    const answer = await send({ params: { missionId: mission.id }, body: toEdit(values, zone) })
    if (!answer) return
    // What was written on the way is not saved: it stays, and goes on from what is.
    if (JSON.stringify(form.getValues()) !== JSON.stringify(values)) {
      setSaved({ ...values, basedOn: answer.updatedAt })
      form.setValue('basedOn', answer.updatedAt)
      return toast(t('form.savedBefore'))
    }
    draft.forget()
    toast(t('workspace.saved'))
    onClose()
  }

  function takeTheirs() {
    const theirs = toForm(workspace, mission.updatedAt, zone)
    setSaved(theirs)
    form.reset(theirs)
    draft.forget()
    clear()
  }

  function keepMine() {
    form.setValue('basedOn', mission.updatedAt)
    clear()
  }

  function discard() {
    form.reset(saved)
    draft.forget()
    onClose()
  }

  return (
    <FormProvider {...form}>
      <form noValidate inert={!draft.ready} onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <FormSection title={t('workspace.editTitle')}>
          {stale ? (
            <OtherVersion workspace={workspace} mission={mission} onTheirs={takeTheirs} onMine={keepMine} />
          ) : null}
          <SessionInputs mission={mission} />
          <LinkInputs />
          <DocumentInputs missionId={mission.id} />
          <Suspense fallback={<TextSkeleton lines={6} />}>
            <RichInputs />
          </Suspense>
          <DraftStatus status={draft.status} />
          <SendStatus sending={sending} failure={stale ? null : failure} />
          <Stack direction="row" sx={{ gap: '12px', flexWrap: 'wrap' }}>
            <Button variant="secondary" onClick={onClose}>
              {t('workspace.cancel')}
            </Button>
            {draft.status === 'none' ? null : (
              <Button variant="quiet" aria-haspopup="dialog" onClick={() => setDiscarding(true)}>
                {t('form.discard')}
              </Button>
            )}
            <Button type="submit" loading={sending} disabled={stale}>
              {t('workspace.save')}
            </Button>
          </Stack>
        </FormSection>
      </form>
      <ConfirmDialog
        open={discarding}
        title={t('form.discardTitle')}
        consequence={t('drafts.removeConsequence')}
        confirmLabel={t('form.discard')}
        danger
        onCancel={() => setDiscarding(false)}
        onConfirm={discard}
      />
    </FormProvider>
  )
}

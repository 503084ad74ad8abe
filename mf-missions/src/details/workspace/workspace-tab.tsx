import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Button, EmptyState, Stack } from '@ensemble/ui'
import { useState } from 'react'
import { WorkspaceEditor } from './workspace-editor.tsx'
import { WorkspaceView } from './workspace-view.tsx'

/** What those who take part share: read by all of them, changed by those who run the mission. */
export function WorkspaceTab({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const [editor, setEditor] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const { workspace, allowedActions } = mission
  if (!workspace) return null
  if (editor === 'open') {
    return <WorkspaceEditor mission={mission} workspace={workspace} onClose={() => setEditor('closed')} />
  }
  // Once it was closed, the focus goes back to what opened it.
  const edit = allowedActions.includes('edit_workspace') ? (
    <Button variant="secondary" autoFocus={editor === 'closed'} onClick={() => setEditor('open')}>
      {t('workspace.edit')}
    </Button>
  ) : null
  const { intro, links, documents, nextMeetingAt, sessions = [], notes } = workspace
  if (!intro && !notes && !nextMeetingAt && links.length + documents.length + sessions.length === 0) {
    return <EmptyState headingLevel={2} title={t('workspace.empty')} text={t('workspace.emptyHint')} action={edit} />
  }
  return (
    <Stack sx={{ gap: '24px', alignItems: 'flex-start' }}>
      <WorkspaceView workspace={workspace} mission={mission} missionId={mission.id} />
      {edit}
    </Stack>
  )
}

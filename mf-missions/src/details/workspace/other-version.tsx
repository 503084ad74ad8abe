import type { Mission } from '@ensemble/contracts/missions/http'
import type { Workspace } from '@ensemble/contracts/missions/workspace'
import { useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Notice, Stack, Text } from '@ensemble/ui'
import { WorkspaceView } from './workspace-view.tsx'

interface OtherVersionProps {
  /** As it stands now. */
  workspace: Workspace
  mission: Pick<Mission, 'departmentCode'>
  onTheirs: () => void
  onMine: () => void
}

/** Somebody else saved first: shows what they wrote, and lets one choose. */
export function OtherVersion({ workspace, mission, onTheirs, onMine }: OtherVersionProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <Notice severity="warning" title={t('workspace.stale')}>
      <Stack sx={{ gap: '12px', alignItems: 'flex-start' }}>
        <Text>{t('workspace.staleHint')}</Text>
        <Card as="div" outline="line">
          <WorkspaceView workspace={workspace} mission={mission} />
        </Card>
        <Stack direction="row" sx={{ gap: '12px', flexWrap: 'wrap' }}>
          <Button variant="secondary" onClick={onTheirs}>
            {t('workspace.theirs')}
          </Button>
          <Button variant="secondary" onClick={onMine}>
            {t('workspace.mine')}
          </Button>
        </Stack>
      </Stack>
    </Notice>
  )
}

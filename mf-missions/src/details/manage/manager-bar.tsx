import type { Mission } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useCan, useTranslation } from '@ensemble/mf-kit'
import {
  ArchiveIcon,
  BanIcon,
  Button,
  type ButtonVariant,
  CalendarIcon,
  CheckIcon,
  CopyIcon,
  LinkButton,
  PencilIcon,
  Stack,
  Trash2Icon,
  Undo2Icon,
} from '@ensemble/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { ApproveDialog } from './approve-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { RejectDialog } from '../../decisions/reject-dialog.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { TemplateDialog } from './template-dialog.tsx'

interface MoveDialogProps {
  mission: Mission
  onClose: () => void
}

interface Move {
  action: Mission['allowedActions'][number]
  icon: ReactNode
  variant: ButtonVariant
  Window: ComponentType<MoveDialogProps>
}

const moves = [
  { action: 'approve', icon: <CheckIcon />, variant: 'primary', Window: ApproveDialog },
  { action: 'reject', icon: <BanIcon />, variant: 'secondary', Window: RejectDialog },
  { action: 'revoke_rejection', icon: <Undo2Icon />, variant: 'secondary', Window: RevokeDialog },
  { action: 'add_closing_note', icon: <PencilIcon />, variant: 'primary', Window: CloseDialog },
  { action: 'reschedule', icon: <CalendarIcon />, variant: 'secondary', Window: RescheduleDialog },
  // What ends a mission stands last, and quietly: its window warns.
  { action: 'close', icon: <ArchiveIcon />, variant: 'quiet', Window: CloseDialog },
  { action: 'cancel', icon: <BanIcon />, variant: 'quiet', Window: CancelDialog },
  { action: 'delete', icon: <Trash2Icon />, variant: 'quiet', Window: DeleteDialog },
] as const satisfies readonly Move[]

/** What this reader may do with the mission as a whole: each button stands for a call that would be accepted. */
export function ManagerBar({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const creates = useCan('mission.create')
  const [open, setOpen] = useState<(typeof moves)[number]['action'] | 'keep_template' | null>(null)
  const allowed = moves.filter(({ action }) => mission.allowedActions.includes(action))
  const edits = mission.allowedActions.includes('edit')
  const shown = moves.find(({ action }) => action === open)
  if (allowed.length === 0 && !edits && !creates) return null
  const decides = allowed.some(({ variant }) => variant === 'primary')
  return (
    <Stack component="section" direction="row" aria-label={t('manage.label')} sx={{ gap: '8px', flexWrap: 'wrap' }}>
      {buttons('primary')}
      {edits ? (
        <LinkButton
          variant={decides ? 'secondary' : 'primary'}
          icon={<PencilIcon />}
          component={PrefetchLink}
          to={`/missions/management?form=edit&mission=${mission.id}`}
        >
          {t(mission.allowedActions.includes('resubmit') ? 'manage.resubmit' : 'manage.edit')}
        </LinkButton>
      ) : null}
      {buttons('secondary')}
      {creates ? (
        <LinkButton
          variant="quiet"
          icon={<CopyIcon />}
          component={PrefetchLink}
          to={`/missions/management?form=copy&mission=${mission.id}`}
        >
          {t('manage.duplicate')}
        </LinkButton>
      ) : null}
      {creates && edits ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('keep_template')}>
          {t('manage.keep_template')}
        </Button>
      ) : null}
      {buttons('quiet')}
      {open === 'keep_template' ? <TemplateDialog mission={mission} onClose={() => setOpen(null)} /> : null}
      {shown ? <shown.Window mission={mission} onClose={() => setOpen(null)} /> : null}
    </Stack>
  )

  function buttons(of: ButtonVariant) {
    return allowed
      .filter(({ variant }) => variant === of)
      .map(({ action, icon, variant }) => (
        <Button key={action} variant={variant} icon={icon} aria-haspopup="dialog" onClick={() => setOpen(action)}>
          {t(`manage.${action}`)}
        </Button>
      ))
  }
}

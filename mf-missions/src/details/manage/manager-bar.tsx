import type { Mission } from '@ensemble/contracts/missions/http'
import { PrefetchLink, useCan, useSearchParams, useTranslation } from '@ensemble/mf-kit'
import {
  ArchiveIcon,
  BanIcon,
  Button,
  type ButtonVariant,
  CalendarIcon,
  CheckIcon,
  CopyIcon,
  EllipsisVerticalIcon,
  FileTextIcon,
  LinkButton,
  Menu,
  type MenuEntry,
  PencilIcon,
  phoneMedia,
  Stack,
  Trash2Icon,
  Undo2Icon,
  useFocusAfterRemoval,
  useMediaQuery,
} from '@ensemble/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { chosenTabOrTitle } from '../../cards/chosen-tab.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CloseDialog } from '../../decisions/close-dialog.tsx'
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
  { action: 'close', icon: <ArchiveIcon size={20} />, variant: 'quiet', Window: CloseDialog },
  { action: 'cancel', icon: <BanIcon size={20} />, variant: 'quiet', Window: CancelDialog },
  { action: 'delete', icon: <Trash2Icon size={20} />, variant: 'quiet', Window: DeleteDialog },
] as const satisfies readonly Move[]

type OpenMove = Move['action'] | 'keep_template'

/**
 * What this reader may do with the mission as a whole: each button stands for a call that would be accepted. On a phone
 * the quiet ones are behind one, so that the mission begins on its first screen.
 */
export function ManagerBar({ mission }: { mission: Mission }) {
  const { t } = useTranslation('mf-missions')
  const creates = useCan('mission.create')
  const allowed = moves.filter(({ action }) => mission.allowedActions.includes(action))
  const edits = mission.allowedActions.includes('edit')
  const { open, setOpen, Window, close } = useOpenMove(allowed)
  // An act that is done is offered no more, and its button goes.
  const focus = useFocusAfterRemoval(chosenTabOrTitle)
  // What is left to do after the last act stands in its window.
  if (allowed.length === 0 && !edits && !creates && !Window) return null
  const decides = allowed.some(({ variant }) => variant === 'primary')
  return (
    <Stack
      component="section"
      direction="row"
      aria-label={t('manage.label')}
      sx={{ gap: '8px', flexWrap: 'wrap' }}
      {...focus}
    >
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
      <QuietActs entries={[...copies(), ...endings()]} />
      {open === 'keep_template' ? <TemplateDialog mission={mission} onClose={() => setOpen(null)} /> : null}
      {Window ? <Window mission={mission} onClose={close} /> : null}
    </Stack>
  )

  function buttons(of: 'primary' | 'secondary') {
    return allowed
      .filter(({ variant }) => variant === of)
      .map(({ action, icon, variant }) => (
        <Button key={action} variant={variant} icon={icon} aria-haspopup="dialog" onClick={() => setOpen(action)}>
          {t(`manage.${action}`)}
        </Button>
      ))
  }

  /** What makes another mission of this one. */
  function copies(): MenuEntry[] {
    if (!creates) return []
    const to = `/missions/management?form=copy&mission=${mission.id}`
    const duplicate = {
      id: 'duplicate',
      label: t('manage.duplicate'),
      icon: <CopyIcon size={20} />,
      component: PrefetchLink,
      to,
    }
    if (!edits) return [duplicate]
    const onSelect = () => setOpen('keep_template')
    const icon = <FileTextIcon size={20} />
    return [duplicate, { id: 'keep_template', label: t('manage.keep_template'), icon, onSelect }]
  }

  function endings(): MenuEntry[] {
    return allowed
      .filter(({ variant }) => variant === 'quiet')
      .map(({ action, icon }) => ({
        id: action,
        label: t(`manage.${action}`),
        icon,
        danger: action === 'delete',
        onSelect: () => setOpen(action),
      }))
  }
}

/** The act whose window is open: the one that was pressed, or the one that the address asks for. */
function useOpenMove(allowed: readonly Move[]) {
  const [open, setOpen] = useState<OpenMove | null>(null)
  const [address, setAddress] = useSearchParams()
  // The mail on a mission that has ended leads to the window that closes it, or adds the note that it lacks.
  const asked = address.has('close') ? allowed.find(({ Window }) => Window === CloseDialog) : undefined
  const shown = moves.find(({ action }) => action === open) ?? asked

  function close() {
    setOpen(null)
    if (!address.has('close')) return
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('close')
        return after
      },
      { replace: true },
    )
  }

  return { open, setOpen, Window: shown?.Window, close }
}

/** Acts that few people come for: one button on a phone; elsewhere they keep together, on a line of their own if need be. */
function QuietActs({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('mf-missions')
  const folds = useMediaQuery(phoneMedia, { noSsr: true })
  if (folds && entries.length > 1) {
    return <Menu showLabel label={t('manage.others')} icon={<EllipsisVerticalIcon />} items={entries} />
  }
  if (entries.length === 0) return null
  return (
    <Stack direction="row" sx={{ gap: '8px', flexWrap: 'wrap' }}>
      {entries.map(({ id, label, icon, onSelect, to }) =>
        to ? (
          <LinkButton key={id} variant="quiet" icon={icon} component={PrefetchLink} to={to}>
            {label}
          </LinkButton>
        ) : (
          <Button key={id} variant="quiet" icon={icon} aria-haspopup="dialog" onClick={onSelect}>
            {label}
          </Button>
        ),
      )}
    </Stack>
  )
}

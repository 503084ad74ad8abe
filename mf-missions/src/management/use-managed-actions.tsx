import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { useCan, useLocation, useNavigate, useTranslation } from '@ensemble/mf-kit'
import { BanIcon, CopyIcon, EyeIcon, FileTextIcon } from '@ensemble/ui'
import type { TableAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { RejectDialog } from '../decisions/reject-dialog.tsx'
import type { ManagementTab } from './management-tabs.ts'
import type { useLending } from './use-lending.tsx'

interface ManagedActionsOptions {
  scope: ManagementTab
  /** Shows the mission beside the table. */
  show: (mission: ManagedMission) => void
  approveOne: (missionId: string) => void
  lending: ReturnType<typeof useLending>
}

/** What may be done with a mission of the table, and the question that one of them asks first. */
export function useManagedActions({ scope, show, approveOne, lending }: ManagedActionsOptions): {
  actionsOf: (mission: ManagedMission) => TableAction[]
  question: ReactNode
} {
  const { t } = useTranslation('mf-missions')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // The page of the mission leads back to the table as it was left.
  const open = (to: string) => void navigate(to, { state: { from: pathname + search } })
  const creates = useCan('mission.create')
  // Asked for once and not for each row.
  const words = {
    approve: t('approval.approve'),
    reject: t('manage.reject'),
    answer: t('management.answer'),
    copy: t('manage.duplicate'),
    show: t('management.show'),
    open: t('management.open'),
  }
  const [rejecting, setRejecting] = useState<ManagedMission | null>(null)

  const approvalOf = (mission: ManagedMission): TableAction[] => [
    { id: 'approve', label: words.approve, main: true, onSelect: () => approveOne(mission.id) },
    {
      id: 'reject',
      label: words.reject,
      icon: <BanIcon size={20} />,
      danger: true,
      onSelect: () => setRejecting(mission),
    },
  ]

  function answersOf(mission: ManagedMission): TableAction[] {
    const lent = lending.actionsOf(mission)
    if (scope === 'to_approve') return [...approvalOf(mission), ...lent]
    if (lending.place || mission.counters.awaitingStaffCount === 0) return lent
    const onSelect = () => open(`/missions/${mission.id}?tab=participants`)
    return [...lent, { id: 'answer', label: words.answer, main: true, onSelect }]
  }

  function actionsOf(mission: ManagedMission): TableAction[] {
    const { id } = mission
    const answers = answersOf(mission)
    const copy: TableAction = {
      id: 'copy',
      label: words.copy,
      icon: <CopyIcon size={20} />,
      onSelect: () => void navigate(`/missions/management?form=copy&mission=${id}`),
    }
    return [
      ...answers,
      {
        id: 'show',
        label: words.show,
        icon: <FileTextIcon size={20} />,
        // The one act of a row on which nobody is awaited.
        main: answers.length === 0,
        onSelect: () => show(mission),
      },
      {
        id: 'open',
        label: words.open,
        icon: <EyeIcon size={20} />,
        onSelect: () => open(`/missions/${id}`),
      },
      ...(creates ? [copy] : []),
    ]
  }

  return {
    actionsOf,
    question: rejecting ? <RejectDialog mission={rejecting} onClose={() => setRejecting(null)} /> : null,
  }
}

import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { errorMessage, useToast, useTranslation } from '@ensemble/mf-kit'
import { CheckIcon, ConfirmDialog, Notice, Text } from '@ensemble/ui'
import type { BulkAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { useMissionsApproveMutation } from '../api/management-api.ts'

/**
 * Approves the missions that are chosen, or one alone, one after the other, after asking; those that were refused stay
 * chosen, each with its reason.
 */
export function useBulkApproval(
  rows: readonly ManagedMission[],
  selection: ReadonlySet<string>,
  onSelectionChange: (selection: ReadonlySet<string>) => void,
): { actions: BulkAction[]; notice: ReactNode; approveOne: (id: string) => void } {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [approve] = useMissionsApproveMutation()
  const [asked, setAsked] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ title: string; why: string }[]>([])

  async function approveAll() {
    setBusy(true)
    const left = new Set([...selection].filter((id) => !asked.includes(id)))
    const reasons: typeof refused = []
    for (const id of asked) {
      const answer = await approve({ params: { missionId: id }, body: {} })
      if (!answer.error) continue
      left.add(id)
      reasons.push({ title: rows.find((row) => row.id === id)?.title ?? '', why: errorMessage(answer.error) })
    }
    const done = asked.length - reasons.length
    if (done > 0) toast(t('approval.bulkDone', { count: done }))
    setRefused(reasons)
    onSelectionChange(left)
    setBusy(false)
    setAsked([])
  }

  return {
    actions: [
      {
        id: 'approve',
        label: t('approval.approve'),
        icon: <CheckIcon />,
        onSelect: () => setAsked([...selection]),
        busy,
      },
    ],
    approveOne: (id) => setAsked([id]),
    notice: (
      <>
        {refused.length > 0 ? (
          <Notice severity="error" title={t('approval.bulkRefused', { count: refused.length })} announce>
            {refused.map(({ title, why }) => (
              <Text key={title}>{t('approval.refusedLine', { title, why })}</Text>
            ))}
          </Notice>
        ) : null}
        <ConfirmDialog
          open={asked.length > 0}
          title={t('approval.bulkTitle', { count: asked.length })}
          consequence={t('approval.bulkConsequence')}
          confirmLabel={t('approval.approve')}
          busy={busy}
          onCancel={() => setAsked([])}
          onConfirm={() => void approveAll()}
        />
      </>
    ),
  }
}

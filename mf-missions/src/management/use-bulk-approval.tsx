import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { useSendEach, useToast, useTranslation } from '@ensemble/mf-kit'
import { CheckIcon, ConfirmDialog, Notice, Text } from '@ensemble/ui'
import type { BulkAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { useMissionsApproveMutation } from '../api/management-api.ts'
import { seenOf } from '../decisions/seen-of.ts'

/**
 * Approves the missions that are chosen, or one alone, one after the other, after asking, and each as it was when that was
 * asked; those that were refused stay chosen, each with its reason.
 */
export function useBulkApproval(
  rows: readonly ManagedMission[],
  selection: ReadonlySet<string>,
  onSelectionChange: (selection: ReadonlySet<string>) => void,
): { actions: BulkAction[]; notice: ReactNode; approveOne: (id: string) => void } {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const [approve] = useMissionsApproveMutation()
  const each = useSendEach<ManagedMission>()
  const [asked, setAsked] = useState<readonly ManagedMission[]>([])
  const single = asked.length === 1 ? asked[0] : undefined

  async function approveAll() {
    const refused = await each.sendEach(asked, (mission) =>
      approve({ params: { missionId: mission.id }, body: seenOf(mission) }),
    )
    const done = asked.length - refused.length
    if (done > 0) toast(t('approval.bulkDone', { count: done }))
    const others = [...selection].filter((id) => !asked.some((one) => one.id === id))
    onSelectionChange(new Set([...others, ...refused.map(({ item }) => item.id)]))
    setAsked([])
  }

  return {
    actions: [
      {
        id: 'approve',
        label: t('approval.approve'),
        icon: <CheckIcon />,
        onSelect: () => setAsked(rows.filter(({ id }) => selection.has(id))),
        busy: each.sending,
      },
    ],
    approveOne: (id) => setAsked(rows.filter((row) => row.id === id)),
    notice: (
      <>
        {each.refused.length > 0 ? (
          <Notice severity="error" title={t('approval.bulkRefused', { count: each.refused.length })} announce>
            {each.refused.map(({ item: { id, title }, why }) => (
              <Text key={id}>{t('approval.refusedLine', { title: typeset(title, 'fr'), why })}</Text>
            ))}
          </Notice>
        ) : null}
        <ConfirmDialog
          open={asked.length > 0}
          title={
            single
              ? t('approval.oneTitle', { title: typeset(single.title, 'fr') })
              : t('approval.bulkTitle', { count: asked.length })
          }
          consequence={t(single ? 'approval.approveConsequence' : 'approval.bulkConsequence')}
          confirmLabel={t('approval.approve')}
          busy={each.sending}
          onCancel={() => setAsked([])}
          onConfirm={() => void approveAll()}
        />
      </>
    ),
  }
}

import type { ManagedMission } from '@ensemble/contracts/missions/http'
import { typeset } from '@ensemble/contracts/typography'
import { useToast, useTranslation } from '@ensemble/mf-kit'
import type { CallData } from '@ensemble/mf-kit/calls'
import { Button, Notice, PencilIcon, Text } from '@ensemble/ui'
import type { BulkAction } from '@ensemble/ui/data-grid'
import { type ReactNode, useState } from 'react'
import { useMissionsEditMutation } from '../api/management-api.ts'
import type { frenchMany } from '../translations/fr-many.ts'
import { EditManyDialog } from './edit-many/edit-many-dialog.tsx'

interface Outcome {
  result: CallData<'mission.editMany'>
  /** Titles of what was chosen, whichever page is shown by then. */
  titles: ReadonlyMap<string, string>
}

/** Changes the missions that are chosen in one act, says which could not be and why, and takes it back when asked. */
export function useBulkEdit(
  rows: readonly ManagedMission[],
  selection: ReadonlySet<string>,
  onSelectionChange: (selection: ReadonlySet<string>) => void,
): { actions: BulkAction[]; notice: ReactNode } {
  const { t, i18n } = useTranslation('mf-missions')
  const toast = useToast()
  const [edit] = useMissionsEditMutation()
  const [asking, setAsking] = useState<readonly string[] | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const isKnown = (code: string): code is keyof typeof frenchMany.many.codes =>
    i18n.exists(`many.codes.${code}`, { ns: 'mf-missions' })

  function finish(result: Outcome['result']) {
    setOutcome({ result, titles: new Map(rows.map(({ id, title }) => [id, title])) })
    onSelectionChange(new Set(result.failed.map(({ missionId }) => missionId)))
  }

  async function undo({ result, titles }: Outcome) {
    setBusy(true)
    const left: string[] = []
    for (const { missionId, updatedAt, before } of result.changed) {
      const { error } = await edit({ params: { missionId }, body: { ...before, updatedAt } })
      if (error) left.push(typeset(titles.get(missionId) ?? '', 'fr'))
    }
    setBusy(false)
    setOutcome(null)
    const back = result.changed.length - left.length
    const done = back > 0 ? t('many.undone', { count: back }) : ''
    if (left.length === 0) return toast(done)
    // One toast is shown at a time: both are said in it.
    const kept = t('many.notUndone', { count: left.length, titles: left.join(', ') })
    toast(`${done} ${kept}`.trim(), { severity: 'warning', durationMs: 8000 })
  }

  return {
    actions: [{ id: 'edit', label: t('many.open'), icon: <PencilIcon />, onSelect: () => setAsking([...selection]) }],
    notice: (
      <>
        {outcome ? (
          <Notice
            severity={outcome.result.failed.length > 0 ? 'warning' : 'success'}
            title={t('many.done', { count: outcome.result.changed.length })}
            announce
            action={
              outcome.result.changed.length > 0 ? (
                <Button size="small" variant="secondary" loading={busy} onClick={() => void undo(outcome)}>
                  {t('many.undo')}
                </Button>
              ) : undefined
            }
          >
            {outcome.result.unchanged > 0 ? (
              <Text>{t('many.unchanged', { count: outcome.result.unchanged })}</Text>
            ) : null}
            {outcome.result.failed.length > 0 ? (
              <>
                <Text>{t('many.failed', { count: outcome.result.failed.length })}</Text>
                <ul>
                  {outcome.result.failed.map(({ missionId, code }) => (
                    <li key={missionId}>
                      {t('many.failedLine', {
                        title: typeset(outcome.titles.get(missionId) ?? '', 'fr'),
                        why: t(`many.codes.${isKnown(code) ? code : 'OTHER'}`),
                      })}
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </Notice>
        ) : null}
        {asking ? <EditManyDialog missionIds={asking} onDone={finish} onClose={() => setAsking(null)} /> : null}
      </>
    ),
  }
}

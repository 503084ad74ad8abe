import { RowLink } from '@ensemble/mf-kit/table'
import { MissionTitle } from '../../cards/mission-title.tsx'
import type { Column, ColumnContext } from './column-context.ts'

export function titleColumn({ scope, t }: ColumnContext): Column {
  return {
    id: 'title',
    label: t('columns.title'),
    kind: 'text',
    width: scope === 'to_approve' ? 200 : 230,
    twoLines: true,
    sortable: true,
    filterable: true,
    render: ({ title }) => <MissionTitle title={title} />,
    link: ({ id }) => ({ component: RowLink, to: `/missions/${id}` }),
  }
}

/** Who has sent it, since when, and why: what an approver looks for. */
export function submissionColumns({ t, shortDay }: ColumnContext): Column[] {
  return [
    {
      id: 'submittedAt',
      label: t('submission.since'),
      kind: 'date',
      width: 138,
      sortable: true,
      filterable: true,
      render: ({ submission, createdAt }) => shortDay(submission?.since ?? createdAt),
    },
    {
      id: 'submittedBy',
      label: t('submission.sentBy'),
      kind: 'text',
      width: 125,
      twoLines: true,
      sortable: false,
      filterable: false,
      render: ({ submission }) => submission?.byName ?? '',
    },
    {
      id: 'submissionKind',
      label: t('submission.kind'),
      kind: 'text',
      width: 140,
      twoLines: true,
      sortable: false,
      filterable: false,
      render: ({ submission }) => (submission ? t(`submission.kinds.${submission.kind}`) : ''),
    },
  ]
}

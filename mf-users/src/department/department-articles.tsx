import { PrefetchLink, retryOf, useDates, useTranslation } from '@ensemble/mf-kit'
import { Card, CardTitle, EmptyState, ErrorState, ListSkeleton, Stack, Text } from '@ensemble/ui'
import { useUsersDepartmentArticlesQuery } from '../api/department-api.ts'

/** What was written for the department, the newest first. */
export function DepartmentArticles({ departmentCode }: { departmentCode: string }) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const filters = JSON.stringify([{ field: 'departmentCode', operator: 'eq', value: departmentCode }])
  const query = useUsersDepartmentArticlesQuery({
    query: { page: 0, pageSize: 10, filters },
  })
  const { data, isError } = query
  if (!data && isError) {
    return <ErrorState title={t('list.failed')} {...retryOf(query)} />
  }
  if (!data) return <ListSkeleton />
  if (data.items.length === 0) {
    return <EmptyState title={t('department.empty.articles')} text={t('department.emptyHint.articles')} />
  }
  return (
    <Stack spacing={2}>
      {data.items.map(({ id, title, summary, publishedAt }) => (
        <Card key={id}>
          <CardTitle level={2} component={PrefetchLink} to={`/articles/${id}`}>
            {title}
          </CardTitle>
          <Text>{summary}</Text>
          {publishedAt ? <Text size="small">{dates.day(publishedAt)}</Text> : null}
        </Card>
      ))}
    </Stack>
  )
}

import { typeset } from '@ensemble/contracts/typography'
import { PrefetchLink, retryOf, useDates, useTranslation } from '@ensemble/mf-kit'
import { leaveGonePage, useListPage } from '@ensemble/mf-kit/table'
import { Card, CardTitle, EmptyState, ErrorState, ListSkeleton, Pagination, Stack, Text } from '@ensemble/ui'
import { useUsersArticleListQuery } from '../api/department-api.ts'

/** What was written for the department, the newest first. */
export function DepartmentArticles({ departmentCode }: { departmentCode: string }) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const [page, setPage] = useListPage()
  const filters = JSON.stringify([{ field: 'departmentCode', operator: 'eq', value: departmentCode }])
  const query = useUsersArticleListQuery({
    query: { page, pageSize: 10, filters },
  })
  // Known of the page before while another one comes.
  const { currentData, data, isError } = query
  leaveGonePage(page, query.error, setPage)
  return (
    <Stack spacing={2}>
      {content()}
      <Pagination page={page} pageCount={(data?.lastPage ?? 0) + 1} onChange={setPage} />
    </Stack>
  )

  function content() {
    if (currentData?.items.length === 0) {
      return <EmptyState title={t('department.empty.articles')} text={t('department.emptyHint.articles')} />
    }
    if (currentData) {
      return currentData.items.map(({ id, title, summary, language, publishedAt }) => (
        <Card key={id}>
          <CardTitle level={2} component={PrefetchLink} to={`/articles/${id}`}>
            <span lang={language}>{typeset(title, language)}</span>
          </CardTitle>
          <Text lang={language}>{summary === null ? null : typeset(summary, language)}</Text>
          {publishedAt ? <Text size="small">{dates.day(publishedAt)}</Text> : null}
        </Card>
      ))
    }
    if (isError) return <ErrorState title={t('list.failed')} {...retryOf(query)} />
    return <ListSkeleton />
  }
}

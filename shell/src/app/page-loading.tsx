import { Page, PageSkeleton } from '@ensemble/ui'

/** A page of the shell whose code is on its way. */
export function PageLoading() {
  return (
    <Page>
      <PageSkeleton />
    </Page>
  )
}

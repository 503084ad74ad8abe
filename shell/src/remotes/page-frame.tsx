import type { PageFrame as Words } from '@ensemble/contracts/remote-descriptor'
import { Page, PageSkeleton } from '@ensemble/ui'

/** A member's page before anything of it is there: its title and sentence where they are the same for everybody. */
export function PageFrame({ words }: { words?: Words | undefined }) {
  return (
    <Page>
      <PageSkeleton title={words?.title} sentence={words?.sentence} />
    </Page>
  )
}

import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { useLanguage } from '@ensemble/mf-kit'
import { Page, PageSkeleton } from '@ensemble/ui'

/** A member's page before anything of it is there: its title and sentence where they are the same for everybody. */
export function PageFrame({ frame }: { frame?: RemoteDescriptor['routes'][number]['frame'] | undefined }) {
  const language = useLanguage()
  const words = frame?.[language]
  return (
    <Page>
      <PageSkeleton title={words?.title} sentence={words?.sentence} />
    </Page>
  )
}

import { errorCode, PrefetchLink, retryOf, useParams, useSession, useTranslation } from '@ensemble/mf-kit'
import { EmptyState, ErrorState, LinkButton, Page, PageSkeleton } from '@ensemble/ui'
import { useUsersGetQuery } from '../api/users-api.ts'
import { OwnProfile } from './own/own-profile.tsx'
import { ProfileView } from './profile-view.tsx'

/** /users/:userId: one person, as far as the reader may see. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const session = useSession()
  const { userId = 'me' } = useParams()
  const query = useUsersGetQuery({ params: { userId } })
  const { currentData: user, error, isError } = query
  if (user) return user.id === session.user?.id ? <OwnProfile user={user} /> : <ProfileView key={user.id} user={user} />
  if (!isError) {
    return (
      <Page>
        <PageSkeleton />
      </Page>
    )
  }
  const back = (
    <LinkButton component={PrefetchLink} to="/home">
      {t('profile.back')}
    </LinkButton>
  )
  return (
    <Page>
      {errorCode(error) === 'NOT_FOUND' ? (
        <EmptyState headingLevel={1} title={t('profile.notFound')} text={t('profile.notFoundHint')} action={back} />
      ) : (
        <ErrorState headingLevel={1} title={t('profile.failed')} {...retryOf(query)} action={back} />
      )}
    </Page>
  )
}

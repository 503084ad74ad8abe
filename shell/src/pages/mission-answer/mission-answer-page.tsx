import { errorCode, Link, retryOf, useTranslation } from '@ensemble/mf-kit'
import { ErrorState, Loader, Notice, Page, PageHeader, TextLink } from '@ensemble/ui'
import { usePageTitle } from '../page-title.ts'
import { AnsweredLink } from './answered-link.tsx'
import { useShellLookAtLinkQuery } from './answer-api.ts'
import { useLinkToken } from './use-link-token.ts'

/**
 * Answers the link of a mail without a sign-in: it shows what the link says of the mission, asks once, and says what
 * happened.
 */
export function MissionAnswerPage() {
  const { t } = useTranslation()
  const token = useLinkToken()
  usePageTitle(t('missionAnswer.title'))
  return (
    <Page width="narrow">
      <PageHeader title={t('missionAnswer.title')} sentence={token === null ? t('missionAnswer.sentence') : null} />
      {token === null ? (
        <>
          <Notice title={t('missionAnswer.none.title')}>{t('missionAnswer.none.text')}</Notice>
          <ToMyMissions />
        </>
      ) : null}
      {token ? <Asked key={token} token={token} /> : null}
    </Page>
  )
}

function Asked({ token }: { token: string }) {
  const { t } = useTranslation()
  const query = useShellLookAtLinkQuery(token)
  const { data, error, isError } = query
  if (data) return <AnsweredLink token={token} link={data} />
  if (!isError) return <Loader label={t('missionAnswer.looking')} />
  const code = errorCode(error)
  if (code !== 'LINK_EXPIRED' && code !== 'NOT_FOUND')
    return <ErrorState title={t('missionAnswer.failed')} {...retryOf(query)} />
  const why = code === 'LINK_EXPIRED' ? 'expired' : 'unknown'
  return (
    <>
      <Notice severity="warning" title={t(`missionAnswer.${why}.title`)}>
        {t(`missionAnswer.${why}.text`)}
      </Notice>
      <ToMyMissions />
    </>
  )
}

/** Where every mission is answered as well. */
function ToMyMissions() {
  const { t } = useTranslation()
  return (
    <TextLink alone component={Link} to="/my_missions">
      {t('missionAnswer.myMissions')}
    </TextLink>
  )
}

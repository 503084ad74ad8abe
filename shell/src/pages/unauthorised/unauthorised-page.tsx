import { Link, useLocation, useSelector, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Notice, Page, PageHeader, Stack, TextLink } from '@ensemble/ui'
import { useEffect, useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import type { ShellState } from '../../store/store.ts'
import { readRedirectState } from '../../session/return-to.ts'
import { readUnauthorisedCode, removeUnauthorisedCode } from '../../session/unauthorised-code.ts'
import { ErasureProgress } from './erasure-progress.tsx'
import { reasonOf } from './reason.ts'

/** Why access was refused, in words, and the way on (decisions.md §7). */
export function UnauthorisedPage() {
  const { t } = useTranslation()
  const { state, search } = useLocation()
  const { returnTo, code } = readRedirectState(state)
  const receipt = new URLSearchParams(search).get('erasure')
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)
  const [told] = useState(() => readUnauthorisedCode() ?? code)
  // The receipt of a deletion may come after the end of the session has led here.
  const reason = reasonOf(receipt ? 'ACCOUNT_DELETED' : told)
  useEffect(removeUnauthorisedCode, [])
  // An account that is closed has a page of its own: neither a warning nor a way in that would fail.
  const closed = reason === 'ACCOUNT_DELETED' || reason === 'ACCOUNT_SUSPENDED'
  const title = closed ? t(`unauthorised.${reason}.title`) : t('unauthorised.title')
  usePageTitle(title)

  return (
    <Page width="reading">
      {closed ? (
        <PageHeader title={title} sentence={t(`unauthorised.${reason}.text`)} />
      ) : (
        <>
          <PageHeader title={title} />
          <Notice severity="warning" title={t(`unauthorised.${reason}.title`)}>
            {t(`unauthorised.${reason}.text`)}
          </Notice>
        </>
      )}
      {receipt ? <ErasureProgress receipt={receipt} /> : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px 24px', alignItems: 'center' }}>
        {closed || authenticated ? (
          <LinkButton variant="primary" component={Link} to={authenticated ? '/home' : '/'}>
            {t('unauthorised.home')}
          </LinkButton>
        ) : (
          <>
            <LinkButton variant="primary" component={Link} to="/login" state={{ returnTo }}>
              {t('unauthorised.signIn')}
            </LinkButton>
            <TextLink alone component={Link} to="/">
              {t('unauthorised.home')}
            </TextLink>
          </>
        )}
        <TextLink alone component={Link} to="/notices/contact">
          {t('unauthorised.committee')}
        </TextLink>
      </Stack>
    </Page>
  )
}

import { Link, useLocation, useSearchParams, useSelector, useTranslation } from '@ensemble/mf-kit'
import { Box, KeyRoundIcon, LinkButton, Page, PageHeader, Text, TextLink } from '@ensemble/ui'
import { useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import type { ShellState } from '../../store/store.ts'
import { leagueOnly } from '../../entry/league-only.ts'
import { useServices } from '../../platform/services.ts'
import { authorizeAddress } from '../../session/single-sign-on.ts'
import { invitedSignUp, readInvitation } from './invitation.ts'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { LeagueIdentityLost } from './league-identity-lost.tsx'
import { LinkExistingAccount } from './link-existing-account.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/**
 * Asks for an account in four steps, in two of staff who were invited; `?azureSSO=true` marks somebody who comes with a league account, and the hash of
 * the address brings an invitation.
 */
export function SignUpPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { unknownIdentity } = useServices()
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)
  usePageTitle(t('signUp.title'))
  const withLeague = search.get('azureSSO') === 'true'
  const identity = withLeague ? unknownIdentity.get() : null
  const { hash } = useLocation()
  const invitation = readInvitation(hash)
  const invited = invitation?.staff ? 'signUp.staffSentence' : 'signUp.invitedSentence'
  const sentence = invitation ? invited : withLeague ? 'signUp.leagueSentence' : 'signUp.sentence'

  // A sign-up that ends well signs in, and leads on by itself.
  const [begun, setBegun] = useState(false)
  if (authenticated === false && !begun) setBegun(true)
  if (authenticated && !begun)
    return <AlreadySignedIn title={t('signUp.signedInTitle')} sentence={t('signUp.signedInSentence')} />
  if (withLeague && !identity) return <LeagueIdentityLost />
  return (
    <Page width="narrow">
      <PageHeader title={t('signUp.title')} sentence={t(sentence)} />
      {identity && !invitation ? <LinkExistingAccount /> : null}
      {invitation && !identity ? (
        <Box sx={leagueOnly}>
          <LinkButton variant="secondary" icon={<KeyRoundIcon />} href={authorizeAddress(invitedSignUp(hash))}>
            {t('login.league')}
          </LinkButton>
        </Box>
      ) : null}
      <SignUpForm identity={identity} invitation={invitation} />
      {identity ? null : (
        <Text>
          {t('signUp.known')}{' '}
          <TextLink component={Link} to="/login">
            {t('login.submit')}
          </TextLink>
        </Text>
      )}
    </Page>
  )
}

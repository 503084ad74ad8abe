import { useLocation, useSelector, useTranslation } from '@ensemble/mf-kit'
import { Card, Heading, Page, PageHeader, Stack, Text } from '@ensemble/ui'
import { useEffect, useState } from 'react'
import { usePageTitle } from '../page-title.ts'
import type { ShellState } from '../../store/store.ts'
import { readRedirectState } from '../../session/return-to.ts'
import { readUnauthorisedCode, removeUnauthorisedCode } from '../../session/unauthorised-code.ts'
import { WriteToUs } from '../notices/write-to-us.tsx'
import { ErasureProgress } from './erasure-progress.tsx'
import { reasonOf } from './reason.ts'
import { WaysOn } from './ways-on.tsx'

/** Why access ended or was refused: what happened, what comes next and whom to ask (decision 261). */
export function UnauthorisedPage() {
  const { t } = useTranslation()
  const { state, search } = useLocation()
  const { returnTo, code } = readRedirectState(state)
  const receipt = new URLSearchParams(search).get('erasure')
  const authenticated = useSelector((state: ShellState) => state.session.authenticated) === true
  const ended = useSelector((state: ShellState) => state.session.ended)
  const [left] = useState(() => readUnauthorisedCode() ?? code)
  // The receipt of a deletion may come after the end of the session has led here.
  const reason = reasonOf(receipt ? 'ACCOUNT_DELETED' : left, { wasPending: ended?.wasPending === true && !receipt })
  useEffect(removeUnauthorisedCode, [])
  const title = t(`unauthorised.${reason}.title`)
  usePageTitle(title)
  // The words of the server begin with those of the title, and end there if it knows no reason.
  const known = `${title}.`
  const told = reason === 'ACCOUNT_SUSPENDED' ? (ended?.message ?? '') : ''
  const said = told.startsWith(known) ? told.slice(known.length).trim() : ''

  return (
    <Page width="reading">
      <PageHeader title={title} sentence={t(`unauthorised.${reason}.text`)} />
      {said ? <Text>{said}</Text> : null}
      {receipt ? <ErasureProgress receipt={receipt} /> : null}
      <Stack component="section" aria-labelledby="next" spacing={1.5}>
        <Heading level={2} size="s" id="next">
          {t('unauthorised.next')}
        </Heading>
        {reason === 'ACCOUNT_SUSPENDED' && !said ? <Text>{t('unauthorised.whyAtSignIn')}</Text> : null}
        <Text>
          {t(reason === 'OTHER' && authenticated ? 'unauthorised.openSession' : `unauthorised.${reason}.next`)}
        </Text>
        <WaysOn reason={reason} authenticated={authenticated} toldWhy={said !== ''} returnTo={returnTo} />
      </Stack>
      <Card as="section" aria-labelledby="ask">
        <Heading level={2} size="s" id="ask">
          {t('unauthorised.ask')}
        </Heading>
        <WriteToUs key={ended?.departmentCode} titled={false} department={ended?.departmentCode} />
      </Card>
    </Page>
  )
}

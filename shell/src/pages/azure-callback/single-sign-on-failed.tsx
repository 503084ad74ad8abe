import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Notice, Page, PageHeader, Stack } from '@ensemble/ui'
import { authorizeAddress } from '../../session/single-sign-on.ts'

/** Why single sign-on did not end well, and the ways on: once more where that may help, or with a password. */
export function SingleSignOnFailed({ message, again }: { message: string; again: boolean }) {
  const { t } = useTranslation()
  return (
    <Page width="reading">
      <PageHeader title={t('azure.failedTitle')} />
      <Notice severity="warning" announce>
        {message}
      </Notice>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {again ? (
          <LinkButton variant="primary" href={authorizeAddress(undefined)}>
            {t('azure.again')}
          </LinkButton>
        ) : null}
        <LinkButton variant={again ? 'secondary' : 'primary'} component={Link} to="/login">
          {t('azure.withPassword')}
        </LinkButton>
      </Stack>
    </Page>
  )
}

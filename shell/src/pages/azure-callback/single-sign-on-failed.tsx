import { Link, useTranslation } from '@ensemble/mf-kit'
import { LinkButton, Notice, Page, PageHeader, Stack } from '@ensemble/ui'
import { authorizeAddress } from '../../session/single-sign-on.ts'

/** Why single sign-on did not end well, and both ways on. */
export function SingleSignOnFailed({ message }: { message: string }) {
  const { t } = useTranslation()
  return (
    <Page width="reading">
      <PageHeader title={t('azure.failedTitle')} />
      <Notice severity="warning" announce>
        {message}
      </Notice>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <LinkButton variant="primary" href={authorizeAddress(undefined)}>
          {t('azure.again')}
        </LinkButton>
        <LinkButton variant="secondary" component={Link} to="/login">
          {t('azure.withPassword')}
        </LinkButton>
      </Stack>
    </Page>
  )
}

import { Link, PrefetchLink, useTranslation } from '@ensemble/mf-kit'
import { Card, LinkButton, Stack, Text } from '@ensemble/ui'

/** For members: who creates missions, and how to be heard. */
export function ForMembers() {
  const { t } = useTranslation('mf-missions')
  return (
    <Card as="section">
      <Stack sx={{ gap: '12px' }}>
        <Text>{t('management.whoCreates')}</Text>
        <Text>{t('management.yourNeed')}</Text>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
          <LinkButton variant="primary" component={PrefetchLink} to="/my_missions">
            {t('management.myMissions')}
          </LinkButton>
          {/* The shell's window, over this page. */}
          <LinkButton component={Link} to="?contact=department&about=need">
            {t('management.tellNeed')}
          </LinkButton>
          <LinkButton component={PrefetchLink} to="/missions/browse">
            {t('myMissions.browse')}
          </LinkButton>
        </Stack>
      </Stack>
    </Card>
  )
}

import type { User } from '@ensemble/contracts/users/http'
import { PrefetchLink, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, SendStatus, Stack, Text, TextLink } from '@ensemble/ui'
import { useUsersEditMutation } from '../../../api/users-api.ts'

/** Searches of missions that somebody keeps; they are kept from the list of missions itself. */
export function SavedSearchesSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const [start] = useUsersEditMutation()
  const { send, sending, failure } = useSend(start)
  const searches = user.engagement?.savedSearches ?? []
  if (searches.length === 0) return null

  async function forget(index: number) {
    const savedSearches = searches.filter((_search, at) => at !== index)
    const done = await send({ params: { userId: 'me' }, body: { engagement: { savedSearches } } })
    if (done) toast(t('own.searches.forgotten'))
  }

  return (
    <FormSection
      title={t('own.sections.searches.title')}
      why={t('own.sections.searches.why')}
      whoSees={t('own.sections.searches.whoSees')}
    >
      <Stack component="ul" sx={{ gap: '8px', listStyle: 'none', padding: 0 }}>
        {searches.map(({ name, query }, index) => (
          <Stack key={`${name} ${query}`} component="li" direction="row" sx={rowStyles}>
            <TextLink alone component={PrefetchLink} to={`/missions/browse?${query}`}>
              {name}
            </TextLink>
            <Button
              variant="quiet"
              size="small"
              disabled={sending}
              aria-label={t('own.searches.forget', { name })}
              onClick={() => void forget(index)}
            >
              {t('own.searches.remove')}
            </Button>
          </Stack>
        ))}
      </Stack>
      <Text size="small" tone="second">
        {t('own.searches.count', { count: searches.length })}
      </Text>
      <SendStatus sending={sending} failure={failure} />
    </FormSection>
  )
}

const rowStyles = { alignItems: 'center', justifyContent: 'space-between', gap: '16px', flexWrap: 'wrap' }

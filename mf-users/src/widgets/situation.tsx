import { Link, usePressed, useSend, useSession, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, LinkButton, SendStatus, Stack, Text } from '@ensemble/ui'
import { useUsersEditMutation } from '../api/users-api.ts'

/** On a member's /home, once a year: is the profile still right? Nothing is supposed, and no answer is one (decision 118). */
export function Component() {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { user } = useSession()
  const { send, sending, failure } = useSend(useUsersEditMutation()[0])
  const { press, courseOf } = usePressed<'right' | 'pass'>(sending)
  if (!user?.asksSituation || !user.profileType) return null

  async function answer(said: 'right' | 'pass', currentTarget: Element) {
    press(said)
    const done = await send({ params: { userId: 'me' }, body: { member: { situationSaid: true } } })
    if (!done) return
    toast(t('own.saved'))
    // The card goes, and would take the focus with it.
    if (document.activeElement === currentTarget)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }

  return (
    <Card as="div">
      <Text weight="medium">{t('widgets.situation', { profile: t(`profileTypes.${user.profileType}`) })}</Text>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }}>
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => void answer('right', currentTarget)}
          {...courseOf('right')}
        >
          {t('widgets.situationRight')}
        </Button>
        <LinkButton variant="secondary" component={Link} to={`/users/${user.id}?tab=commitment`}>
          {t('widgets.situationChange')}
        </LinkButton>
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => void answer('pass', currentTarget)}
          {...courseOf('pass')}
        >
          {t('widgets.situationPass')}
        </Button>
      </Stack>
      <SendStatus sending={sending} failure={failure} />
    </Card>
  )
}

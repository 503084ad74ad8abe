import { useTranslation, useWatch } from '@ensemble/mf-kit'
import { Divider, KeyRoundIcon, LinkButton, Stack, Text } from '@ensemble/ui'
import { leagueOnly } from '../../entry/league-only.ts'
import { authorizeAddress } from '../../session/single-sign-on.ts'

/** The way in for staff, below the form: the box of the form, about shared computers, holds for it too. */
export function LeagueEntry({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation()
  const keepSignedIn = useWatch<{ keepSignedIn: boolean }, 'keepSignedIn'>({ name: 'keepSignedIn' })
  return (
    <Stack spacing={2} sx={leagueOnly}>
      <Divider />
      <Text>{t('login.leagueHint')}</Text>
      <LinkButton variant="secondary" fullWidth icon={<KeyRoundIcon />} href={authorizeAddress(returnTo, keepSignedIn)}>
        {t('login.league')}
      </LinkButton>
    </Stack>
  )
}

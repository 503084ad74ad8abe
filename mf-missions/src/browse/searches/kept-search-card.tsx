import type { KeptSearch } from '@ensemble/contracts/missions/kept-searches'
import type { SearchTelling } from '@ensemble/contracts/missions/search-tellings'
import { PrefetchLink, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, Select, SendStatus, Stack, TextLink } from '@ensemble/ui'
import { useMissionsEditKeptSearchMutation, useMissionsForgetSearchMutation } from '../../api/searches-api.ts'
import { useTellings } from './use-tellings.ts'

interface KeptSearchCardProps {
  search: KeptSearch
  /** What is kept is another thing now. */
  onChange: () => void
}

/** One kept search: its list, when it tells, and the way to be rid of it. */
export function KeptSearchCard({ search: { id, name, query, tell }, onChange }: KeptSearchCardProps) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const { options, stopped } = useTellings()
  const editing = useSend(useMissionsEditKeptSearchMutation()[0])
  const forgetting = useSend(useMissionsForgetSearchMutation()[0])
  const hint = options.find(({ value }) => value === tell)?.hint

  async function choose(chosen: SearchTelling) {
    if (!(await editing.send({ params: { searchId: id }, body: { tell: chosen } }))) return
    toast(t('searches.saved'))
    onChange()
  }

  async function forget() {
    if (!(await forgetting.send({ params: { searchId: id } }))) return
    toast(t('searches.removed'))
    onChange()
  }

  return (
    <Card
      outline="line"
      footer={
        <Button
          variant="quiet"
          size="small"
          loading={forgetting.sending}
          aria-label={t('searches.removeOf', { name })}
          onClick={() => void forget()}
        >
          {t('searches.remove')}
        </Button>
      }
    >
      <Stack sx={{ gap: '12px', alignItems: 'start' }}>
        <TextLink alone component={PrefetchLink} to={`/missions/browse?${query}`}>
          {name}
        </TextLink>
        <Stack sx={{ gap: '8px', width: '100%', maxWidth: '480px' }}>
          <Select
            label={t('searches.tell')}
            hint={hint}
            options={options.map(({ value, label }) => ({ value, label }))}
            value={tell}
            disabled={editing.sending}
            onChange={(chosen) => chosen !== '' && void choose(chosen)}
          />
          {tell === 'digest' && stopped ? (
            <TextLink alone component={PrefetchLink} to="/users/me?tab=notifications#preferences">
              {t('searches.rhythm')}
            </TextLink>
          ) : null}
          <SendStatus sending={editing.sending || forgetting.sending} failure={editing.failure ?? forgetting.failure} />
        </Stack>
      </Stack>
    </Card>
  )
}

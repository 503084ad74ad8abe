import { useTranslation } from '@ensemble/mf-kit'
import { Notice, PhoneLink, SendDialog, Stack, Text } from '@ensemble/ui'
import type { PeopleToCall } from './use-people-to-call.ts'

interface ShownPeople {
  people: NonNullable<PeopleToCall['people']>
  more: PeopleToCall['more']
  /** The answer to what was just done: spoken at once. */
  announce?: boolean
}

/** Whom no mail reaches, and under which number they are called. */
export function PeopleToCallNotice({ people, more, announce = false }: ShownPeople) {
  const { t } = useTranslation('mf-missions')
  const count = people.length + more
  return (
    <Notice severity="warning" title={t('changes.toCall', { count })} announce={announce}>
      <ul>
        {people.map(({ userId, name, phone }) => (
          <li key={userId}>
            {name}
            {phone ? (
              <>
                {' '}
                <PhoneLink number={phone} />
              </>
            ) : null}
          </li>
        ))}
        {more > 0 ? <li>{t('changes.othersToCall', { count: more })}</li> : null}
      </ul>
      <Text>{t('changes.noAddress', { count })}</Text>
    </Notice>
  )
}

interface LeftToCallProps extends Omit<ShownPeople, 'announce'> {
  title: string
  /** Somebody else hears of it by mail. */
  mailed: boolean
  onClose: () => void
}

/** What is left to do once a mission is cancelled or moved: it stays until it is read, and its numbers call. */
export function LeftToCallDialog({ title, mailed, onClose, ...toCall }: LeftToCallProps) {
  const { t } = useTranslation('mf-missions')
  return (
    <SendDialog
      title={title}
      sending={false}
      failure={null}
      leave={{ label: t('changes.understood') }}
      onClose={onClose}
    >
      <Stack sx={{ gap: '16px' }}>
        <PeopleToCallNotice {...toCall} announce />
        {mailed ? <Text>{t('changes.othersMailed')}</Text> : null}
      </Stack>
    </SendDialog>
  )
}

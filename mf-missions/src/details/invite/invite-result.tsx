import { useTranslation } from '@ensemble/mf-kit'
import { Notice, SendStatus } from '@ensemble/ui'
import { LeftOut } from './left-out.tsx'
import { mostAtOnce, type useInviting } from './use-inviting.ts'

interface InviteResultProps {
  /** Of the mission; null where anybody may come. */
  placesLeft: number | null
  inviting: ReturnType<typeof useInviting>
}

/** Between the message and the table: whom the service left out, that too many are chosen, that it is on its way. */
export function InviteResult({ placesLeft, inviting }: InviteResultProps) {
  const { t } = useTranslation('mf-missions')
  const { result, sent, tooMany, chosen, sending, failure } = inviting
  return (
    <div ref={result} tabIndex={-1}>
      {sent ? <LeftOut {...sent} /> : null}
      {tooMany ? (
        <Notice severity="warning" title={t('invite.tooMany', { count: chosen.size })} announce>
          {placesLeft !== null && placesLeft < mostAtOnce
            ? t('invite.tooManyPlaces', { count: placesLeft })
            : t('invite.tooManyAtOnce', { count: mostAtOnce })}
        </Notice>
      ) : null}
      <SendStatus sending={sending} failure={failure} />
    </div>
  )
}

import { typeset } from '@ensemble/contracts/typography'
import type { User } from '@ensemble/contracts/users/http'
import { type ConsentPurpose, consentTexts } from '@ensemble/contracts/users/consent-texts'
import { useDates, useLanguage, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, Card, ConfirmDialog, Heading, SendStatus, Stack, StatusChip, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersEditMutation } from '../../../api/users-api.ts'
import { useLaterFocus } from '../use-later-focus.ts'
import { FoldedGroup } from './folded-group.tsx'
import { consentEdit, consentSince, consentState } from './consent-state.ts'

// The consent to suggestions covers no answers of its own: nothing is erased with it.
const withdrawnTexts = {
  health: 'own.consents.withdrawn',
  comorbidities: 'own.consents.withdrawn',
  matching: 'own.consents.withdrawnOnly',
} as const
const tones = { none: 'neutral', given: 'confirmed', again: 'waiting' } as const

/** One purpose: the words that are agreed to, since when, and the way back, which is as short as the way in. */
export function ConsentCard({ purpose, consents }: { purpose: ConsentPurpose; consents: User['consents'] }) {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const dates = useDates()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  // The button that was pressed goes with what it asked for.
  const [title, focusTitle] = useLaterFocus<HTMLHeadingElement>()
  const [start] = useUsersEditMutation()
  const { send, sending, failure } = useSend(start)
  const state = consentState(consents, purpose)
  const since = consentSince(consents, purpose)

  async function change(given: boolean) {
    if (!(await send({ params: { userId: 'me' }, body: consentEdit(purpose, given) }))) return
    setAsking(false)
    focusTitle()
    toast(t(given ? 'own.consents.given' : withdrawnTexts[purpose]))
  }

  const words = <Text>{typeset(consentTexts[purpose][language], language)}</Text>
  return (
    <Card as="section" aria-labelledby={`consent-${purpose}`}>
      <Stack direction="row" sx={headStyles}>
        <Heading level={3} size="s" id={`consent-${purpose}`} tabIndex={-1} ref={title}>
          {t(`own.consents.${purpose}.title`)}
        </Heading>
        <StatusChip tone={tones[state]} label={t(`own.consents.state.${state}`)} />
      </Stack>
      {/* Read when it was given: from then on it is there for whoever wants to read it again. */}
      {state === 'given' ? (
        <FoldedGroup name={t('own.consents.read')} count={0}>
          {words}
        </FoldedGroup>
      ) : (
        words
      )}
      {since && state !== 'none' ? (
        <Text size="small" tone="second">
          {t(state === 'again' ? 'own.consents.again' : 'own.consents.since', { day: dates.day(since) })}
        </Text>
      ) : null}
      <Stack direction="row" sx={{ gap: '12px', flexWrap: 'wrap' }}>
        {state === 'given' ? null : (
          <Button variant="primary" loading={sending && !asking} onClick={() => void change(true)}>
            {t(`own.consents.${purpose}.${state === 'again' ? 'confirm' : 'give'}`)}
          </Button>
        )}
        {state === 'none' ? null : (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t(`own.consents.${purpose}.withdraw`)}
          </Button>
        )}
      </Stack>
      {asking ? null : <SendStatus sending={sending} failure={failure} />}
      <ConfirmDialog
        open={asking}
        danger
        title={t('own.consents.withdrawTitle')}
        consequence={t(`own.consents.${purpose}.consequence`)}
        confirmLabel={t('own.consents.withdraw')}
        busy={sending}
        failure={failure}
        onConfirm={() => void change(false)}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}

const headStyles = { justifyContent: 'space-between', alignItems: 'flex-start', gap: '12px', flexWrap: 'wrap' }

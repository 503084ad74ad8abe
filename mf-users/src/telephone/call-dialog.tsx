import type { CallOutcome } from '@ensemble/contracts/users/by-telephone'
import type { CallData } from '@ensemble/contracts/schemas'
import { wordsReadOut } from '@ensemble/contracts/users/telephone-words'
import { useLanguage, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Checkbox, Notice, PhoneLink, SendDialog, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersNoteCallMutation } from '../api/telephone-api.ts'

interface CallDialogProps {
  call: CallData<'user.callsToMake'>['items'][number]
  onClose: () => void
}

/** What to say in a call, and what became of it. Where it asks whether they stay, a yes is noted with its words. */
export function CallDialog({ call, onClose }: CallDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const language = useLanguage()
  const { send, sending, failure } = useSend(useUsersNoteCallMutation()[0])
  const [agreed, setAgreed] = useState(false)
  const [fault, setFault] = useState(false)
  const { person, asksToKeep } = call

  async function note(outcome: CallOutcome) {
    if (asksToKeep && outcome === 'told' && !agreed) return setFault(true)
    const said = asksToKeep && outcome === 'told' ? { version: wordsReadOut.account.version, language } : undefined
    const noted = await send({ params: { callId: call.id }, body: { outcome, ...(said && { said }) } })
    if (!noted) return
    toast(t('telephone.toldDone', { name: person.displayName }))
    onClose()
  }

  return (
    <SendDialog
      title={t('telephone.callTitle', { name: person.displayName })}
      about={person.phone ? <PhoneLink number={person.phone} /> : undefined}
      sending={sending}
      failure={failure}
      onClose={onClose}
      leave={asksToKeep ? { label: t('telephone.notReached') } : null}
      actions={
        <>
          {asksToKeep ? null : (
            <Button variant="secondary" onClick={() => void note('not_needed')}>
              {t('telephone.notNeeded')}
            </Button>
          )}
          <Button loading={sending} onClick={() => void note('told')}>
            {t(asksToKeep ? 'telephone.keeps' : 'telephone.told')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: '16px' }}>
        {asksToKeep ? (
          <>
            <Text>{t('telephone.askToKeep')}</Text>
            <Notice title={t('telephone.readOut')}>
              <Text>{wordsReadOut.account[language]}</Text>
            </Notice>
            <Checkbox
              label={t('telephone.saidYes')}
              checked={agreed}
              error={fault && !agreed ? t('telephone.needsYes') : undefined}
              onChange={(event) => setAgreed(event.target.checked)}
            />
            <Text size="small">{t('telephone.saysNo')}</Text>
          </>
        ) : (
          <>
            <Text weight="medium">{call.subject}</Text>
            {call.text.split('\n\n').map((paragraph) => (
              <Box key={paragraph} sx={{ whiteSpace: 'pre-line' }}>
                {paragraph}
              </Box>
            ))}
          </>
        )}
      </Stack>
    </SendDialog>
  )
}

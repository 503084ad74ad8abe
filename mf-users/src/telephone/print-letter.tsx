import { departments } from '@ensemble/contracts/departments'
import { readablePhone } from '@ensemble/contracts/phone-numbers'
import type { CallData } from '@ensemble/contracts/schemas'
import type { User } from '@ensemble/contracts/users/http'
import { useDates, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, Heading, PaperFacts, PrinterIcon, PrintSheet, SendStatus, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersMakeClaimCodeMutation } from '../api/telephone-api.ts'

/** Prints a letter with what is kept of somebody and the code of their account, which is made anew each time. */
export function PrintLetter({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const { send, sending, failure } = useSend(useUsersMakeClaimCodeMutation()[0])
  const [letter, setLetter] = useState<CallData<'user.makeClaimCode'> | null>(null)

  async function print() {
    const made = await send({ params: { userId: user.id } })
    if (made) setLetter(made)
  }

  return (
    <Stack sx={{ gap: '8px', alignItems: 'flex-start' }}>
      <Button variant="secondary" icon={<PrinterIcon />} loading={sending} onClick={() => void print()}>
        {t('telephone.printLetter')}
      </Button>
      <SendStatus sending={sending} failure={failure} />
      {letter ? <LetterSheet user={user} letter={letter} onDone={() => setLetter(null)} /> : null}
    </Stack>
  )
}

interface LetterSheetProps {
  user: User
  letter: CallData<'user.makeClaimCode'>
  onDone: () => void
}

function LetterSheet({ user, letter, onDone }: LetterSheetProps) {
  const { t } = useTranslation('mf-users')
  const dates = useDates({ complete: true })
  const department = departments.find(({ code }) => code === user.departmentCode)
  const page = `${window.location.origin}/claim_account`
  const facts = [
    { id: 'name', label: t('fields.lastName'), value: user.displayName },
    { id: 'phone', label: t('fields.phone'), value: user.phone ? readablePhone(user.phone) : '' },
    { id: 'department', label: t('fields.departmentCode'), value: department?.name ?? '' },
  ]
  return (
    <PrintSheet title={t('telephone.letterTitle')} onDone={onDone}>
      <Heading level={1}>{t('telephone.letterTitle')}</Heading>
      <Text size="large">{t('telephone.letterFor', { name: user.displayName })}</Text>
      <Text>{t('telephone.letterText')}</Text>
      <PaperFacts
        facts={[
          { id: 'page', label: t('telephone.letterPage'), value: page },
          { id: 'code', label: t('telephone.letterCode'), value: letter.code },
          { id: 'until', label: t('telephone.letterUntil'), value: dates.day(letter.expiresAt) },
        ]}
      />
      <Text>{t('telephone.letterOnce')}</Text>
      <Heading level={2} size="s">
        {t('telephone.letterKept')}
      </Heading>
      <PaperFacts facts={facts} />
      <Text>{t('telephone.letterRights', { contact: department?.phone ?? department?.committeeName ?? '' })}</Text>
    </PrintSheet>
  )
}

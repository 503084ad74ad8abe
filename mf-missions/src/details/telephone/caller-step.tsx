import type { CallData } from '@ensemble/contracts/schemas'
import { mostCallers } from '@ensemble/contracts/users/most-callers'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, RadioGroup, ResultLine, SearchField, SendDialog, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsFindCallersMutation } from '../../api/telephone-api.ts'
import { usePlaceName } from '../../cards/use-mission-words.ts'

export type FoundCaller = CallData<'user.findCallers'>['items'][number]

interface CallerStepProps {
  /** What to begin with. */
  name: string
  onFound: (caller: FoundCaller) => void
  /** Nobody is: an account is to be opened. */
  onUnknown: (words: string) => void
  onClose: () => void
}

/** Who is calling: somebody with an account, by a part of their name, or nobody known. */
export function CallerStep({ name, onFound, onUnknown, onClose }: CallerStepProps) {
  const { t } = useTranslation('mf-missions')
  const placeName = usePlaceName()
  const { send, sending, failure } = useSend(useMissionsFindCallersMutation()[0])
  const [words, setWords] = useState(name)
  const [found, setFound] = useState<readonly FoundCaller[] | null>(null)
  const [chosen, setChosen] = useState('')
  const [fault, setFault] = useState<string>()
  const caller = found?.find(({ id }) => id === chosen)
  const nobody = found?.length === 0
  // There may be others: whoever is not among these must not get a second account.
  const isFull = found?.length === mostCallers

  async function look(search: string) {
    if (search.trim().length < 2) return setFault(t('telephone.moreLetters'))
    setFault(undefined)
    const answer = await send({ body: { search: search.trim() } })
    if (!answer) return
    setFound(answer.items)
    setChosen(answer.items.length === 1 ? (answer.items[0]?.id ?? '') : '')
  }

  function next() {
    if (caller) return onFound(caller)
    setFault(t(found ? 'telephone.chooseOne' : 'telephone.lookFirst'))
  }

  return (
    <SendDialog
      title={t('telephone.title')}
      sending={sending}
      failure={failure}
      onClose={onClose}
      actions={
        nobody ? (
          <Button onClick={() => onUnknown(words.trim())}>{t('telephone.openAccount')}</Button>
        ) : (
          <Button onClick={next}>{t('telephone.next')}</Button>
        )
      }
    >
      <Stack sx={{ gap: '20px' }}>
        <Text>{t('telephone.intro')}</Text>
        <SearchField
          label={t('telephone.name')}
          hideLabel={false}
          value={words}
          onChange={setWords}
          onSearch={(search) => void look(search)}
          error={found ? undefined : fault}
          withButton
        />
        <ResultLine>
          {nobody
            ? t('telephone.nobody')
            : found
              ? t(isFull ? 'telephone.foundMany' : 'telephone.found', { count: found.length })
              : ''}
        </ResultLine>
        {found && found.length > 0 ? (
          <RadioGroup
            legend={t('telephone.who')}
            options={found.map((one) => ({
              value: one.id,
              label: one.displayName,
              hint: [
                one.departmentCode ? placeName(one.departmentCode) : '',
                one.byTelephone ? t('telephone.byTelephone') : '',
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
            value={chosen}
            onChange={setChosen}
            error={fault}
          />
        ) : null}
        {found && !nobody ? (
          <Stack sx={{ gap: '8px', alignItems: 'flex-start' }}>
            <Text>{t('telephone.notThere')}</Text>
            <Button variant="secondary" onClick={() => onUnknown(words.trim())}>
              {t('telephone.openAccount')}
            </Button>
          </Stack>
        ) : null}
      </Stack>
    </SendDialog>
  )
}

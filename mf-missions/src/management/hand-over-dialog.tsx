import { useSend, useSession, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, RadioGroup, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsHandOverMutation } from '../api/management-api.ts'
import { usePlaceName } from '../cards/use-mission-words.ts'
import { ManagerSearch } from './form/manager-search.tsx'
import { usePossibleManagers } from './form/use-possible-managers.ts'
import { useSettled } from './form/use-settled.ts'

/** Gives all missions that a person runs to somebody else in one act: they can then leave their role. */
export function HandOverDialog({ from, onClose }: { from: string; onClose: () => void }) {
  const { t } = useTranslation('mf-missions')
  const toast = useToast()
  const placeName = usePlaceName()
  const { user } = useSession()
  const { send, sending, failure } = useSend(useMissionsHandOverMutation()[0])
  const [words, setWords] = useState('')
  const [to, setTo] = useState('')
  const [checked, setChecked] = useState(false)
  const people = usePossibleManagers(useSettled(words), [from])
  const others = people.found.filter(({ id }) => id !== from)
  const own = from === user?.id
  const name = own ? user.displayName : (people.chosen[0]?.displayName ?? '')
  const next = others.find(({ id }) => id === to)
  // Nobody is told of what they do themselves.
  const told = own ? 'next' : to === user?.id ? 'former' : 'both'

  async function confirm() {
    setChecked(true)
    if (!next) return
    const answer = await send({ body: { from, to: next.id } })
    if (!answer) return
    const done = t('handOver.done', { count: answer.moved, name: next.displayName })
    const left = t('handOver.left', { count: answer.left })
    // One toast is shown at a time: both are said in it.
    if (answer.left === 0) toast(done)
    else toast(answer.moved > 0 ? `${done} ${left}` : left, { severity: 'warning', durationMs: 8000 })
    onClose()
  }

  return (
    <FormDialog
      title={own || name === '' ? t('handOver.own') : t('handOver.of', { name })}
      submit={{ label: t('handOver.confirm') }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
    >
      <Text>{t('handOver.consequence')}</Text>
      <Text>{t(`handOver.told.${told}`)}</Text>
      <ManagerSearch words={words} onWords={setWords} people={people} />
      <RadioGroup
        legend={t('handOver.to')}
        options={others.map(({ id, displayName, departmentCode }) => ({
          value: id,
          label: departmentCode ? `${displayName} – ${placeName(departmentCode)}` : displayName,
        }))}
        value={to}
        onChange={setTo}
        error={checked && !next ? t('handOver.missing') : undefined}
      />
    </FormDialog>
  )
}

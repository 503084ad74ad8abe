import { mostSearches, type SearchTelling } from '@ensemble/contracts/missions/search-tellings'
import { useSend, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, RadioGroup, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { useMissionsKeepSearchMutation } from '../../api/searches-api.ts'
import type { SearchToKeep } from '../kept-search.ts'
import { useTellings } from './use-tellings.ts'

interface KeepSearchDialogProps {
  search: SearchToKeep
  onKept: () => void
  onClose: () => void
}

/** The name of a search, which is there already, and when it tells. */
export default function KeepSearchDialog({ search, onKept, onClose }: KeepSearchDialogProps) {
  const { t } = useTranslation('mf-missions')
  const { options } = useTellings()
  const { send, sending, failure, refusal } = useSend(useMissionsKeepSearchMutation()[0])
  const [name, setName] = useState(search.name)
  const [tell, setTell] = useState<SearchTelling>('never')
  const full = refusal?.fields?.['query']?.includes('OUT_OF_RANGE') === true

  async function keep() {
    if (await send({ body: { ...search, name: name.trim() || search.name, tell } })) onKept()
  }

  return (
    <FormDialog
      title={t('searches.keepTitle')}
      about={t('searches.keepAbout')}
      submit={{ label: t('searches.save') }}
      failure={full ? t('searches.full', { count: mostSearches }) : failure}
      onSubmit={() => void keep()}
      {...{ sending, onClose }}
    >
      <TextField
        label={t('searches.name')}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
      />
      <RadioGroup legend={t('searches.tell')} options={options} value={tell} onChange={setTell} />
    </FormDialog>
  )
}

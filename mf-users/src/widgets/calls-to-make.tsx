import type { CallData } from '@ensemble/contracts/schemas'
import { retryOf, useTranslation, useWaiting, type WaitingItem } from '@ensemble/mf-kit'
import { ErrorState, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersCallsToMakeQuery, useUsersNoteCallHeldMutation } from '../api/telephone-api.ts'
import { CallDialog } from '../telephone/call-dialog.tsx'
import { departmentName } from '../texts/department-name.ts'

type Call = CallData<'user.callsToMake'>['items'][number]

/** So many are told one by one, the most pressing first; the others come as these are noted, and are counted. */
const asked = { query: { page: 0, pageSize: 50 } } as const

/** Tells the /home of the staff whom to call about what, since a mail cannot tell them. */
export function Component() {
  const { t } = useTranslation('mf-users')
  const [open, setOpen] = useState<Call | null>(null)
  const [note] = useUsersNoteCallHeldMutation()
  const query = useUsersCallsToMakeQuery(asked)
  const { data, isError } = query
  useWaiting('mf-users', { items: data ? data.items.map(itemOf) : null })

  if (isError && !data) {
    return <ErrorState headingLevel={3} title={t('telephone.callsFailed')} {...retryOf(query)} />
  }
  const others = (data?.total ?? 0) - (data?.items.length ?? 0)
  return (
    <>
      {/* Nowhere else is a list of calls that a link could lead to. */}
      {others > 0 ? <Text size="small">{t('telephone.moreCalls', { count: others })}</Text> : null}
      {open ? <CallDialog call={open} onClose={() => setOpen(null)} /> : null}
    </>
  )

  function itemOf(call: Call): WaitingItem {
    const { person } = call
    return {
      id: `call/${call.id}`,
      kind: t('telephone.call'),
      title: person.displayName,
      to: `/users/${person.id}`,
      ...(person.phone ? { phone: person.phone } : {}),
      ...(person.departmentCode ? { about: departmentName(person.departmentCode) } : {}),
      words: call.subject,
      since: call.since,
      late: call.late,
      ...(call.neededBy ? { by: call.neededBy } : {}),
      // A yes to stay is noted with the words that were read out: in the window alone.
      ...(call.asksToKeep
        ? {}
        : {
            accept: {
              label: t('telephone.told'),
              done: t('telephone.toldDone', { name: person.displayName }),
              send: async () => {
                await note({ params: { callId: call.id }, body: { outcome: 'told' } }).unwrap()
                return null
              },
            },
          }),
      others: [{ label: t('telephone.whatToSay'), open: () => setOpen(call) }],
    }
  }
}

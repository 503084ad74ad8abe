import { nameOf } from '@ensemble/contracts/users/account-name'
import { useTranslation } from '@ensemble/mf-kit'
import type { ActDialogProps } from './act-dialog.tsx'
import { LetterDialog } from './letter-dialog.tsx'

interface ContactDialogProps {
  people: readonly { id: string; name: string }[]
  onClose: () => void
}

/** Writes to people of the list; each gets a mail of their own, and sees nobody else's address. */
export function ContactDialog({ people, onClose }: ContactDialogProps) {
  const { t } = useTranslation('mf-users')
  return (
    <LetterDialog
      title={t('contact.title', { count: people.length, name: people[0]?.name ?? '' })}
      consequence={t('contact.consequence', { count: people.length })}
      to={{ recipient: 'users', userIds: people.map(({ id }) => id) }}
      draftKey={draftKeyOf(people)}
      onClose={onClose}
    />
  )
}

/** Words to some people are for nobody else. A key has no room for many ids: those of several are folded into one number. */
function draftKeyOf(people: ContactDialogProps['people']): string {
  const [first] = people
  if (people.length === 1 && first) return `users.contact.${first.id}`
  const folded = people.reduce((sum, { id }) => sum ^ BigInt(`0x${id.replaceAll('-', '')}`), 0n)
  return `users.contact.several.${folded.toString(16)}`
}

/** The same for one row of the list. */
export function ContactRowDialog({ row, onClose }: ActDialogProps) {
  return <ContactDialog people={[{ id: row.id, name: nameOf(row) }]} onClose={onClose} />
}

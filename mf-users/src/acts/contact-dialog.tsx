import { useTranslation } from '@ensemble/mf-kit'
import { nameOf } from '../texts/name-of.ts'
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
      consequence={t('contact.consequence')}
      to={{ recipient: 'users', userIds: people.map(({ id }) => id) }}
      draftKey="users.contact"
      onClose={onClose}
    />
  )
}

/** The same for one row of the list. */
export function ContactRowDialog({ row, onClose }: ActDialogProps) {
  return <ContactDialog people={[{ id: row.id, name: nameOf(row) }]} onClose={onClose} />
}

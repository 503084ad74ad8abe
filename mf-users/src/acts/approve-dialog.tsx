import { roles } from '@ensemble/contracts/enumerations'
import type { CallInput } from '@ensemble/mf-kit/calls'
import { createDrafts, useCan, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Text, TextArea } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersApproveMutation } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { namesOf } from '../texts/name-of.ts'
import { type Post, PostFields } from './post-fields.tsx'
import { useConsequence } from './use-consequence.ts'
import { useStaffPhone } from './use-staff-phone.tsx'

const drafts = createDrafts<string>()

/** Lets somebody in, with a word of welcome. An admin may also give a role and its post. */
export function ApproveDialog({ row, onClose }: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const consequenceOf = useConsequence()
  const toast = useToast()
  const mayAppoint = useCan('user.administer')
  const { send, sending, failure, refusal } = useSend(useUsersApproveMutation()[0])
  const [post, setPost] = useState<Post>({
    role: row.role,
    departmentCode: row.departmentCode ?? '',
    organisationPosition: '',
    headquartersService: '',
  })
  const [message, setMessage] = useState(drafts.get(row.id) ?? '')
  const [checked, setChecked] = useState(false)
  const phone = useStaffPhone({ row, role: post.role, checked, refusal })
  const names = namesOf(row)

  async function confirm() {
    setChecked(true)
    if (phone.isMissing) return
    const body: CallInput<'user.approve'>['body'] = {
      ...(mayAppoint ? appointmentOf(post, row) : {}),
      ...phone.given,
      ...(message.trim() === '' ? {} : { message: message.trim() }),
    }
    if (!(await send({ params: { userId: row.id }, body }))) return
    drafts.forget(row.id)
    toast(t('acts.approve.done', names))
    onClose()
  }

  return (
    <FormDialog
      title={t('acts.approve.title', names)}
      submit={{ label: t('acts.approve.action') }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
    >
      <Text>{consequenceOf('approve', [row])}</Text>
      {mayAppoint ? (
        <PostFields
          post={post}
          onChange={(change) => setPost({ ...post, ...change })}
          roles={roles}
          roleHint={t('acts.approve.roleHint')}
        />
      ) : null}
      {phone.field}
      <TextArea
        label={t('acts.approve.message')}
        hint={t('acts.approve.messageHint')}
        optional
        rows={3}
        maxLength={500}
        value={message}
        onChange={(event) => {
          setMessage(event.target.value)
          drafts.keep(row.id, event.target.value)
        }}
      />
    </FormDialog>
  )
}

/** Only what differs from what the person asked for. */
function appointmentOf(post: Post, row: ActDialogProps['row']): Omit<CallInput<'user.approve'>['body'], 'message'> {
  const { role, departmentCode, organisationPosition, headquartersService } = post
  return {
    ...(role === row.role ? {} : { role }),
    ...(departmentCode === (row.departmentCode ?? '') || departmentCode === '' ? {} : { departmentCode }),
    ...(role === 'referent' && organisationPosition !== '' ? { organisationPosition } : {}),
    ...(role === 'headquarter_referent' && headquartersService !== '' ? { headquartersService } : {}),
  }
}

import { type Role, roles } from '@ensemble/contracts/enumerations'
import type { CallInput } from '@ensemble/mf-kit/calls'
import {
  useCan,
  useForm,
  useFormDraft,
  useSend,
  useSession,
  useToast,
  useTranslation,
  useWatch,
} from '@ensemble/mf-kit'
import { FormDialog, Text, TextArea, TextField } from '@ensemble/ui'
import { useState } from 'react'
import { type Post, PostFields } from '../acts/post-fields.tsx'
import { useUsersInviteMutation } from '../api/users-api.ts'

interface Invitation extends Post {
  email: string
  message: string
}

const blank: Invitation = {
  email: '',
  message: '',
  role: 'member',
  departmentCode: '',
  organisationPosition: '',
  headquartersService: '',
}
const memberOnly: readonly Role[] = ['member']

/** Invites somebody: an admin to any role, others members; a referent to their own department. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { role } = useSession()
  const administers = useCan('user.administer')
  const { send, sending, failure, refusal } = useSend(useUsersInviteMutation()[0])
  const form = useForm<Invitation>({ defaultValues: blank })
  const draft = useFormDraft({ key: 'users.invite', form, blank })
  const [checked, setChecked] = useState(false)
  useWatch({ control: form.control })
  const written = form.getValues()
  const lacksDepartment = written.role === 'referent' && written.departmentCode === ''
  const lacksEmail = written.email.trim() === ''

  async function confirm() {
    setChecked(true)
    if (lacksEmail || lacksDepartment) return
    if (!(await send({ body: bodyOf(written) }))) return
    draft.forget()
    toast(t('invite.done', { email: written.email.trim() }))
    onClose()
  }

  function changePost({ role: next, departmentCode, organisationPosition, headquartersService }: Partial<Post>) {
    if (next !== undefined) form.setValue('role', next)
    if (departmentCode !== undefined) form.setValue('departmentCode', departmentCode)
    if (organisationPosition !== undefined) form.setValue('organisationPosition', organisationPosition)
    if (headquartersService !== undefined) form.setValue('headquartersService', headquartersService)
  }

  function emailError(): string | undefined {
    if (checked && lacksEmail) return t('invite.emailMissing')
    return refusal?.fields['email'] ? t('invite.emailWrong') : undefined
  }

  return (
    <FormDialog
      // Named as the button that opened it: who may invite members alone has another.
      title={t(administers ? 'invite.title' : 'department.invite')}
      submit={{ label: t('invite.send') }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
      draft={draft}
    >
      <Text>{t('invite.consequence')}</Text>
      <TextField
        type="email"
        label={t('fields.email')}
        hint={t('invite.emailHint')}
        required
        maxLength={254}
        autoComplete="off"
        error={emailError()}
        {...form.register('email')}
      />
      <PostFields
        post={written}
        onChange={changePost}
        roles={administers ? roles : memberOnly}
        choosesDepartment={role !== 'referent'}
        departmentError={checked && lacksDepartment ? t('acts.departmentMissing') : undefined}
      />
      <TextArea
        label={t('invite.message')}
        hint={t('acts.approve.messageHint')}
        optional
        rows={3}
        maxLength={500}
        {...form.register('message')}
      />
    </FormDialog>
  )
}

function bodyOf(written: Invitation): CallInput<'user.invite'>['body'] {
  const { email, role, departmentCode, organisationPosition, headquartersService, message } = written
  return {
    email: email.trim(),
    role,
    ...(departmentCode === '' ? {} : { departmentCode }),
    ...(role === 'referent' && organisationPosition !== '' ? { organisationPosition } : {}),
    ...(role === 'headquarter_referent' && headquartersService !== '' ? { headquartersService } : {}),
    ...(message.trim() === '' ? {} : { message: message.trim() }),
  }
}

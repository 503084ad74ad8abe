import { roles } from '@ensemble/contracts/enumerations'
import type { CallInput } from '@ensemble/mf-kit/calls'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { FormDialog, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersEditMutation, useUsersGetQuery } from '../api/users-api.ts'
import type { ActDialogProps } from './act-dialog.tsx'
import { HandOverFirst } from './hand-over-first.tsx'
import { namesOf } from '../texts/name-of.ts'
import { type Post, PostFields } from './post-fields.tsx'
import { useStaffPhone } from './use-staff-phone.tsx'

/** Gives somebody another role, department or post; another role or reach counts at once, so sessions end. */
export function AppointDialog({ row, onClose }: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { send, sending, failure, refusal } = useSend(useUsersEditMutation()[0])
  // A list does not say what post somebody holds, and one that is not shown could not be taken away.
  const { data: person } = useUsersGetQuery({ params: { userId: row.id } })
  const [changed, change] = useState<Partial<Post>>({})
  const held: Post = {
    role: row.role,
    departmentCode: row.departmentCode ?? '',
    organisationPosition: person?.staff?.organisationPosition ?? '',
    headquartersService: person?.staff?.headquartersService ?? '',
  }
  const post = { ...held, ...changed }
  const [checked, setChecked] = useState(false)
  const names = namesOf(row)
  const lacksDepartment = post.role === 'referent' && post.departmentCode === ''
  const phone = useStaffPhone({ row, role: post.role, checked, refusal })

  async function confirm() {
    setChecked(true)
    if (lacksDepartment || phone.isMissing) return
    const body = { ...changesOf(post, held), ...phone.given }
    if (!(await send({ params: { userId: row.id }, body }))) return
    toast(t('acts.appoint.done', names))
    onClose()
  }

  return (
    <FormDialog
      title={t('acts.appoint.title', names)}
      submit={{ label: t('acts.appoint.save') }}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onSubmit={() => void confirm()}
    >
      <Text>{t('acts.appoint.consequence')}</Text>
      <PostFields
        post={post}
        onChange={(part) => change({ ...changed, ...part })}
        roles={roles}
        departmentError={checked && lacksDepartment ? t('acts.departmentMissing') : undefined}
      />
      {phone.field}
      <HandOverFirst code={refusal?.code} of={row.id} />
    </FormDialog>
  )
}

/** What was chosen, as far as it is another. A post that goes with another role than the chosen one is left out. */
function changesOf(post: Post, held: Post): CallInput<'user.edit'>['body'] {
  const { role, departmentCode, organisationPosition, headquartersService } = post
  const moved = <Field extends keyof Post>(field: Field) => post[field] !== held[field]
  return {
    ...(moved('role') ? { role } : {}),
    ...(moved('departmentCode') ? { departmentCode: departmentCode || null } : {}),
    ...(role === 'referent' && moved('organisationPosition')
      ? { organisationPosition: organisationPosition || null }
      : {}),
    ...(role === 'headquarter_referent' && moved('headquartersService')
      ? { staff: { headquartersService: headquartersService || null } }
      : {}),
  }
}

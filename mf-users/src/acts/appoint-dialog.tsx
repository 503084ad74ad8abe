import { roles } from '@ensemble/contracts/enumerations'
import { type CallInput } from '@ensemble/mf-kit/calls'
import { useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Text } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersEditMutation } from '../api/users-api.ts'
import { type ActDialogProps } from './act-dialog.tsx'
import { ActWindow } from './act-window.tsx'
import { nameOf } from './name-of.ts'
import { type Post, PostFields } from './post-fields.tsx'

/** Gives somebody another role, department or post; another role or reach counts at once, so sessions end. */
export function AppointDialog({ row, onClose }: ActDialogProps) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const { send, sending, failure } = useSend(useUsersEditMutation()[0])
  const [post, setPost] = useState<Post>({
    role: row.role,
    departmentCode: row.departmentCode ?? '',
    organisationPosition: '',
    headquartersService: '',
  })
  const [checked, setChecked] = useState(false)
  const name = nameOf(row)
  const lacksDepartment = post.role === 'referent' && post.departmentCode === ''

  async function confirm() {
    setChecked(true)
    if (lacksDepartment) return
    if (!(await send({ params: { userId: row.id }, body: changesOf(post, row) }))) return
    toast(t('acts.appoint.done', { name }))
    onClose()
  }

  return (
    <ActWindow
      title={t('acts.appoint.title', { name })}
      action={t('acts.appoint.save')}
      sending={sending}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <Text>{t('acts.appoint.consequence')}</Text>
      <PostFields
        post={post}
        onChange={(change) => setPost({ ...post, ...change })}
        roles={roles}
        departmentError={checked && lacksDepartment ? t('acts.departmentMissing') : undefined}
      />
    </ActWindow>
  )
}

/** What was chosen, as far as it is another; a post left open stays what it is. */
function changesOf(post: Post, row: ActDialogProps['row']): CallInput<'user.edit'>['body'] {
  const departmentCode = post.departmentCode === '' ? null : post.departmentCode
  return {
    ...(post.role === row.role ? {} : { role: post.role }),
    ...(departmentCode === row.departmentCode ? {} : { departmentCode }),
    ...(post.organisationPosition === '' ? {} : { organisationPosition: post.organisationPosition }),
    ...(post.headquartersService === '' ? {} : { staff: { headquartersService: post.headquartersService } }),
  }
}

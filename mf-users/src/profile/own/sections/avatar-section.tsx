import { fileRules } from '@ensemble/contracts/articles/file-rules'
import { portraitSources } from '@ensemble/contracts/articles/images'
import type { User } from '@ensemble/contracts/users/http'
import { errorMessage, sendFile, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Avatar, FormSection, SendStatus, UploadField } from '@ensemble/ui'
import { useUsersEditMutation } from '../../../api/users-api.ts'

const { types, maxBytes } = fileRules.avatar
const bytesPerMegabyte = 1024 * 1024
/** Px: as large as the picture is anywhere. */
const side = 96

/** One's own picture: shown as soon as it is there, replaced or taken away by one press. */
export function AvatarSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const [edit] = useUsersEditMutation()
  const removing = useSend(edit)
  const { avatarKey = null, displayName } = user
  const change = (key: string | null) => ({
    params: { userId: 'me' as const },
    body: { identity: { avatarKey: key } },
  })

  async function bring(file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) {
    const { key } = await sendFile(file, { purpose: 'avatar', ...options })
    try {
      await edit(change(key)).unwrap()
    } catch (refused) {
      throw new Error(errorMessage(refused), { cause: refused })
    }
  }

  async function remove() {
    if (await removing.send(change(null))) toast(t('own.avatar.removed'))
  }

  return (
    <FormSection
      title={t('own.sections.avatar.title')}
      why={t('own.sections.avatar.why')}
      whoSees={t(user.role === 'member' ? 'own.sections.avatar.whoSees' : 'own.sections.avatar.whoSeesStaff')}
    >
      <UploadField<void>
        label={t('own.avatar.label')}
        optional
        hint={t('own.avatar.hint', { max: maxBytes / bytesPerMegabyte })}
        accept={types.join(',')}
        upload={bring}
        onStored={() => toast(t('own.avatar.saved'))}
        onRemove={() => void remove()}
      >
        {avatarKey === null ? null : <Avatar name={displayName} size={side} {...portraitSources(avatarKey, side)} />}
      </UploadField>
      <SendStatus sending={removing.sending} failure={removing.failure} />
    </FormSection>
  )
}

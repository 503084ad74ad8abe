import { saveFile, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, SendStatus, Text } from '@ensemble/ui'
import { useUsersArchiveMutation } from '../../../api/users-api.ts'

/** A copy of everything, in one file; where a part cannot be had there is no file. */
export function DownloadSection() {
  const { t } = useTranslation('mf-users')
  const toast = useToast()
  const [start] = useUsersArchiveMutation()
  const { send, sending, failure } = useSend(start)

  async function download() {
    const text = await send()
    if (text === undefined) return
    saveFile({ name: 'ensemble.json', type: 'application/json', text })
    toast(t('own.download.done'))
  }

  return (
    <FormSection
      title={t('own.sections.download.title')}
      why={t('own.sections.download.why')}
      actions={
        <Button loading={sending} onClick={() => void download()}>
          {t('own.download.action')}
        </Button>
      }
    >
      <Text>{t('own.download.note')}</Text>
      <SendStatus sending={sending} failure={failure} />
    </FormSection>
  )
}

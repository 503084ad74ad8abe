import { errorMessage, saveFile, useLanguage, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import { Button, FormSection, SendStatus, Text } from '@ensemble/ui'
import { useState } from 'react'
import { useUsersGetArchiveMutation } from '../../../api/users-api.ts'

/**
 * A copy of everything, as a page to read or as a file for programs; both are the same answer. Where a part cannot be
 * had there is neither.
 */
export function DownloadSection() {
  const { t } = useTranslation('mf-users')
  const language = useLanguage()
  const toast = useToast()
  const [start] = useUsersGetArchiveMutation()
  const { send, sending, failure } = useSend(start)
  const [asked, setAsked] = useState<'page' | 'file' | null>(null)

  async function download() {
    setAsked('file')
    const text = await send()
    if (text === undefined) return
    saveFile({ name: 'ensemble.json', type: 'application/json', text })
    toast(t('own.download.done'))
  }

  async function read() {
    setAsked('page')
    const copy = await send()
    if (copy === undefined) return
    try {
      const { readablePage } = await import('./copy/readable-page.ts')
      saveFile({ name: 'ensemble.html', type: 'text/html', text: await readablePage(copy, language) })
      toast(t('own.download.pageDone'))
    } catch (error) {
      toast(errorMessage(error), { severity: 'error' })
    }
  }

  return (
    <FormSection
      title={t('own.sections.download.title')}
      why={t('own.sections.download.why')}
      actions={
        <>
          <Button
            loading={sending && asked === 'page'}
            disabled={sending && asked === 'file'}
            onClick={() => void read()}
          >
            {t('own.download.page')}
          </Button>
          <Button
            variant="secondary"
            loading={sending && asked === 'file'}
            disabled={sending && asked === 'page'}
            onClick={() => void download()}
          >
            {t('own.download.file')}
          </Button>
        </>
      }
    >
      <Text>{t('own.download.note')}</Text>
      <Text>{t('own.download.keep')}</Text>
      <SendStatus sending={sending} failure={failure} />
    </FormSection>
  )
}

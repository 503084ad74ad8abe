import { fileEndings, fileRules } from '@ensemble/contracts/articles/file-rules'
import type { FileInfo } from '@ensemble/contracts/articles/files'
import { sendFile, useTranslation } from '@ensemble/mf-kit'
import { Box, FormSection, IconButton, Text, Trash2Icon, UploadField, useFocusAmongLines } from '@ensemble/ui'
import { useRef } from 'react'
import { DocumentLink } from '../documents/document-link.tsx'
import type { ArticleEditor } from './use-article-editor.ts'
import { useFaultWords } from './use-fault-words.ts'

const { types, maxBytes } = fileRules.article_document
const bytesPerMegabyte = 1024 * 1024
const most = 5

/** Documents that readers may save. */
export function DocumentsSection({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation('mf-articles')
  const fault = useFaultWords(editor)
  const { form, values } = editor
  const { attachments } = values
  const root = useRef<HTMLDivElement>(null)
  // After the last one, what chooses a file.
  const focus = useFocusAmongLines(root, 'li', () => root.current?.querySelector('button'))
  function set(next: typeof attachments) {
    form.setValue('attachments', next, { shouldDirty: true })
  }
  function add({ key, name, size, contentType }: FileInfo) {
    set([...form.getValues('attachments'), { key, name, size, contentType }])
  }
  return (
    <FormSection title={t('editor.sections.documents')} why={t('editor.why.documents', { max: most })}>
      <Box ref={root} sx={{ display: 'grid', gap: '20px', minWidth: 0 }} {...focus}>
        {attachments.length > 0 ? (
          <Box component="ul" role="list" aria-label={t('editor.sections.documents')} sx={listStyles}>
            {attachments.map((document) => (
              <Box
                component="li"
                key={document.key}
                sx={{ display: 'flex', justifyContent: 'space-between', gap: '8px' }}
              >
                <DocumentLink document={document} />
                <IconButton
                  label={t('editor.removeDocument', { name: document.name })}
                  icon={<Trash2Icon />}
                  onClick={() => set(attachments.filter(({ key }) => key !== document.key))}
                />
              </Box>
            ))}
          </Box>
        ) : null}
        {attachments.length < most ? (
          <UploadField<FileInfo>
            label={t('editor.fields.document')}
            hint={t('editor.hints.document', {
              types: types.map((type) => fileEndings[type].toUpperCase()).join(', '),
              max: maxBytes / bytesPerMegabyte,
            })}
            accept={types.join(',')}
            upload={(file, options) => sendFile(file, { purpose: 'article_document', ...options })}
            onStored={add}
            error={fault('attachments')}
          />
        ) : (
          <Text tone="second">{t('editor.noMoreDocuments', { max: most })}</Text>
        )}
      </Box>
    </FormSection>
  )
}

const listStyles = { listStyle: 'none', padding: 0, display: 'grid', gap: '12px' }

import { fileEndings, fileRules } from '@ensemble/contracts/articles/file-rules'
import type { FileInfo } from '@ensemble/contracts/articles/files'
import { sendFile, useFormContext, useTranslation, useWatch } from '@ensemble/mf-kit'
import { Box, IconButton, Text, Trash2Icon, UploadField, useFocusAmongLines } from '@ensemble/ui'
import { useRef } from 'react'
import { DocumentLink } from './document-link.tsx'
import { mostDocuments, type WorkspaceForm } from './workspace-form.ts'

const { types, maxBytes } = fileRules.workspace_document
const bytesPerMegabyte = 1024 * 1024

/** Files of the workspace: sent to the storage at once, and shown to those who take part once the whole is saved. */
export function DocumentInputs({ missionId }: { missionId: string }) {
  const { t } = useTranslation('mf-missions')
  const { control, getValues, setValue } = useFormContext<WorkspaceForm>()
  const documents = useWatch({ control, name: 'documents' })

  const root = useRef<HTMLDivElement>(null)
  // After the last one, what chooses a file.
  const focus = useFocusAmongLines(root, 'li', () => root.current?.querySelector('button'))

  // Read anew: another file may have arrived while this one was on its way.
  function add({ key, name, size, contentType }: FileInfo) {
    setValue('documents', [...getValues('documents'), { key, name, size, contentType }], { shouldDirty: true })
  }

  function remove(key: string) {
    const others = getValues('documents').filter((document) => document.key !== key)
    setValue('documents', others, { shouldDirty: true })
  }

  return (
    <Box ref={root} sx={{ display: 'grid', gap: '12px', minWidth: 0 }} {...focus}>
      {documents.length > 0 ? (
        <Box component="ul" role="list" aria-label={t('workspace.documents')} sx={listStyles}>
          {documents.map((document) => (
            <Box component="li" key={document.key} sx={rowStyles}>
              <DocumentLink document={document} />
              <IconButton
                label={t('workspace.removeDocument', { name: document.name })}
                icon={<Trash2Icon />}
                onClick={() => remove(document.key)}
              />
            </Box>
          ))}
        </Box>
      ) : null}
      {documents.length < mostDocuments ? (
        <UploadField<FileInfo>
          label={t('workspace.addDocument')}
          hint={t('workspace.documentHint', {
            types: types.map((type) => fileEndings[type].toUpperCase()).join(', '),
            max: maxBytes / bytesPerMegabyte,
          })}
          optional
          accept={types.join(',')}
          upload={(file, options) => sendFile(file, { purpose: 'workspace_document', targetId: missionId, ...options })}
          onStored={add}
        />
      ) : (
        <Text tone="second">{t('workspace.noMoreDocuments', { max: mostDocuments })}</Text>
      )}
    </Box>
  )
}

const listStyles = { listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: '12px' }
const rowStyles = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8px', minWidth: 0 }

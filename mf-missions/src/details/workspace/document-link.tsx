import { recordUse, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Text, TextLink } from '@ensemble/ui'
import { fileAddress } from '../../api/file-address.ts'

interface DocumentLinkProps {
  document: { key: string; name: string; size: number }
  /** The mission that offers it to those who take part. */
  missionId?: string
}

/** A file to save, with its name and its size. */
export function DocumentLink({ document: { key, name, size }, missionId }: DocumentLinkProps) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const record = () => {
    if (missionId) recordUse({ type: 'document_download', targetType: 'mission', targetId: missionId })
  }
  return (
    <span>
      <TextLink href={fileAddress(key)} download={name} onClick={record}>
        {name}
      </TextLink>{' '}
      <Text as="span" size="small" tone="second">
        {t('workspace.size', { size: Math.ceil(size / 1024).toLocaleString(language) })}
      </Text>
    </span>
  )
}

import { fileEndings, fileTypes } from '@ensemble/contracts/articles/file-rules'
import { recordUse, useDates, useLanguage, useTranslation } from '@ensemble/mf-kit'
import { FileTextIcon, Text, TextLink } from '@ensemble/ui'
import { fileAddress } from '../../api/file-address.ts'
import { useWrittenLang } from '../../cards/mission-title.tsx'
import { WorkspaceLine } from './workspace-line.tsx'

interface DocumentLinkProps {
  document: { key: string; name: string; size: number; contentType: string; addedAt?: string }
  /** The mission that offers it to those who take part. */
  missionId?: string
}

const bytesPerKilobyte = 1024
const bytesPerMegabyte = 1024 * bytesPerKilobyte

/** A file to save: its name, what it is, how large, and since when it is there. */
export function DocumentLink({ document, missionId }: DocumentLinkProps) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  const dates = useDates()
  const lang = useWrittenLang()
  const { key, name, size, contentType, addedAt } = document
  const type = fileTypes.find((known) => known === contentType)
  const megabytes = size / bytesPerMegabyte
  const record = () => {
    if (missionId) recordUse({ type: 'document_download', targetType: 'mission', targetId: missionId })
  }
  return (
    <WorkspaceLine Icon={FileTextIcon}>
      <TextLink alone href={fileAddress(key)} download={name} lang={lang} onClick={record}>
        {name}
      </TextLink>
      <Text size="small" tone="second">
        {[
          ...(type ? [fileEndings[type].toUpperCase()] : []),
          megabytes < 1
            ? t('workspace.size', { size: Math.ceil(size / bytesPerKilobyte).toLocaleString(language) })
            : t('workspace.largeSize', { size: megabytes.toLocaleString(language, { maximumFractionDigits: 1 }) }),
          ...(addedAt ? [t('workspace.added', { day: dates.day(addedAt) })] : []),
        ].join(' · ')}
      </Text>
    </WorkspaceLine>
  )
}

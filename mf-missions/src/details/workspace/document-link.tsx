import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Text, TextLink } from '@ensemble/ui'
import { fileAddress } from '../../api/file-address.ts'

interface DocumentLinkProps {
  document: { key: string; name: string; size: number }
}

/** A file to save, with its name and its size. */
export function DocumentLink({ document: { key, name, size } }: DocumentLinkProps) {
  const { t } = useTranslation('mf-missions')
  const language = useLanguage()
  return (
    <span>
      <TextLink href={fileAddress(key)} download={name}>
        {name}
      </TextLink>{' '}
      <Text as="span" size="small" tone="second">
        {t('workspace.size', { size: Math.ceil(size / 1024).toLocaleString(language) })}
      </Text>
    </span>
  )
}

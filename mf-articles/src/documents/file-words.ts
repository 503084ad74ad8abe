import { fileEndings, fileTypes } from '@ensemble/contracts/articles/file-rules'
import { useLanguage } from '@ensemble/mf-kit'

const bytesPerUnit = 1024
const units = { fr: ['o', 'Ko', 'Mo'], en: ['B', 'KB', 'MB'] } as const

/** How type and size of a file are said. */
export function useFileWords() {
  const language = useLanguage()
  return {
    /** "PDF", "DOCX"; nothing for a type that this page has never heard of. */
    kind: (contentType: string) => {
      const known = fileTypes.find((type) => type === contentType)
      return known ? fileEndings[known].toUpperCase() : ''
    },
    /** @param bytes "840 Ko", "2,4 Mo" */
    size: (bytes: number) => {
      const power = Math.min(2, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(bytesPerUnit)))
      const figure = (bytes / bytesPerUnit ** power).toLocaleString(language, {
        maximumFractionDigits: power === 2 ? 1 : 0,
      })
      return `${figure}\u00a0${units[language][power] ?? ''}`
    },
  }
}

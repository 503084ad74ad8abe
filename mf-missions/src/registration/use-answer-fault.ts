import { useTranslation } from '@ensemble/mf-kit'
import { motivationLength } from './registration-form.ts'

const codes = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG'] as const

/** What is wrong with an answer, by the code of the form or of the service; nothing for one that is right. */
export function useAnswerFault(): (code: string | undefined) => string | undefined {
  const { t } = useTranslation('mf-missions')
  return (code) => {
    if (code === undefined) return undefined
    const known = codes.find((each) => each === code) ?? 'REQUIRED'
    return t(`fields.${known}`, { min: motivationLength.min })
  }
}

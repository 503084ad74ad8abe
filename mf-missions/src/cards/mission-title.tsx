import { typeset } from '@ensemble/contracts/typography'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Chip, LanguagesIcon } from '@ensemble/ui'

/** Missions are written in French, whoever reads them. */
const written = 'fr'

/** The `lang` of what a team has written, where the page is in another: a screen reader changes its voice by it. */
export function useWrittenLang(): typeof written | undefined {
  return useLanguage() === written ? undefined : written
}

/** A title as French is printed; a screen reader hears that it is French. */
export function MissionTitle({ title }: { title: string }) {
  return <span lang={useWrittenLang()}>{typeset(title, written)}</span>
}

/** Words of the team where a component takes no `lang`: the label of a field, the title of a part. */
export function Written({ children }: { children: string }) {
  return <span lang={useWrittenLang()}>{children}</span>
}

/** A sentence of the page that ends with words of the team, each in its own language. */
export function WithWritten({ sentence, words }: { sentence: string; words: string }) {
  const lang = useWrittenLang()
  const at = sentence.lastIndexOf(words)
  if (lang === undefined || at < 0) return sentence
  return (
    <>
      {sentence.slice(0, at)}
      <span lang={lang}>{words}</span>
      {sentence.slice(at + words.length)}
    </>
  )
}

/** Tells who reads another language that the mission is in French. */
export function LanguageChip() {
  const { t } = useTranslation('mf-missions')
  return useLanguage() === written ? null : <Chip icon={<LanguagesIcon />} label={t(`languages.${written}`)} />
}

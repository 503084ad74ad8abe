import { typeset } from '@ensemble/contracts/typography'
import { useLanguage, useTranslation } from '@ensemble/mf-kit'
import { Chip, LanguagesIcon } from '@ensemble/ui'

/** Missions are written in French, whoever reads them. */
const written = 'fr'

/** A title as French is printed; a screen reader hears that it is French. */
export function MissionTitle({ title }: { title: string }) {
  const foreign = useLanguage() === written ? undefined : written
  return <span lang={foreign}>{typeset(title, written)}</span>
}

/** Tells who reads another language that the mission is in French. */
export function LanguageChip() {
  const { t } = useTranslation('mf-missions')
  return useLanguage() === written ? null : <Chip icon={<LanguagesIcon />} label={t(`languages.${written}`)} />
}

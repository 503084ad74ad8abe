import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { Text } from '../typography/text.tsx'

export interface DraftStatusProps {
  /** What becomes of what is being written; `none` while nothing was. */
  status: 'none' | 'saving' | 'saved' | 'unsaved'
}

/**
 * Says below a long form that what is written in it is kept, so that nobody hurries. Not announced: it changes while
 * somebody types. Keeps its line when there is nothing to say, so that nothing moves.
 */
export function DraftStatus({ status }: DraftStatusProps) {
  const texts = useUiTexts()
  return (
    <Text size="small" tone="second">
      {{ none: '\u00a0', saving: texts.draftSaving, saved: texts.draftSaved, unsaved: texts.draftUnsaved }[status]}
    </Text>
  )
}

import { useUiTexts } from '../../texts/ui-texts-provider.tsx'
import { englishEditorTexts } from './english-editor-texts.ts'
import { frenchEditorTexts } from './french-editor-texts.ts'
import type { EditorTexts } from './editor-texts.ts'

const texts = { fr: frenchEditorTexts, en: englishEditorTexts }

/** The labels of the editor in the language on the screen. */
export function useEditorTexts(): EditorTexts {
  return texts[useUiTexts().language]
}

import { useTranslation, type WaitingItem } from '@ensemble/mf-kit'
import { Button, Text } from '@ensemble/ui'
import { useState } from 'react'

/** So much of a long text is shown at first, in characters; one that is hardly longer is shown whole. */
const beginning = 240
const short = 320

interface WaitingWordsProps {
  words: string
  /** Whose title is said of the button to whoever hears it alone. */
  item: Pick<WaitingItem, 'title' | 'fold'>
}

/** What somebody wrote. Of a long text the beginning, and the rest on demand: ten people stay on a few screens. */
export function WaitingWords({ words, item: { title, fold } }: WaitingWordsProps) {
  const { t } = useTranslation()
  const [whole, setWhole] = useState(false)
  // An area of before has no words for the button.
  if (!fold || words.length <= short) return <Text>{words}</Text>
  const label = whole ? fold.readLess : fold.readOn
  return (
    <div>
      <Text>{whole ? words : beginningOf(words)}</Text>
      <Button
        size="small"
        variant="quiet"
        aria-expanded={whole}
        aria-label={t('home.waiting.answerOf', { answer: label, title })}
        onClick={() => setWhole(!whole)}
      >
        {label}
      </Button>
    </div>
  )
}

/** Cut between two words. */
function beginningOf(words: string): string {
  const cut = words.slice(0, beginning)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), beginning / 2)).trimEnd()}…`
}

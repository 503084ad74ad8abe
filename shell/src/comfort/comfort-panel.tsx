import { useTranslation } from '@ensemble/mf-kit'
import { Button, type ComfortWord, RadioGroup, SidePanel, Stack, Switch, Text } from '@ensemble/ui'
import { use, useState } from 'react'
import { chosen, keepComfort, readComfort, textSizes } from './comfort.ts'
import { OpenComfort } from './open-comfort.ts'

const usual = 'usual'
const sizes = [usual, ...textSizes] as const
const switches = ['space', 'contrast', 'plain-font', 'still', 'no-pictures'] as const

/** How the site is read: each choice counts at once and on every page. */
export default function ComfortPanel() {
  const { t } = useTranslation()
  const setOpen = use(OpenComfort)
  const [words, setWords] = useState(() => readComfort())
  const size = textSizes.find((one) => words.includes(one))

  function keep(next: ComfortWord[]) {
    keepComfort(next)
    setWords(next)
  }
  const choose = (word: ComfortWord, wanted: boolean) => keep(chosen(words, word, wanted))

  return (
    <SidePanel
      open
      title={t('comfort.title')}
      onClose={() => setOpen(false)}
      actions={
        words.length > 0 ? (
          <Button variant="secondary" onClick={() => keep([])}>
            {t('comfort.reset')}
          </Button>
        ) : undefined
      }
    >
      <Stack spacing={3}>
        <Text>{t('comfort.lead')}</Text>
        <RadioGroup
          legend={t('comfort.textSize')}
          options={sizes.map((value) => ({ value, label: t(`comfort.sizes.${value}`) }))}
          value={size ?? usual}
          onChange={(next) => {
            if (next !== usual) choose(next, true)
            else if (size) choose(size, false)
          }}
        />
        <Stack spacing={1}>
          {switches.map((word) => (
            <Switch
              key={word}
              label={t(`comfort.switches.${word}`)}
              checked={words.includes(word)}
              onChange={({ target }) => choose(word, target.checked)}
            />
          ))}
        </Stack>
      </Stack>
    </SidePanel>
  )
}

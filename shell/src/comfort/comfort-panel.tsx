import { useSession, useTranslation } from '@ensemble/mf-kit'
import { Button, type ComfortWord, RadioGroup, SidePanel, Stack, Switch, Text } from '@ensemble/ui'
import { use, useState } from 'react'
import { useShellEditComfortMutation } from './comfort-api.ts'
import { chosen, colours, keepComfort, readComfort, textSizes } from './comfort.ts'
import { OpenComfort } from './open-comfort.ts'

const usual = 'usual'
const sizes = [usual, ...textSizes] as const
const grounds = [usual, ...colours] as const
const switches = ['space', 'contrast', 'plain-font', 'still', 'no-pictures', 'fewer'] as const

/** How the site is read: each choice counts at once and on every page. */
export default function ComfortPanel() {
  const { t } = useTranslation()
  const setOpen = use(OpenComfort)
  const { user } = useSession()
  const [tell] = useShellEditComfortMutation()
  const [words, setWords] = useState(() => readComfort())

  function keep(next: ComfortWord[]) {
    keepComfort(next)
    if (user) void tell({ params: { userId: 'me' }, body: { comfort: next } })
    setWords(next)
  }
  const choose = (word: ComfortWord, wanted: boolean) => keep(chosen(words, word, wanted))
  const oneOf = <Word extends ComfortWord>(all: readonly Word[]) => {
    const now = all.find((one) => words.includes(one))
    const value: Word | typeof usual = now ?? usual
    return {
      value,
      onChange: (next: Word | typeof usual) => {
        if (next !== usual) choose(next, true)
        else if (now) choose(now, false)
      },
    }
  }

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
        <Text>{user ? t('comfort.leadOfAccount') : t('comfort.lead')}</Text>
        <RadioGroup
          legend={t('comfort.textSize')}
          options={sizes.map((value) => ({ value, label: t(`comfort.sizes.${value}`) }))}
          {...oneOf(textSizes)}
        />
        <RadioGroup
          legend={t('comfort.colours')}
          options={grounds.map((value) => ({ value, label: t(`comfort.grounds.${value}`) }))}
          {...oneOf(colours)}
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

import { useTranslation } from '@ensemble/mf-kit'
import { Button, Heading, Stack, Text } from '@ensemble/ui'
import { type ReactNode, useEffect, useRef } from 'react'

/** What every step needs of the form around it. */
export interface StepActions {
  /** null on the first step. */
  back: (() => void) | null
  /** The sign-up is on its way. */
  sending: boolean
  /** The person has just come to this step: its title takes the focus, so that it is read out. */
  arrived: boolean
}

interface StepFrameProps extends StepActions {
  title: string
  sentence?: string
  children: ReactNode
  submit: string
  /** Beside the main button. */
  extra?: ReactNode
}

/** Title, fields and the way on of one step. */
export function StepFrame({ title, sentence, children, submit, back, sending, arrived, extra }: StepFrameProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <Stack spacing={2.5}>
      <Stack ref={heading} tabIndex={-1} spacing={0.5}>
        <Heading level={2} size="s">
          {title}
        </Heading>
        {sentence === undefined ? null : <Text tone="second">{sentence}</Text>}
      </Stack>
      {children}
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', '& > [type=submit]': { flexGrow: { xs: 1, sm: 0 } } }}
      >
        <Button type="submit" size="large" loading={sending}>
          {submit}
        </Button>
        {extra}
        {back === null ? null : (
          <Button variant="quiet" size="large" onClick={back}>
            {t('signUp.back')}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

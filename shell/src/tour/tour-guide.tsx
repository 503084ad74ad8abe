import { Link, useLocation, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Card, Heading, LinkButton, Stack, Text, token } from '@ensemble/ui'
import { useEffect, useRef } from 'react'
import { focusPage } from '../platform/focus-page.ts'
import { usePointer } from './use-pointer.ts'
import { useTour } from './use-tour.ts'

/**
 * What the screen below is for, and the way to the next one. A frame shows on the page what is meant, and in the bar
 * where it is found another day. It stands above the page and covers nothing: whoever turns to the page instead is not
 * held up. Escape leaves it for later. Where the pressed button is gone with its beginning, its title takes the focus.
 */
export default function TourGuide() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const tour = useTour()
  const key = tour?.step.key
  const title = useRef<HTMLHeadingElement>(null)
  // A new page begins at its top; the page where the tour was begun does not by itself.
  useEffect(() => {
    window.scrollTo(0, 0)
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [key])
  usePointer(tour?.shown && pathname === tour.step.path ? tour.step.key : undefined)
  if (!tour?.shown) return null
  const { steps, index, step } = tour
  const place = t('tourStep.place', { step: index + 1, count: steps.length })
  const isLast = index === steps.length - 1
  const { later } = tour

  function leave() {
    later()
    // The pressed button goes with this. Where the tour ends, the next page takes the focus by itself.
    focusPage()
  }

  return (
    <Box component="section" aria-label={t('tour.title')} sx={frame}>
      <Card as="div" outline="line">
        <Text size="small" tone="second">
          {place}
        </Text>
        <Heading level={2} size="s" tabIndex={-1} ref={title}>
          {t(step.titleKey)}
        </Heading>
        <Text>{t(`tourStep.texts.${step.key}`)}</Text>
        <Stack
          role="presentation"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: '8px' }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') leave()
          }}
        >
          {pathname === step.path ? (
            <Button onClick={tour.next}>{t(isLast ? 'tourStep.finish' : 'tourStep.next')}</Button>
          ) : (
            <LinkButton variant="primary" component={Link} to={step.path}>
              {t('tourStep.show')}
            </LinkButton>
          )}
          {isLast ? null : (
            <Button variant="quiet" onClick={leave}>
              {t('tourStep.later')}
            </Button>
          )}
        </Stack>
      </Card>
    </Box>
  )
}

const frame = {
  width: '100%',
  maxWidth: `calc(${token('page-width')} + 2 * ${token('gutter')})`,
  margin: '0 auto',
  padding: `16px ${token('gutter')} 0`,
}

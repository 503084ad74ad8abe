import { lazyPart, PrefetchLink, useTranslation, withTexts } from '@ensemble/mf-kit'
import { Button, Loader, Stack, Text, TextLink, useFocusAmongLines } from '@ensemble/ui'
import { Suspense, useRef, useState } from 'react'
import { ofBrowse } from '../../translations/later-texts.ts'
import type { SearchToKeep } from '../kept-search.ts'

const KeepSearchDialog = lazyPart(withTexts(ofBrowse, () => import('./keep-search-dialog.tsx')))

/** Keeps what is looked for; where it then is stands in the place of the button. */
export function KeepSearch({ search }: { search: SearchToKeep }) {
  const { t } = useTranslation('mf-missions')
  const [open, setOpen] = useState(false)
  const [kept, setKept] = useState(false)
  // The button goes with the press: the way to what was kept takes the focus.
  const root = useRef<HTMLDivElement>(null)
  const focus = useFocusAmongLines(root, 'a')
  return (
    <Stack sx={{ gap: '8px', alignItems: 'center' }} ref={root} {...focus}>
      {kept ? null : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('searches.keep')}
        </Button>
      )}
      <div role="status">
        {kept ? (
          <Text>
            {t('searches.isKept')}{' '}
            <TextLink component={PrefetchLink} to="/missions/browse?view=searches">
              {t('searches.see')}
            </TextLink>
          </Text>
        ) : null}
      </div>
      {open ? (
        <Suspense fallback={<Loader size="inline" />}>
          <KeepSearchDialog
            search={search}
            onKept={() => {
              setKept(true)
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </Stack>
  )
}

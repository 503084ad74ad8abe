import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { SlidersHorizontalIcon } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Chip } from '../display/chip.tsx'
import { TextSkeleton } from '../feedback/skeletons.tsx'
import { useFocusAmongLines } from '../layout/use-focus-among-lines.ts'
import { Sheet } from '../surfaces/sheet.tsx'
import { SidePanel } from '../surfaces/side-panel.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { laptopMedia, phoneMedia, smallMedia, wideMedia } from '../theme/custom-properties.ts'

export interface ActiveFilter {
  id: string
  label: string
  onRemove: () => void
  /** The words of the search: a chip as the others, but none of those that the button counts. */
  searched?: boolean
}

export interface FilterBarProps {
  /** Usually a SearchField. */
  search?: ReactNode
  /** Selects and the like: in a row on wide screens, in a sheet from below on phones. */
  filters?: ReactNode
  /** More choices than a row holds: behind a button, in a panel on wide screens; on phones and tablets instead of `filters`. */
  allFilters?: ReactNode
  /** Choices that are pressed: below the row on wide screens; on phones in the sheet, after the others. */
  pills?: ReactNode
  /** Words of the button that closes them: what they lead to ("38 missions"). */
  resultsLabel?: string
  /** What is active, as chips that can be removed one by one. */
  active?: readonly ActiveFilter[]
  onClear?: () => void
}

const Root = styled('div')({ display: 'grid', gap: '12px' })
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-end' })
const SearchSlot = styled('div')({
  // With its button, and all of its hint: where that leaves no room for the others, a row of its own.
  flex: '1 1 400px',
  minWidth: 0,
  '&.ens-own-row': { [laptopMedia]: { flexBasis: '100%' } },
})
const WideFilters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  flex: '2 1 auto',
  alignItems: 'flex-end',
  '& > *': { flex: '1 1 160px', maxWidth: '280px' },
})
const PhoneFilters = styled('div')({ [wideMedia]: { display: 'none' } })
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' })
const SheetFields = styled('div')({ display: 'grid', gap: '20px' })

/** What is drawn a picture after its window: the press is answered before many fields are there. */
function AfterWindow({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return drawn ? children : <TextSkeleton lines={8} />
}

/** Search, filters, and what is active. */
export function FilterBar({ search, filters, allFilters, pills, resultsLabel, active = [], onClear }: FilterBarProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const texts = useUiTexts()
  const phone = useMediaQuery(phoneMedia)
  // Beside a row of choices the button is not shown; where it is, it brings no keyboard of a phone with it.
  const otherwise = allFilters || phone ? '[aria-haspopup="dialog"]' : 'input'
  // A chip goes with what it stands for, and all of them with the button that clears them.
  const focus = useFocusAmongLines(root, '.ens-active [aria-label]', () =>
    root.current?.querySelector<HTMLElement>(otherwise),
  )
  // A row of many beside a tablet's button would have its words on two lines.
  const narrow = useMediaQuery(allFilters ? smallMedia : phoneMedia)
  const Surface = phone ? Sheet : SidePanel
  const Opener = allFilters ? 'div' : PhoneFilters
  const counted = active.filter(({ searched }) => !searched).length
  const count = counted === 0 ? '' : ` (${counted})`
  return (
    <Root ref={root} className="ens-no-print" {...focus}>
      <Row>
        {search ? <SearchSlot className={allFilters ? 'ens-own-row' : ''}>{search}</SearchSlot> : null}
        {filters ? (
          <>
            {narrow ? null : <WideFilters>{filters}</WideFilters>}
            <Opener>
              <Button
                variant="secondary"
                icon={<SlidersHorizontalIcon />}
                aria-haspopup="dialog"
                // The button is drawn pressed before the window, which an old phone takes a while to draw.
                onClick={() => startTransition(() => setOpen(true))}
              >
                {`${texts.filters}${count}`}
              </Button>
            </Opener>
            <Surface
              open={open}
              title={texts.filters}
              onClose={() => setOpen(false)}
              actions={
                <Button fullWidth onClick={() => setOpen(false)}>
                  {resultsLabel ?? texts.showResults}
                </Button>
              }
            >
              <SheetFields>
                {allFilters ? <AfterWindow>{allFilters}</AfterWindow> : filters}
                {phone ? pills : null}
              </SheetFields>
            </Surface>
          </>
        ) : null}
      </Row>
      {phone ? null : pills}
      {active.length > 0 ? (
        <Chips className="ens-active">
          {active.map((filter) => (
            <Chip key={filter.id} label={filter.label} onRemove={filter.onRemove} />
          ))}
          {onClear ? (
            <Button variant="quiet" size="small" onClick={onClear}>
              {texts.clearAll}
            </Button>
          ) : null}
        </Chips>
      ) : null}
    </Root>
  )
}

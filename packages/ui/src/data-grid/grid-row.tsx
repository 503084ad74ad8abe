import { memo, type ReactNode } from 'react'
import { RowBox } from './row-box.tsx'
import type { RowPresses } from './use-row-presses.ts'
import type { TableAction } from './table-column.ts'
import type { TableTexts } from './texts/table-texts.ts'

interface RowDrawing {
  cells: ReactNode
  /** What the row is known by. */
  name: ReactNode
}

interface GridRowProps {
  /** What the row and its cells are drawn from: where both are the same as before, the drawing is. */
  row: object
  columns: object
  draw: () => RowDrawing
  texts: TableTexts
  /** Place among the rows of the page. */
  at: number
  /** Place among all rows there are, the head of the table being the first. */
  rowIndex: number
  acts: readonly TableAction[] | null
  /** null where rows have no box. */
  chosen: boolean | null
  /** Whether its menu is open. */
  open: boolean
  id: string
  presses: RowPresses
}

/**
 * One row of the table. A hundred of them are drawn at once, so they are plain elements which the styles of the table
 * know by their classes: a component of the design system in each cell took most of the time. Drawn again only for what
 * it shows.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { texts, at, rowIndex, acts, chosen, id, presses } = props
  const { cells, name } = props.draw()
  return (
    <tr role="row" aria-rowindex={rowIndex} aria-selected={chosen ?? undefined}>
      {chosen === null ? null : (
        <td role="gridcell" className="ens-box" tabIndex={-1}>
          <RowBox
            ids={{ own: id, name: nameOf(id) }}
            label={texts.select}
            checked={chosen}
            onChange={(extend) => presses.choose(at, extend)}
          />
        </td>
      )}
      {cells}
      {acts ? (
        <td role="gridcell" className="ens-acts" tabIndex={-1}>
          <Acts {...props} acts={acts} name={name} />
        </td>
      ) : null}
    </tr>
  )
}, isAlike)

/** Of the cell whose words name the row. */
export function nameOf(id: string): string {
  return `${id}-name`
}

interface ActsProps extends GridRowProps {
  acts: readonly TableAction[]
  name: ReactNode
}

/** The usual acts and, behind one more button, the others. Nothing where nothing can be done. */
function Acts({ name, texts, at, acts, open, id, presses }: ActsProps) {
  return (
    <>
      {acts
        .filter(({ main }) => main)
        .map((act) => (
          <button
            key={act.id}
            type="button"
            className="ens-act"
            tabIndex={-1}
            disabled={act.disabled}
            onClick={({ detail }) => presses.act(at, act.id, detail)}
          >
            <span>
              {act.label}
              <span className="ens-unseen"> {name}</span>
            </span>
          </button>
        ))}
      {acts.some(({ main }) => !main) ? (
        <button
          type="button"
          className="ens-more"
          tabIndex={-1}
          id={`${id}-trigger`}
          aria-label={texts.actions}
          // « Actions Marche solidaire »: among other rows the word alone says nothing.
          aria-labelledby={`${id}-trigger ${nameOf(id)}`}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? `${id}-menu` : undefined}
          onPointerEnter={presses.approach}
          onFocus={presses.approach}
          onClick={({ currentTarget }) => presses.more(at, currentTarget)}
        />
      ) : null}
    </>
  )
}

/** What is done on a press is looked up then: acts are alike that say and allow the same. */
function isAlike(before: GridRowProps, after: GridRowProps): boolean {
  return (
    before.row === after.row &&
    before.columns === after.columns &&
    before.texts === after.texts &&
    before.at === after.at &&
    before.rowIndex === after.rowIndex &&
    before.chosen === after.chosen &&
    before.open === after.open &&
    before.id === after.id &&
    areAlike(before.acts, after.acts)
  )
}

function areAlike(acts: readonly TableAction[] | null, now: readonly TableAction[] | null): boolean {
  if (acts === null || now === null) return acts === now
  return (
    acts.length === now.length &&
    acts.every(({ id, label, main, disabled }, index) => {
      const other = now[index]
      return other?.id === id && other.label === label && other.main === main && other.disabled === disabled
    })
  )
}

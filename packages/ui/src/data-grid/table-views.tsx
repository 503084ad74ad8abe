import { longestViewName, mostViews } from '@ensemble/contracts/users/table-limits'
import { styled } from '@mui/material/styles'
import { BookmarkIcon, EllipsisVerticalIcon, LinkIcon, PencilIcon, Trash2Icon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Menu } from '../actions/menu.tsx'
import { TextField } from '../fields/text-field.tsx'
import { FormDialog } from '../surfaces/form-dialog.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { useTableTexts } from './texts/use-table-texts.ts'
import type { KeptTable } from './data-table-props.ts'
import { isSameView } from './same-view.ts'

export interface TableViewsProps {
  /** The views that the screen offers, with how many rows each has, in words. */
  offered: readonly { name: string; address: string; count?: string }[]
  /** What is shown now: the part of the address behind the question mark, without the page. */
  current: string
  onOpen: (address: string) => void
  /** What is shown now is worth a name: more than what the screen begins with. */
  savable: boolean
  /** Tells that the address of a view was copied, or could not be. */
  onCopied: (text: string) => void
  /** Where the views of this person are kept; without it, none can be saved. */
  kept?: KeptTable
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  // One line that scrolls: above the list, a phone has room for no more.
  [phoneMedia]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    padding: '4px',
    margin: '-4px',
    '& > *': { flex: 'none' },
  },
})

/** Ways to look at a table, one press each: those of the screen, and those that a person has named. Each is an address. */
export function TableViews({ offered, current, savable, onOpen, onCopied, kept }: TableViewsProps) {
  const { views: texts } = useTableTexts()
  const named = kept?.choice.views ?? []
  const [naming, setNaming] = useState<'new' | 'other' | null>(null)
  const own = named.find(({ address }) => isSameView(address, current))
  const known = own !== undefined || offered.some(({ address }) => isSameView(address, current))

  function keep(views: typeof named) {
    kept?.keep({ ...kept.choice, views })
  }

  async function copy(address: string) {
    const { origin, pathname } = window.location
    const isCopied = await navigator.clipboard.writeText(`${origin}${pathname}?${address}`).then(
      () => true,
      () => false,
    )
    onCopied(isCopied ? texts.copied : texts.copyFailed)
  }

  const maySave = savable && !known && kept !== undefined && named.length < mostViews
  if (offered.length === 0 && named.length === 0 && !maySave) return null

  return (
    <Line role="group" aria-label={texts.label} className="ens-no-print">
      {[...offered, ...named].map((view) => {
        const pressed = isSameView(view.address, current)
        return (
          <Button
            key={`${view.name} ${view.address}`}
            size="small"
            variant={pressed ? 'primary' : 'secondary'}
            aria-pressed={pressed}
            onClick={() => onOpen(view.address)}
          >
            {'count' in view && view.count !== undefined ? `${view.name} (${view.count})` : view.name}
          </Button>
        )
      })}
      {own ? (
        <Menu
          label={texts.more}
          icon={<EllipsisVerticalIcon size={20} />}
          items={[
            { id: 'copy', label: texts.copy, icon: <LinkIcon size={20} />, onSelect: () => void copy(own.address) },
            { id: 'rename', label: texts.rename, icon: <PencilIcon size={20} />, onSelect: () => setNaming('other') },
            {
              id: 'remove',
              label: texts.remove,
              icon: <Trash2Icon size={20} />,
              onSelect: () => keep(named.filter((view) => view !== own)),
            },
          ]}
        />
      ) : null}
      {maySave ? (
        <Button
          size="small"
          variant="quiet"
          icon={<BookmarkIcon />}
          aria-haspopup="dialog"
          onClick={() => setNaming('new')}
        >
          {texts.save}
        </Button>
      ) : null}
      {naming ? (
        <NameDialog
          title={naming === 'new' ? texts.save : texts.rename}
          before={naming === 'other' && own ? own.name : ''}
          onClose={() => setNaming(null)}
          onName={(name) => {
            const view = { name, address: current }
            // The name of another view moves to this one; a view that is renamed keeps its place.
            const others = named.filter((other) => other === own || other.name !== name)
            keep(own ? others.map((other) => (other === own ? view : other)) : [...others, view])
            setNaming(null)
          }}
        />
      ) : null}
    </Line>
  )
}

interface NameDialogProps {
  title: string
  /** The name it has already. */
  before: string
  onName: (name: string) => void
  onClose: () => void
}

function NameDialog({ title, before, onName, onClose }: NameDialogProps) {
  const { views: texts } = useTableTexts()
  const [name, setName] = useState(before)
  const [missing, setMissing] = useState(false)
  return (
    <FormDialog
      title={title}
      submit={{ label: title }}
      sending={false}
      failure={null}
      onClose={onClose}
      onSubmit={() => (name.trim() === '' ? setMissing(true) : onName(name.trim()))}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        value={name}
        maxLength={longestViewName}
        error={missing ? texts.nameMissing : undefined}
        onChange={(event) => {
          setName(event.target.value)
          setMissing(false)
        }}
      />
    </FormDialog>
  )
}

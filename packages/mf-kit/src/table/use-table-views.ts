import { type KeptTable, useSearchParams, useToast } from '@ensemble/mf-kit'

interface OfferedView {
  name: string
  address: string
  count?: string
}

/** What makes a view: which rows and in which order, and not which of them is open or on which page. */
const parts = ['tab', 'search', 'filters', 'sort']

interface TableViewsInput {
  /** Where the views that this person names are kept. */
  kept: KeptTable
  /** The views that the screen offers. */
  offered?: readonly OfferedView[]
  /** Words that are typed to find people are no part of a view: nobody's name is kept. */
  withoutWords?: boolean
  /** In place of going to the address of a view. */
  onOpen?: (address: string) => void
}

/** The views of a table whose state is in the address, as the table of the design system takes them. */
export function useTableViews({ kept, offered = [], withoutWords, onOpen }: TableViewsInput) {
  const [address, setAddress] = useSearchParams()
  const toast = useToast()
  const present = parts.flatMap((part) => {
    const value = withoutWords && part === 'search' ? null : address.get(part)
    return value === null ? [] : [[part, value]]
  })
  return {
    offered,
    current: new URLSearchParams(present).toString(),
    savable: present.some(([part]) => part !== 'tab'),
    onOpen: onOpen ?? ((view: string) => setAddress(view, { preventScrollReset: true })),
    onCopied: (text: string) => toast(text),
    kept,
  }
}

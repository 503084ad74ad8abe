import { useSearchParams, useSession, useToast } from '@ensemble/mf-kit'

interface OfferedView {
  name: string
  address: string
  count?: string
}

/** What makes a view: which rows and in which order, and not which of them is open or on which page. */
const parts = ['tab', 'search', 'filters', 'sort']

interface TableViewsInput {
  /** Of the table, for what this browser keeps of this person. */
  name: string
  /** The views that the screen offers. */
  offered?: readonly OfferedView[]
  /** Words that are typed to find people are no part of a view: the browser keeps nobody's name. */
  withoutWords?: boolean
  /** In place of going to the address of a view. */
  onOpen?: (address: string) => void
}

/** The views of a table whose state is in the address, as the table of the design system takes them. */
export function useTableViews({ name, offered = [], withoutWords, onOpen }: TableViewsInput) {
  const [address, setAddress] = useSearchParams()
  const toast = useToast()
  const { user } = useSession()
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
    keepAs: user ? `${user.id}.${name}` : undefined,
  }
}

import { PrinterIcon } from 'lucide-react'
import { IconButton } from '../../actions/icon-button.tsx'
import { useTableTexts } from '../texts/use-table-texts.ts'
import { printPage } from './print-page.ts'

/** Prints the page, with all rows of the table; `busy` while they come. */
export function PrintButton({ busy }: { busy: boolean }) {
  const table = useTableTexts()
  return (
    <IconButton
      label={table.print}
      icon={<PrinterIcon size={20} />}
      aria-busy={busy}
      onClick={() => void printPage()}
    />
  )
}

import type { PageSize } from '@ensemble/contracts/enumerations'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DataTableProps } from '../data-table-props.ts'
import { joinPaper, mostOnPaper } from './print-page.ts'

/** As many as a list gives in one answer. */
const atOnce: PageSize = 100

interface Paper<Row> {
  /** What goes on paper: all rows where they were brought, those of this page otherwise. */
  rows: readonly Row[]
  /** The page is being printed, or about to be. */
  printing: boolean
  /** All rows that may go on paper are among them. */
  gathered: boolean
  /** How many rows have come while they are being brought; null at any other time. */
  come: number | null
}

/** The rows of a table as they go on paper: not only those of the page that the screen shows. */
export function usePaper<Row extends object>(props: DataTableProps<Row>): Paper<Row> {
  const { rows, rowId, page, pageSize, total, totalIsCapped = false, pageOf } = props
  const [all, setAll] = useState<readonly Row[] | null>(null)
  const [come, setCome] = useState<number | null>(null)
  const [printing, setPrinting] = useState(false)

  const bring = useEffectEvent(async () => {
    const found = new Map<string, Row>()
    const most = totalIsCapped ? mostOnPaper : Math.min(total, mostOnPaper)
    setCome(0)
    try {
      for (let at = 0; at * atOnce < most; at++) {
        const next = await pageOf({ page: at, pageSize: atOnce })
        // A row that moved meanwhile comes twice.
        for (const row of next) found.set(rowId(row), row)
        setCome(found.size)
      }
      // What prints does so as soon as this ends.
      flushSync(() => setAll([...found.values()]))
    } catch {
      // The page goes on paper as it is, and the line below it says so.
    }
    setCome(null)
  })
  const isWhole = useEffectEvent(() => page === 0 && total <= pageSize && !totalIsCapped)

  useEffect(() => {
    // At once: a browser takes the page as it is when these have run.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => {
      setPrinting(false)
      setAll(null)
    }
    const leave = joinPaper({
      isWhole: () => isWhole(),
      gather: async () => {
        if (!isWhole()) await bring()
      },
    })
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      leave()
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return { rows: all ?? rows, printing: printing || all !== null, gathered: all !== null, come }
}

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lastYear } from './last-year.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/**
 * The days that the figures of a page are of, both included, from its address: every part of the page shows the same.
 * Without any, the last twelve months.
 */
export function useFiguresRange(): { from: string; to: string } {
  const [address] = useSearchParams()
  const [usual] = useState(() => lastYear(new Date()))
  const from = read(address.get('from')) ?? usual.from
  const to = read(address.get('to')) ?? usual.to
  return from <= to ? { from, to } : usual
}

function read(text: string | null): string | null {
  return text !== null && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}

import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lastYear } from './last-year.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/**
 * The days that the figures of a page are of, both included, from its address: every part of the page shows the same.
 * Without any, or with days that are none, the last twelve months.
 */
export function useFiguresRange(): { from: string; to: string } {
  const [address] = useSearchParams()
  const [usual] = useState(() => lastYear(new Date()))
  return rangeIn(address, usual) ?? usual
}

/** Whether the address names days that are none, or that end before they begin: the page then shows others, and says so. */
export function useWrongRange(): boolean {
  const [address] = useSearchParams()
  const [usual] = useState(() => lastYear(new Date()))
  return rangeIn(address, usual) === null
}

function rangeIn(address: URLSearchParams, usual: { from: string; to: string }): { from: string; to: string } | null {
  const from = address.get('from') ?? usual.from
  const to = address.get('to') ?? usual.to
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null
}

function isDay(text: string): boolean {
  const read = new Date(text)
  // The 31st of February is read as a day in March.
  return day.test(text) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
}

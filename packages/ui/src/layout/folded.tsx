import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { useFewer } from '../theme/use-fewer.ts'

/** As far apart as the parts of a page. */
const Place = styled('div')({ display: 'flex', flexDirection: 'column', gap: '24px', minWidth: 0 })

interface FoldedProps {
  /** What opens it, said as an act: "Lire tout l'article". */
  label: string
  children: ReactNode
}

/**
 * What follows a summary: on demand for who asked for fewer things at a time, there at once for everybody else. The
 * focus goes on to what has come, because the button is gone.
 */
export function Folded({ label, children }: FoldedProps) {
  const fewer = useFewer()
  const [opened, setOpened] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened) place.current?.focus()
  }, [opened])
  if (!fewer) return children
  if (opened) {
    return (
      <Place ref={place} tabIndex={-1}>
        {children}
      </Place>
    )
  }
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpened(true)}>
        {label}
      </Button>
    </div>
  )
}

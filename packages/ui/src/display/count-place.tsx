export interface CountPlaceProps {
  /** In figures or as people read it; undefined before it is known. */
  count: number | string | undefined
  /** So many signs have their place from the start, so that nothing moves when the count comes. */
  signs: number
}

/** A count in brackets behind the words it belongs to. */
export function CountPlace({ count, signs }: CountPlaceProps) {
  return (
    <span style={{ display: 'inline-block', minWidth: `${String(signs)}ch`, textAlign: 'start' }}>
      {count === undefined ? null : `(${String(count)})`}
    </span>
  )
}

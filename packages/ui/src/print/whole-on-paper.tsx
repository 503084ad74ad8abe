interface WholeOnPaperProps {
  /** The beginning, for a screen, where the rest is a press away. */
  beginning: string
  whole: string
}

/** A long text that a screen shows the beginning of: on paper nothing is a press away, so it is whole there. */
export function WholeOnPaper({ beginning, whole }: WholeOnPaperProps) {
  if (beginning === whole) return whole
  return (
    <>
      <span className="ens-no-print">{beginning}</span>
      <span className="ens-paper-only">{whole}</span>
    </>
  )
}

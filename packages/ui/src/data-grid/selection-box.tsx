import { SquareCheckIcon, SquareIcon, SquareMinusIcon } from 'lucide-react'

/** The grid's boxes look like every other box. */
export const boxLook = {
  material: {
    icon: <SquareIcon size={22} aria-hidden />,
    checkedIcon: <SquareCheckIcon size={22} aria-hidden />,
    indeterminateIcon: <SquareMinusIcon size={22} aria-hidden />,
  },
}

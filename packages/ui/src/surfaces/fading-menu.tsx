import Fade from '@mui/material/Fade'
import MuiMenu, { type MenuProps } from '@mui/material/Menu'

/** A list above the page that opens where it stays: one that grows moves its entries under whoever is quick to press. */
export function FadingMenu(props: MenuProps) {
  return <MuiMenu {...props} slots={{ transition: Fade }} />
}

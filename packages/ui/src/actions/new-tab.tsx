import { ExternalLinkIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'

/** Beside UiTexts: every page would begin with them. */
const words = { fr: '\u00a0(nouvel onglet)', en: '\u00a0(new tab)' }

/** A link that opens another tab and says so: `<TextLink component={NewTab} href={address}>`, or a LinkButton. */
export function NewTab({ children, ...rest }: ComponentProps<'a'>) {
  const { language } = useUiTexts()
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {/* The arrow never begins a line of its own. A space would carry the underline up to it. */}
      {'\u2060'}
      <ExternalLinkIcon aria-hidden style={arrow} />
      <VisuallyHidden>{words[language]}</VisuallyHidden>
    </a>
  )
}

const arrow = { width: '1em', height: '1em', verticalAlign: '-0.125em', marginInlineStart: '0.25em' }

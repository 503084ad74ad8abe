import { PhoneLink, TextLink } from '@ensemble/ui'

const mark = 'tel:'

/** Words in which the address of a site leads there, and a number marked by `tel:` calls. */
export function LinkedWords({ text }: { text: string }) {
  return text.split(/(www\.[a-z]+\.fr|tel:\d+)/).map((part, at) => {
    // What was split at stands at every other place.
    if (at % 2 === 0) return part
    if (part.startsWith(mark)) return <PhoneLink key={part} number={part.slice(mark.length)} />
    return (
      <TextLink key={part} href={`https://${part}`}>
        {part}
      </TextLink>
    )
  })
}

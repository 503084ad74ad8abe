import { TextLink } from '@ensemble/ui'

/** The number of an office, to call. One that is cut in two by the end of a line is misread. */
export function OfficePhone({ phone }: { phone: string }) {
  return <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</TextLink>
}

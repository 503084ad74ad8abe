import type { Department } from '@ensemble/contracts/departments'
import { Text, TextLink } from '@ensemble/ui'

/** How to reach a committee: many who need help write no e-mail, and telephone. */
export function CommitteeLines({ committee }: { committee: Department }) {
  const { committeeName, contactEmail, phone } = committee
  return (
    <Text>
      {committeeName}
      <br />
      <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
      <br />
      {/* A number that is cut in two by the end of a line is misread. */}
      <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</TextLink>
    </Text>
  )
}

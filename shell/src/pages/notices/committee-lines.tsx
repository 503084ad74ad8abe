import type { Department } from '@ensemble/contracts/departments'
import { PhoneLink, Text, TextLink } from '@ensemble/ui'

/** How to reach a committee: many who need help write no e-mail, and telephone. */
export function CommitteeLines({ committee }: { committee: Department }) {
  const { committeeName, contactEmail, phone } = committee
  return (
    <Text>
      {committeeName}
      <br />
      <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
      <br />
      <PhoneLink number={phone} />
    </Text>
  )
}

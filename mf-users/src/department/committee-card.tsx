import type { Department } from '@ensemble/contracts/departments'
import { useTranslation } from '@ensemble/mf-kit'
import { Card, Facts, Heading, MailIcon, MapPinIcon, PhoneIcon, PhoneLink, TextLink } from '@ensemble/ui'

/** The committee of a department, as members may reach it. */
export function CommitteeCard({ department }: { department: Department }) {
  const { t } = useTranslation('mf-users')
  const { committeeName, contactEmail, phone, region, name, code } = department
  return (
    <Card as="section" aria-labelledby="committee">
      <Heading level={2} id="committee" size="s">
        {committeeName}
      </Heading>
      <Facts
        facts={[
          { id: 'place', icon: <MapPinIcon />, label: t('department.place'), value: `${name} (${code}), ${region}` },
          {
            id: 'email',
            icon: <MailIcon />,
            label: t('fields.email'),
            value: <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>,
          },
          {
            id: 'phone',
            icon: <PhoneIcon />,
            label: t('fields.phone'),
            value: <PhoneLink number={phone} />,
          },
        ]}
      />
    </Card>
  )
}

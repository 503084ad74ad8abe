import { departments } from '@ensemble/contracts/departments'
import { Link, useSelector, useSession, useTranslation } from '@ensemble/mf-kit'
import { Heading, LinkButton, Select, Stack, Text } from '@ensemble/ui'
import { useState } from 'react'
import type { ShellState } from '../../store/store.ts'
import { CommitteeLines } from './committee-lines.tsx'

const places = departments.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))

interface WriteToUsProps {
  /** False where the page has that title. */
  titled: boolean
  /** The department of whoever reads, where that is known. */
  department?: string | null | undefined
}

/**
 * How to reach a person: from within, by the window of messages; from outside, by the address of a committee. Either way
 * the committee can be called.
 */
export function WriteToUs({ titled, department }: WriteToUsProps) {
  const { t } = useTranslation()
  const authenticated = useSelector((state: ShellState) => state.session.authenticated)
  const [code, setCode] = useState(department ?? '')
  const committee = departments.find((one) => one.code === code)
  const { user } = useSession()
  const own = departments.find((one) => one.code === user?.departmentCode)
  return (
    <Stack spacing={2}>
      {titled ? (
        <Heading level={2} size="s">
          {t('footer.contact')}
        </Heading>
      ) : null}
      {authenticated ? (
        <>
          <div>
            <LinkButton variant="secondary" component={Link} to="?contact=support">
              {t('contact.open')}
            </LinkButton>
          </div>
          {own ? <CommitteeLines committee={own} /> : null}
        </>
      ) : (
        <>
          <Text>{t('committee.hint')}</Text>
          <Select label={t('committee.department')} options={places} value={code} onChange={setCode} />
          <div role="status">{committee ? <CommitteeLines committee={committee} /> : null}</div>
        </>
      )}
    </Stack>
  )
}

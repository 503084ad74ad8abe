import { departmentNamed, departmentOfPostalCode, departments } from '@ensemble/contracts/departments'
import type { User } from '@ensemble/contracts/users/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Select, TextField } from '@ensemble/ui'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.ts'

const places = departments.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))

/** How to reach somebody, and which committee is theirs. The department of staff is their reach, so an admin's to change. */
export function ContactSection({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const isStaff = user.role !== 'member'
  const saved = {
    phone: user.phone ?? '',
    postalCode: user.postalCode ?? '',
    city: user.city ?? '',
    departmentCode: places.find(({ value }) => value === user.departmentCode)?.value ?? '',
  }
  const section = useSection({
    saved,
    part: 'identity',
    required: isStaff ? ['postalCode', 'phone'] : ['postalCode'],
    edit: ({ departmentCode, ...contact }) => ({
      identity: { ...contact, ...(isStaff || !departmentCode ? {} : { departmentCode }) },
    }),
  })
  const { written, chosen, write } = section
  const recognised = departmentNamed(section.values.postalCode)

  function movedTo(postalCode: string) {
    const code = departmentOfPostalCode(postalCode.trim())
    write({ postalCode, ...(code !== null && !isStaff ? { departmentCode: code } : {}) })
  }

  return (
    <SectionForm id="contact" section={section}>
      <TextField type="tel" optional={!isStaff} label={t('fields.phone')} autoComplete="tel" {...written('phone')} />
      <TextField
        inputMode="numeric"
        label={t('own.postalCode')}
        autoComplete="postal-code"
        {...written('postalCode')}
        onChange={(event) => movedTo(event.target.value)}
        confirmed={recognised !== null && t('own.recognisedPlace', { department: recognised })}
      />
      <TextField optional label={t('fields.city')} autoComplete="address-level2" maxLength={80} {...written('city')} />
      {isStaff ? null : (
        <Select
          label={t('fields.departmentCode')}
          hint={t('own.departmentHint')}
          options={places}
          {...chosen('departmentCode')}
        />
      )}
    </SectionForm>
  )
}

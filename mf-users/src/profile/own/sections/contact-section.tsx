import { departmentOfPostalCode, departments } from '@ensemble/contracts/departments'
import { type User } from '@ensemble/contracts/users/http'
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
    edit: ({ departmentCode, ...contact }) => ({
      identity: { ...contact, ...(isStaff || departmentCode === '' ? {} : { departmentCode }) },
    }),
  })
  const { values, set, error } = section

  function movedTo(postalCode: string) {
    set('postalCode', postalCode)
    const code = departmentOfPostalCode(postalCode.trim())
    if (code !== null && !isStaff) set('departmentCode', code)
  }

  return (
    <SectionForm id="contact" section={section}>
      <TextField
        type="tel"
        optional={!isStaff}
        label={t('fields.phone')}
        autoComplete="tel"
        value={values.phone}
        onChange={(event) => set('phone', event.target.value)}
        error={error('phone')}
      />
      <TextField
        inputMode="numeric"
        label={t('own.postalCode')}
        autoComplete="postal-code"
        value={values.postalCode}
        onChange={(event) => movedTo(event.target.value)}
        error={error('postalCode')}
      />
      <TextField
        optional
        label={t('fields.city')}
        autoComplete="address-level2"
        maxLength={80}
        value={values.city}
        onChange={(event) => set('city', event.target.value)}
        error={error('city')}
      />
      {isStaff ? null : (
        <Select
          label={t('fields.departmentCode')}
          hint={t('own.departmentHint')}
          options={places}
          value={values.departmentCode}
          onChange={(value) => set('departmentCode', value)}
          error={error('departmentCode')}
        />
      )}
    </SectionForm>
  )
}

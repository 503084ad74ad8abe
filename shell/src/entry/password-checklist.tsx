import { useTranslation } from '@ensemble/mf-kit'
import { Box, CheckIcon, Text, token, VisuallyHidden } from '@ensemble/ui'
import { type PasswordCheck, type PasswordLength, strengthOf } from './password-rules.ts'

interface PasswordChecklistProps {
  check: PasswordCheck
  password: string
  length: PasswordLength
  /** The password is asked twice. */
  twice: boolean
  /** Something is wrong with it, which is said at the field: nothing here may say otherwise. */
  refused: boolean
}

/** The rules of a new password, each ticked as soon as it is kept, and a word on its strength. */
export function PasswordChecklist({ check, password, length, twice, refused }: PasswordChecklistProps) {
  const { t } = useTranslation()
  const rules = [
    { id: 'length', kept: check.longEnough, text: t('password.ruleLength', { min: length.minLength }) },
    { id: 'address', kept: check.notTheAddress, text: t('password.ruleAddress') },
    ...(twice ? [{ id: 'same', kept: check.same, text: t('password.ruleSame') }] : []),
  ]
  return (
    <div>
      <Box component="ul" role="list" sx={{ listStyle: 'none', padding: 0, display: 'grid', gap: '4px' }}>
        {rules.map(({ id, kept, text }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              gap: '8px',
              alignItems: 'flex-start',
              color: kept ? token('text') : token('text-second'),
            }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{
                flex: 'none',
                width: 20,
                height: 24,
                display: 'grid',
                placeItems: 'center',
                color: token('green-700'),
              }}
            >
              {kept ? <CheckIcon size={18} /> : '·'}
            </Box>
            {text}
            <VisuallyHidden>{kept ? t('password.kept') : t('password.notYet')}</VisuallyHidden>
          </Box>
        ))}
      </Box>
      <div role="status">
        {password === '' || refused ? null : (
          <Text size="small" tone="second">
            {t(`password.${strengthOf(password, length)}`)}
          </Text>
        )}
      </div>
    </div>
  )
}

import { surveyKinds } from '@ensemble/contracts/enumerations'
import { questionnaireLimits as limits } from '@ensemble/contracts/missions/questionnaire-limits'
import { useTranslation } from '@ensemble/mf-kit'
import {
  Button,
  DayField,
  FormSection,
  PlusIcon,
  RadioGroup,
  Stack,
  Text,
  TextArea,
  TextField,
  useFocusAmongLines,
} from '@ensemble/ui'
import { useRef } from 'react'
import { FieldPlace, useFormTools } from '../fields/form-context.tsx'
import { newSection, type QuestionnaireForm } from './questionnaire-form.ts'
import { SectionFields } from './section-fields.tsx'
import { useFocusOnAdded } from './use-focus-on-added.ts'

const kinds = ['none', ...surveyKinds] as const

/** What a study asks: nothing yet, questions that are kept here, or the address of another tool. */
export default function QuestionnaireFields() {
  const { t } = useTranslation('mf-missions')
  const { values, form, faultOf } = useFormTools()
  const { questionnaire } = values
  const { kind, url, consentText, eraseOn, sections } = questionnaire

  const parts = useRef<HTMLDivElement>(null)
  const focus = useFocusAmongLines(parts, ':scope > *')
  const adds = useFocusOnAdded(parts, sections.length)

  function change(changes: Partial<QuestionnaireForm>) {
    form.setValue('questionnaire', { ...form.getValues('questionnaire'), ...changes }, { shouldDirty: true })
  }

  return (
    <FormSection title={t('builder.title')} why={t('builder.why')}>
      <FieldPlace name="questionnaire.kind">
        <RadioGroup
          legend={t('builder.kind')}
          options={kinds.map((value) => ({ value, label: t(`builder.kinds.${value}`) }))}
          value={kind}
          onChange={(next) =>
            change({
              kind: next,
              ...(next === 'built_in' && sections.length === 0 ? { sections: [newSection([])] } : {}),
            })
          }
        />
      </FieldPlace>
      {kind === 'link' ? (
        <FieldPlace name="questionnaire.url">
          <TextField
            label={t('builder.url')}
            hint={t('builder.urlHint')}
            type="url"
            maxLength={500}
            value={url}
            error={faultOf('questionnaire.url')}
            onChange={(event) => change({ url: event.target.value })}
          />
        </FieldPlace>
      ) : null}
      {kind === 'built_in' ? (
        <>
          <Text size="small" tone="second">
            {t('builder.frozen')}
          </Text>
          <FieldPlace name="questionnaire.consentText">
            <TextArea
              label={t('builder.consentText')}
              hint={t('builder.consentHint')}
              rows={5}
              maxLength={limits.consentText.max}
              value={consentText}
              error={faultOf('questionnaire.consentText')}
              onChange={(event) => change({ consentText: event.target.value })}
            />
          </FieldPlace>
          <FieldPlace name="questionnaire.eraseOn">
            <DayField
              label={t('builder.eraseOn')}
              hint={t('builder.eraseHint')}
              value={eraseOn}
              error={faultOf('questionnaire.eraseOn')}
              onChange={(event) => change({ eraseOn: event.target.value })}
            />
          </FieldPlace>
          <Stack sx={{ gap: '24px' }} ref={parts} {...focus}>
            {sections.map((section, at) => (
              <SectionFields
                key={section.id}
                at={at}
                sections={sections}
                onChange={(next) => change({ sections: next })}
              />
            ))}
          </Stack>
          {sections.length < limits.sections ? (
            <div>
              <Button
                variant="secondary"
                icon={<PlusIcon />}
                onClick={() => {
                  adds()
                  change({ sections: [...sections, newSection(sections)] })
                }}
              >
                {t('builder.addSection')}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </FormSection>
  )
}

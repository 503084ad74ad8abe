import type { Question, Questionnaire } from '@ensemble/contracts/missions/questionnaire'
import { questionnaireLimits as limits } from '@ensemble/contracts/missions/questionnaire-limits'
import { useTranslation } from '@ensemble/mf-kit'
import {
  Button,
  Card,
  Heading,
  PlusIcon,
  Stack,
  TextArea,
  TextField,
  Trash2Icon,
  useFocusAmongLines,
} from '@ensemble/ui'
import { useRef } from 'react'
import { FieldPlace, useFormTools } from '../fields/form-context.tsx'
import { QuestionFields } from './question-fields.tsx'
import { newQuestion } from './questionnaire-form.ts'
import { useFocusOnAdded } from './use-focus-on-added.ts'

type Sections = Questionnaire['sections']

interface SectionFieldsProps {
  at: number
  sections: Sections
  onChange: (sections: Sections) => void
}

/** One part of the questionnaire: a page to those who answer. */
export function SectionFields({ at, sections, onChange }: SectionFieldsProps) {
  const { t } = useTranslation('mf-missions')
  const { faultOf } = useFormTools()
  const root = useRef<HTMLDivElement>(null)
  const focus = useFocusAmongLines(root, ':scope > *')
  const section = sections[at]
  const adds = useFocusOnAdded(root, section?.questions.length ?? 0)
  if (!section) return null
  const { id, title, intro, questions } = section
  const path = `questionnaire.sections.${at}`
  const earlier = sections.slice(0, at).flatMap((one) => one.questions)

  function change(changes: Partial<Sections[number]>) {
    onChange(sections.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  }

  function changeQuestion(index: number, question: Question) {
    change({ questions: questions.map((one, place) => (place === index ? question : one)) })
  }

  function move(index: number, by: -1 | 1) {
    const [from, to] = [questions[index], questions[index + by]]
    if (!from || !to) return
    change({ questions: questions.map((one, place) => (place === index ? to : place === index + by ? from : one)) })
  }

  return (
    <Card as="section" aria-labelledby={`section-${id}`} outline="line">
      <Heading level={3} id={`section-${id}`}>
        {t('builder.section', { number: at + 1 })}
      </Heading>
      <FieldPlace name={`${path}.title`}>
        <TextField
          label={t('builder.sectionTitle')}
          maxLength={limits.sectionTitle.max}
          value={title}
          error={faultOf(`${path}.title`)}
          onChange={(event) => change({ title: event.target.value })}
        />
      </FieldPlace>
      <TextArea
        label={t('builder.sectionIntro')}
        optional
        rows={2}
        maxLength={limits.sectionIntro}
        value={intro ?? ''}
        onChange={(event) => change({ intro: event.target.value || null })}
      />
      <Stack sx={{ gap: '12px' }} ref={root} {...focus}>
        {questions.map((question, index) => (
          <QuestionFields
            key={question.id}
            question={question}
            path={`${path}.questions.${index}`}
            earlier={[...earlier, ...questions.slice(0, index)]}
            onChange={(next) => changeQuestion(index, next)}
            onRemove={
              questions.length > 1
                ? () => change({ questions: questions.filter((_one, place) => place !== index) })
                : undefined
            }
            onMove={(by) => move(index, by)}
            place={{ index, count: questions.length }}
          />
        ))}
        {questions.length < limits.questions ? (
          <div>
            <Button
              variant="secondary"
              size="small"
              icon={<PlusIcon />}
              onClick={() => {
                adds()
                change({ questions: [...questions, newQuestion(sections)] })
              }}
            >
              {t('builder.addQuestion')}
            </Button>
          </div>
        ) : null}
      </Stack>
      {/* Last, as with a question: when the part before goes, the focus comes to the first field, not to this. */}
      {sections.length > 1 ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2Icon />}
            onClick={() => onChange(sections.filter((_one, index) => index !== at))}
          >
            {t('builder.removeSection', { number: at + 1 })}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

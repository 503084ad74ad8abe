/** Forms: for pages that have one. */
export { Controller, FormProvider, useFieldArray, useForm, useFormContext, useWatch } from 'react-hook-form'
export { type Control, type FieldPathByValue, type UseFormReturn } from 'react-hook-form'

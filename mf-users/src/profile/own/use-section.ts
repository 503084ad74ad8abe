import type { SaveState } from '@ensemble/ui'
import { isEmpty, valueOf } from './typed-fields.ts'
import { useUnsavedPart } from './unsaved.ts'
import { useFaultWords } from './use-fault.ts'
import { type SavingOptions, useSaving } from './use-saving.ts'
import { useTyped } from './use-typed.ts'

/** Fields that hold words of one's own. */
type Written<Values> = { [Field in keyof Values & string]: string extends Values[Field] ? Field : never }[keyof Values &
  string]

interface FieldProps {
  /** What is wrong with the field, until it is changed. */
  error: string | undefined
  saveState: SaveState | undefined
}

export interface Section<Values> {
  /** What is on the screen. */
  values: Values
  /** Props of a field of words: it is saved when it is left. */
  written: (field: Written<Values>) => FieldProps & {
    value: string
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
  }
  /** Props of a choice: it is saved when it is made. */
  chosen: <Field extends keyof Values & string>(
    field: Field,
  ) => FieldProps & { value: Values[Field]; onChange: (value: Values[Field]) => void }
  /** Words that are being written. */
  write: (change: Partial<Values>) => void
  /** A choice that was made. */
  choose: (change: Partial<Values>) => void
  /** Of a part that is saved by its button alone. */
  button: { changed: boolean; saving: boolean } | null
  save: () => Promise<void>
  /** Something is being sent. */
  saving: boolean
  /** What was found wrong last, in words; empty where nothing is. */
  wrong: string
  /** Why nothing could be saved, where no field is to blame. */
  failure: string | null
}

interface SectionOptions<Values> extends SavingOptions<Values> {
  /** What the account holds. */
  saved: Values
  /** What stands there is proposed, and kept by nobody: it waits to be saved as it is. */
  proposed?: boolean
}

/** One part of the profile. Each field saves itself when it is left or chosen, in the order of the changes. */
export function useSection<Values extends object>(asked: SectionOptions<Values>): Section<Values> {
  const { saved, proposed = false, ...options } = asked
  const { byButton = false } = options
  const words = useFaultWords()
  const part = useTyped(saved)
  const { save, saving, settled } = useSaving(part, options)
  const { typed, now, write, unchanged } = part
  useUnsavedPart({ holds: () => Object.keys(now.current.values).length > unchanged().length, settled })

  function choose(change: Partial<Values>): void {
    write(change)
    if (!byButton) void save()
  }

  function leave(field: string): void {
    if (!byButton && field in now.current.values) void save()
  }

  const values = { ...saved, ...typed.values }
  const faultOf = (field: string, fault: string) => words(field, fault, isEmpty(valueOf(values, field)))
  function propsOf(field: string): FieldProps {
    const fault = typed.faults[field]
    return {
      error: fault === undefined ? undefined : faultOf(field, fault),
      saveState: byButton ? undefined : (typed.states[field] ?? 'none'),
    }
  }

  const last = Object.entries(typed.faults).at(-1)
  const none: Partial<Values> = {}
  return {
    values,
    written: (field) => {
      const value = valueOf(values, field)
      return {
        ...propsOf(field),
        value: typeof value === 'string' ? value : '',
        onChange: (event) => write({ ...none, [field]: event.target.value }),
        onBlur: () => leave(field),
      }
    },
    chosen: (field) => ({
      ...propsOf(field),
      value: values[field],
      onChange: (value) => choose({ ...none, [field]: value }),
    }),
    write,
    choose,
    button: byButton ? { changed: proposed || Object.keys(typed.values).length > 0, saving } : null,
    save,
    saving,
    wrong: last ? faultOf(...last) : '',
    failure: typed.failure,
  }
}

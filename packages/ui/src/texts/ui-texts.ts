/** The labels that live inside components. Everything else reaches a component as a translated prop. */
export interface UiTexts {
  /** Language of these texts, for numbers and dates. */
  language: 'fr' | 'en'
  close: string
  cancel: string
  clear: string
  clearAll: string
  retry: string
  loading: string
  /** After some seconds of waiting for the answer to what was sent. */
  stillSending: string
  /** What is written in a long form is on its way to be kept, is kept, is kept in this tab alone. */
  draftSaving: string
  draftSaved: string
  draftUnsaved: string
  /** At a field that saves itself. */
  fieldSaving: string
  fieldSaved: string
  search: string
  filters: string
  /** Between the name of something and its value. */
  colon: string
  showPassword: string
  hidePassword: string
  confirmed: string
  error: string
  optional: string
  /** Placeholder of an empty select. */
  choose: string
  /** `%count%` choices of a multiple select. */
  chosenCount: string
  /** `%name%` is the filter or chip. */
  remove: string
  showResults: string
  pages: string
  previousPage: string
  nextPage: string
  /** `%page%` of `%count%`. */
  pageOf: string
  /** `%page%`, where nobody knows how many there are. */
  pageAlone: string
  /** `%step%` of `%count%`. */
  stepOf: string
  stepDone: string
  /** What happened, in a timeline. */
  eventDone: string
  stepNow: string
  stepNext: string
  stepFaulty: string
  /** `%count%`: how many of a list are not shown yet. */
  showMore: string
  showTable: string
  hideTable: string
  /** Name of a table that is wider than the screen. */
  scrollableTable: string
  exportTable: string
  severities: { success: string; info: string; warning: string; error: string }
  /** A code that comes by e-mail. */
  code: {
    label: string
    fits: string
    hint: string
    /** Another may be asked for in `%seconds%`. */
    waitToSend: string
    nothingCame: string
    sendAgain: string
    sentAgain: string
  }
  upload: {
    /** `%percent%` of the bytes are sent. */
    sending: string
    /** All bytes are sent, and looked at. */
    checking: string
    done: string
    cancelled: string
    choose: string
    replace: string
    remove: string
  }
}

/** Replaces each `%name%` of a text by its value; an unknown name stays as it is. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/%(\w+)%/g, (whole, name: string) => String(values[name] ?? whole))
}

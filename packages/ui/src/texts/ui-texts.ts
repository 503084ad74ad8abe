import type { FilterOperator } from '@ensemble/contracts/enumerations'

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
  editor: {
    /** Name of the row of buttons. */
    toolbar: string
    bold: string
    italic: string
    title: string
    subtitle: string
    bullets: string
    numbers: string
    quote: string
    undo: string
    redo: string
    link: string
    linkAddress: string
    linkApply: string
    linkRemove: string
    linkUnsafe: string
    picture: string
    pictureFile: string
    /** The question what a picture is for, and its two answers. */
    pictureRole: string
    pictureTells: string
    pictureDecorates: string
    pictureAlt: string
    pictureAltHint: string
    pictureAltMissing: string
    pictureRoleMissing: string
    pictureFileMissing: string
    pictureCaption: string
    pictureInsert: string
    pictureSave: string
    pictureRemove: string
    table: string
    tableInsert: string
    rowAfter: string
    rowBefore: string
    rowDelete: string
    columnAfter: string
    columnBefore: string
    columnDelete: string
    columnNames: string
    rowNames: string
    tableDelete: string
  }
  table: {
    rowsPerPage: string
    /** `%from%` to `%to%` of `%count%`. */
    range: string
    /** The same where counting stopped at `%count%`. */
    rangeCapped: string
    columns: string
    /** Columns as they were before anybody set them. */
    resetColumns: string
    /** `%name%` is a column, here and below. */
    columnOptions: string
    moveUp: string
    moveDown: string
    /** In the menu of a column. */
    filterColumn: string
    moveLeft: string
    moveRight: string
    wider: string
    narrower: string
    hideColumn: string
    moreFilters: string
    /** What a card of a phone does not show at once. */
    moreFacts: string
    export: string
    print: string
    select: string
    selectAll: string
    selectNone: string
    selectedOne: string
    /** `%count%` rows are chosen. */
    selectedMany: string
    density: string
    densityCompact: string
    densityStandard: string
    densityComfortable: string
    actions: string
    /** On a phone, of the button behind which both stand. */
    filterAndSort: string
    sort: string
    sortAscending: string
    sortDescending: string
    noSort: string
    noRows: string
    noRowsFiltered: string
    failed: string
    /** Name of a table that is wider than the screen. */
    scrollable: string
    addFilter: string
    applyFilters: string
    removeFilter: string
    column: string
    operator: string
    value: string
    /** A condition of which no column tells. */
    otherFilter: string
    noFilters: string
    operators: Record<FilterOperator, string>
    /** How the comparisons are said of dates. */
    dateOperators: Partial<Record<FilterOperator, string>>
  }
}

/** Replaces each `%name%` of a text by its value; an unknown name stays as it is. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/%(\w+)%/g, (whole, name: string) => String(values[name] ?? whole))
}

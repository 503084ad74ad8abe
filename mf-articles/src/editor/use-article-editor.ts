import type { ArticlePublication } from '@ensemble/contracts/articles/content'
import type { Article } from '@ensemble/contracts/articles/http'
import { articleLimits } from '@ensemble/contracts/articles/limits'
import { toRequestError, useForm, useFormDraft, useSend, useWatch } from '@ensemble/mf-kit'
import { useRef, useState } from 'react'
import {
  useArticlesEditMutation,
  useArticlesPublishMutation,
  useLazyArticlesGetTheirsQuery,
} from '../api/writing-api.ts'
import { type ArticleForm, draftKeyOf, editOf, formOf } from './article-form.ts'
import { savesByItself } from './saves-by-itself.ts'
import { saysTheSame } from './says-the-same.ts'

export type ArticleEditor = ReturnType<typeof useArticleEditor>

/**
 * The state of an article's editor: what is written, what of it the server has, and sending it. Saved text of a draft is
 * the article itself; what is written after that, and everything written in a published or scheduled article, is kept
 * as the person's own draft until it is saved.
 */
export function useArticleEditor(source: Article) {
  const [article, setArticle] = useState(source)
  const [saved, setSaved] = useState(() => formOf(source))
  // The same for whoever asks between two pictures.
  const kept = useRef(saved)
  const saveInHand = useRef<Promise<boolean>>(null)
  /** What was sent and had no answer: the service may have stored it all the same. */
  const unanswered = useRef<readonly ArticleForm[]>([])
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<Article | null>(null)
  const [closed, setClosed] = useState<'decided' | 'gone' | null>(null)
  const form = useForm<ArticleForm>({ defaultValues: saved })
  const draft = useFormDraft({ key: draftKeyOf(source.id), form, blank: saved })
  useWatch({ control: form.control })
  const values = form.getValues()
  const [edit] = useArticlesEditMutation()
  const [publish] = useArticlesPublishMutation()
  const [askTheirs] = useLazyArticlesGetTheirsQuery()
  const params = { articleId: source.id }
  const maySetFeatured = article.allowedActions.includes('feature')

  const saving = useSend((written: ArticleForm) => ({ unwrap: () => store(written) }))
  const isDirty = () => JSON.stringify(form.getValues()) !== JSON.stringify(kept.current)
  const publishing = useSend((body: Omit<ArticlePublication, 'updatedAt'>) => ({
    unwrap: async () => {
      // Taking back shows nobody a text: one that cannot be saved stays in the form, and holds nothing up.
      if (body.published === false) await saveInHand.current
      else if (!(await saveRest())) return undefined
      const { basedOn } = form.getValues()
      const answer = await orTheirs(publish({ params, body: { ...body, updatedAt: basedOn } }).unwrap())
      // What is taken back is put forward no more. A choice that is not saved stays, as the rest of what is written.
      if (form.getValues('featured') === kept.current.featured) form.setValue('featured', answer.featured)
      settle(answer, { ...kept.current, featured: answer.featured })
      return answer
    },
  }))

  const titled = values.title.trim().length >= articleLimits.title.min

  /** Stores a text; where one before it has arrived, though its answer did not, after that one. */
  async function store(written: ArticleForm): Promise<Article> {
    const before = unanswered.current.length
    try {
      const answer = await orTheirs(edit({ params, body: editOf(written, maySetFeatured) }).unwrap())
      unanswered.current = []
      return answer
    } catch (error) {
      if (unanswered.current.length < before) return store({ ...written, basedOn: form.getValues('basedOn') })
      const { status } = toRequestError(error)
      if (status < 400 || status >= 500) unanswered.current = [...unanswered.current, written]
      throw error
    }
  }

  /** What was sent; where it was refused for what somebody else did meanwhile, what that is. */
  async function orTheirs(sent: Promise<Article>): Promise<Article> {
    try {
      return await sent
    } catch (error) {
      const { code } = toRequestError(error)
      if (code === 'STALE_UPDATE' || endsWriting(code)) await lookAgain()
      throw error
    }
  }

  /** Theirs is there for a choice, for who may still write; for who may not, the article as it is now. */
  async function lookAgain(): Promise<void> {
    try {
      const answer = await askTheirs({ params, query: { toEdit: true } }).unwrap()
      if (!answer.allowedActions.includes('edit')) close(savesByItself(answer) ? 'gone' : 'decided', answer)
      else if (answer.updatedAt !== form.getValues('basedOn')) takeIn(answer)
    } catch (error) {
      if (!endsWriting(toRequestError(error).code)) throw error
      close('gone', { ...article, allowedActions: [] })
    }
  }

  /** A later text: one's own whose answer was lost, or theirs. Of an article that was decided meanwhile it is told. */
  function takeIn(answer: Article) {
    const own = unanswered.current.find((sent) => saysTheSame(sent, formOf(answer)))
    if (!own || savesByItself(answer) !== savesByItself(article)) return setTheirs(answer)
    unanswered.current = []
    settle(answer, own)
  }

  /** Nothing can be saved any more: what is written stays to be copied. */
  function close(why: 'decided' | 'gone', answer: Article) {
    setClosed(why)
    setArticle(answer)
    setTheirs(null)
  }

  /** The server has `stored`, in the article as `answer` says: what is written stays, and goes on from there. */
  function settle(answer: Article, stored: ArticleForm) {
    setArticle(answer)
    keep({ ...stored, basedOn: answer.updatedAt })
    form.setValue('basedOn', answer.updatedAt)
    // It compares with the text that was saved before, until the next picture.
    if (!isDirty()) draft.forget()
  }

  function keep(stored: ArticleForm) {
    kept.current = stored
    setSaved(stored)
  }

  /** Saves what is written; while it does, once. @returns whether the server has it */
  function save(): Promise<boolean> {
    saveInHand.current ??= saveNow(form.getValues()).finally(() => (saveInHand.current = null))
    return saveInHand.current
  }

  /** Saves what is written and not saved. @returns whether the server has all of it */
  async function saveRest(): Promise<boolean> {
    // A text that saves by itself at this moment is waited for: what was written since goes after it.
    await saveInHand.current
    return !isDirty() || save()
  }

  async function saveNow(written: ArticleForm): Promise<boolean> {
    const answer = await saving.send(written)
    if (!answer) return false
    settle(answer, written)
    setSavedAt(new Date().toISOString())
    setTheirs(null)
    return true
  }

  return {
    article,
    form,
    values,
    draft,
    theirs,
    /** Why the person may change it no more: it was decided meanwhile, or it is out of their reach. */
    closed,
    savedAt,
    titled,
    dirty: JSON.stringify(values) !== JSON.stringify(saved),
    isDirty,
    saving: saving.sending,
    failure: theirs || closed ? null : saving.failure,
    faults: saving.refusal?.fields ?? {},
    save,
    saveRest,
    /** Saves what there is to save, and then submits or publishes; or takes back. */
    publish: publishing.send,
    publishing: publishing.sending,
    publishFailure: theirs ? null : publishing.failure,
    clearPublishFailure: publishing.clear,
    /** One's own text goes on from theirs, and replaces it: at once in a draft, else when it is saved. */
    keepMine: () => {
      if (!theirs) return
      publishing.clear()
      if (savesByItself(theirs)) {
        form.setValue('basedOn', theirs.updatedAt)
        void save()
        return
      }
      settle(theirs, formOf(theirs))
      setTheirs(null)
      saving.clear()
    },
    takeTheirs: () => {
      if (!theirs) return
      setArticle(theirs)
      keep(formOf(theirs))
      form.reset(formOf(theirs))
      draft.forget()
      setTheirs(null)
      saving.clear()
      publishing.clear()
    },
    /** @returns whether what an earlier text would replace can be found again: a draft saves it for that. */
    keepsReplaced: async () => (savesByItself(article) ? saveRest() : !isDirty()),
    /** Puts an earlier text into the form; saving makes it the newest. A draft saves it as it was, to be told by that. */
    restore: (revision: Article) => {
      const { basedOn } = form.getValues()
      form.reset({ ...formOf(revision), featured: values.featured, basedOn })
      if (savesByItself(article)) void save()
    },
  }
}

/** Refusals after which the person may be out of the article, or the article gone. */
function endsWriting(code: string): boolean {
  return code === 'FORBIDDEN' || code === 'NOT_FOUND'
}

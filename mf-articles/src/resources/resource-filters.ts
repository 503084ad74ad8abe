import { type ArticleCategory, articleCategories, type Language, languages } from '@ensemble/contracts/enumerations'
import { type CallInput } from '@ensemble/mf-kit/calls'

/** What the visitor is looking for, as it stands in the address of /resources. */
export interface ResourceFilters {
  search: string
  categories: ArticleCategory[]
  language: Language | null
  /** 0 for the first page. */
  page: number
}

/** Articles on one page; one of the sizes that the lists allow (specification, section 9). */
const pageSize = 25

/** Reads the filters of an address. What it does not know it leaves out: addresses are typed and shared by people. */
export function readFilters(address: URLSearchParams): ResourceFilters {
  const page = Number(address.get('page') ?? '1')
  const asked = address.getAll('category')
  return {
    search: address.get('search')?.trim() ?? '',
    categories: articleCategories.filter((category) => asked.includes(category)),
    language: languages.find((language) => language === address.get('language')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  }
}

/** The address of filters, without what is not set. People count pages from 1. */
export function writeFilters({ search, categories, language, page }: ResourceFilters): URLSearchParams {
  const address = new URLSearchParams()
  if (search !== '') address.set('search', search)
  for (const category of categories) address.append('category', category)
  if (language !== null) address.set('language', language)
  if (page > 0) address.set('page', String(page + 1))
  return address
}

export function isFiltered({ search, categories, language }: ResourceFilters): boolean {
  return search !== '' || categories.length > 0 || language !== null
}

/** The list call that answers these filters. Without a sort the service puts featured articles first, then the newest. */
export function listInput({ search, categories, language, page }: ResourceFilters): CallInput<'article.list'> {
  const filters = [
    ...(categories.length > 0 ? [{ field: 'categories', operator: 'in', value: categories }] : []),
    ...(language === null ? [] : [{ field: 'language', operator: 'eq', value: language }]),
  ]
  return {
    query: {
      page,
      pageSize,
      ...(search === '' ? {} : { search }),
      ...(filters.length === 0 ? {} : { filters: JSON.stringify(filters) }),
    },
  }
}

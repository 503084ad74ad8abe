import { type ArticleCategory, articleCategories, type Language, languages } from '@ensemble/contracts/enumerations'
import type { CancerType } from '@ensemble/contracts/health-enumerations'

/** The parts of /resources that everybody reads. */
const resourceTabs = ['articles', 'documents'] as const
export type ResourceTab = (typeof resourceTabs)[number]

/** What the visitor is looking for; all of it stands in the address of /resources but the types of cancer. */
export interface ResourceFilters {
  tab: ResourceTab
  search: string
  categories: ArticleCategory[]
  language: Language | null
  /** Says something about the health of whoever asks: only in this tab's memory. */
  cancerTypes: CancerType[]
  /** 0 for the first page. */
  page: number
}

/** Reads the filters of an address. What it does not know it leaves out: addresses are typed and shared by people. */
export function readFilters(address: URLSearchParams): Omit<ResourceFilters, 'cancerTypes'> {
  const page = Number(address.get('page') ?? '1')
  const asked = address.getAll('category')
  return {
    tab: resourceTabs.find((tab) => tab === address.get('tab')) ?? 'articles',
    search: address.get('search')?.trim() ?? '',
    categories: articleCategories.filter((category) => asked.includes(category)),
    language: languages.find((language) => language === address.get('language')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  }
}

/** The address of filters, without what is not set. People count pages from 1. */
export function writeFilters({ tab, search, categories, language, page }: ResourceFilters): URLSearchParams {
  const address = new URLSearchParams()
  if (tab !== 'articles') address.set('tab', tab)
  if (search !== '') address.set('search', search)
  for (const category of categories) address.append('category', category)
  if (language !== null) address.set('language', language)
  if (page > 0) address.set('page', String(page + 1))
  return address
}

/** The filters without what narrows them: the tab stays. */
export function withoutFilters({ tab }: ResourceFilters): ResourceFilters {
  return { tab, search: '', categories: [], language: null, cancerTypes: [], page: 0 }
}

export function isFiltered({ search, categories, language, cancerTypes }: ResourceFilters): boolean {
  return search !== '' || categories.length > 0 || language !== null || cancerTypes.length > 0
}

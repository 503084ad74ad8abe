/** What nearly every page asks of the shell. */
export { currentShell, provideShell, useShell } from '../shell/shell-bridge.ts'
export { usePageName } from '../shell/use-page-name.ts'
export { useLanguage } from '../shell/use-language.ts'
export { useToast } from '../shell/use-toast.ts'
export { useSession } from '../session/use-session.ts'
export { Can, useCan } from '../session/can.tsx'
export { api, changeTags } from '../data/api.ts'
export { anyOne, applyChange, type Change } from '../data/apply-change.ts'
export { askFirst } from '../data/ask-first.ts'
export { Optimistic } from '../data/optimistic.ts'
export { saveFile } from '../files/save-file.ts'
export { sendFile } from '../uploads/send-file.ts'
export { forgetTables } from '../kept-tables/forget-tables.ts'
export { saveDrafts } from '../server-drafts/current-drafts.ts'
export { type DraftStatus } from '../server-drafts/draft-keeper.ts'
export { createDrafts } from '../sending/tab-drafts.ts'
export { useSend, type Sending } from '../sending/use-send.ts'
export { useSendEach, type Refused, type SendingEach } from '../sending/use-send-each.ts'
export { usePressed, type Pressed } from '../sending/use-pressed.ts'
export { errorCode, errorMessage } from '../errors/error-message.ts'
export { isRequestError, toRequestError } from '../errors/request-error.ts'
export { retryOf } from '../errors/retry-of.ts'
export { PrefetchLink, type PrefetchLinkProps } from '../links/prefetch-link.tsx'
export { savesData } from '../links/saves-data.ts'
export { nearMargin } from '../links/use-near-viewport.ts'
export { useNearViewport } from '../links/use-near-viewport.ts'
export { lazyPart } from '../loading/lazy-part.tsx'
export { loadWithRetry } from '../loading/load-with-retry.ts'
export { type LaterTexts, prepareLaterTexts, withTexts } from '../texts/later-texts.ts'
export { translationOptions } from '../texts/translation-options.ts'
export { useDates } from '../dates/use-dates.ts'
export {
  formatDate,
  formatDay,
  formatDayAndTime,
  formatDayInFigures,
  formatExact,
  formatPeriod,
  formatShortDay,
  formatTime,
  type DateOptions,
} from '@ensemble/contracts/dates'
export { useFiguresRange, useWrongRange } from '../figures/use-figures-range.ts'
export { lastYear } from '../figures/last-year.ts'
export { rangeBefore } from '../figures/range-before.ts'
export { counted } from '../figures/counted.ts'
export { failureOf } from '../figures/failure-of.ts'
export { monthsBetween } from '../figures/months-between.ts'
export { useToldWaiting, useWaiting, type WaitingAnswer, type WaitingItem } from '../waiting/use-waiting.ts'
export { recordUse, useRecordSearch, useRecordSeen } from '../usage/record-use.ts'
export { type RemoteConfig } from '../remote-config.ts'

export { createBrowserRouter, createMemoryRouter, type PageRouter } from '../router/create-router.ts'
export { RouterProvider, useNavigate, useSearchParams } from '../router/router-provider.tsx'
export { Link, matchPath, Navigate, NavLink, Outlet, useLocation, useParams, type RouteObject } from 'react-router-dom'
export { Provider, useDispatch, useSelector } from 'react-redux'
export { combineReducers } from 'redux'
export { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
export { setupListeners, skipToken } from '@reduxjs/toolkit/query/react'
export { initReactI18next, useTranslation } from 'react-i18next'
export { type ParseKeys as TextKey, type TFunction } from 'i18next'

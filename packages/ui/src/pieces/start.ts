/** What nearly every page shows: most of it is in the page before any remote is. */
export { EnsembleTheme } from '../theme/ensemble-theme.tsx'
export { token, type TokenName } from '../theme/tokens.ts'
export { phoneMedia, wideMedia } from '../theme/custom-properties.ts'
export { type ComfortWord, comfortWords } from '../theme/comfort.ts'
export { useFewer } from '../theme/use-fewer.ts'
export { createTextStyleCache, type StyleCache } from '../theme/style-cache.ts'
export { readCspNonce } from '../theme/csp-nonce.ts'
export { fillText, type UiTexts } from '../texts/ui-texts.ts'
export { UiTextsProvider, useUiTexts } from '../texts/ui-texts-provider.tsx'
export { frenchUiTexts } from '../texts/french-ui-texts.ts'
export { Button, type ButtonProps, type ButtonVariant } from '../actions/button.tsx'
export { IconButton, type IconButtonProps } from '../actions/icon-button.tsx'
export { LinkButton, type LinkButtonProps } from '../actions/link-button.tsx'
export { type LinkTarget } from '../actions/link-target.ts'
export { Menu, type MenuEntry, type MenuProps } from '../actions/menu.tsx'
export { PhoneLink } from '../actions/phone-link.tsx'
export { TextLink, type TextLinkProps } from '../actions/text-link.tsx'
export { Avatar, type AvatarProps } from '../display/avatar.tsx'
export { Chip, type ChipProps } from '../display/chip.tsx'
export { type Fact, Facts } from '../display/facts.tsx'
export { StatusChip, type StatusChipProps, type StatusTone } from '../display/status-chip.tsx'
export { Banner, type BannerProps } from '../feedback/banner.tsx'
export { Person } from '../drawings/person.tsx'
export { EmptyState } from '../feedback/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from '../feedback/error-state.tsx'
export { Loader, type LoaderProps } from '../feedback/loader.tsx'
export { Notice, type NoticeProps } from '../feedback/notice.tsx'
export { SpokenChange } from '../feedback/spoken-change.tsx'
export { RemoteUnavailable } from '../feedback/remote-unavailable.tsx'
export { DraftStatus, type DraftStatusProps } from '../feedback/draft-status.tsx'
export { SendAgain, type SendAgainProps } from '../feedback/send-again.tsx'
export { SendStatus, type SendStatusProps } from '../feedback/send-status.tsx'
export { type Severity } from '../feedback/severity.tsx'
export { CardGridSkeleton, ListSkeleton, PageSkeleton, Skeleton, TextSkeleton } from '../feedback/skeletons.tsx'
export { Toast, type ToastProps } from '../feedback/toast.tsx'
export { Folded } from '../layout/folded.tsx'
export { CardGrid, type CardGridProps } from '../layout/card-grid.tsx'
export { MainArea } from '../layout/main-area.tsx'
export { PageAction } from '../layout/page-action.tsx'
export { PageHeader, type PageHeaderProps } from '../layout/page-header.tsx'
export { Page } from '../layout/page.tsx'
export { SkipLink } from '../layout/skip-link.tsx'
export { VisuallyHidden } from '../layout/visually-hidden.tsx'
export { FooterFrame, type FooterFrameProps } from '../navigation/footer-frame.tsx'
export { Pagination, type PaginationProps } from '../navigation/pagination.tsx'
export { ResultLine } from '../navigation/result-line.tsx'
export { TopBarFrame, type TopBarFrameProps } from '../navigation/top-bar-frame.tsx'
export { TopBarLink, type TopBarLinkProps } from '../navigation/top-bar-link.tsx'
export { CardCover, type CardCoverProps } from '../surfaces/card-cover.tsx'
export { CardTitle, type CardTitleProps } from '../surfaces/card-title.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from '../surfaces/confirm-dialog.tsx'
export { WindowWords } from '../surfaces/window-words.ts'
export { Card, type CardProps } from '../surfaces/card.tsx'
export { Heading, type HeadingLevel, type HeadingProps } from '../typography/heading.tsx'
export { Text, type TextProps } from '../typography/text.tsx'
export {
  ActivityIcon,
  ArrowRightIcon,
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  DownloadIcon,
  HeartIcon,
  InfoIcon,
  LanguagesIcon,
  MapIcon,
  MapPinIcon,
  MessageCircleIcon,
  PencilIcon,
  PlusIcon,
  PrinterIcon,
  ShieldCheckIcon,
  StarIcon,
  UsersIcon,
  type LucideIcon,
} from 'lucide-react'
export { default as Box } from '@mui/material/Box'
export { default as Stack } from '@mui/material/Stack'
export { default as useMediaQuery } from '@mui/material/useMediaQuery'

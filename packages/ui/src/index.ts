export { EnsembleTheme } from './theme/ensemble-theme.tsx'
export { token, type TokenName } from './theme/tokens.ts'
export { phoneMedia, wideMedia } from './theme/custom-properties.ts'
export { readCspNonce } from './theme/csp-nonce.ts'
export { fillText, type UiTexts } from './texts/ui-texts.ts'
export { UiTextsProvider, useUiTexts } from './texts/ui-texts-provider.tsx'
export { frenchUiTexts } from './texts/french-ui-texts.ts'
export { englishUiTexts } from './texts/english-ui-texts.ts'
export { Button, type ButtonProps, type ButtonVariant } from './actions/button.tsx'
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx'
export { LinkButton, type LinkButtonProps } from './actions/link-button.tsx'
export { type LinkTarget } from './actions/link-target.ts'
export { Menu, type MenuEntry, type MenuProps } from './actions/menu.tsx'
export { TextLink, type TextLinkProps } from './actions/text-link.tsx'
export { Avatar, type AvatarProps } from './display/avatar.tsx'
export { Chip, type ChipProps } from './display/chip.tsx'
export { type Fact, Facts } from './display/facts.tsx'
export { Figure, type FigureProps } from './display/figure.tsx'
export { StatusChip, type StatusChipProps, type StatusTone } from './display/status-chip.tsx'
export { type Step, Stepper, type StepperProps } from './display/stepper.tsx'
export { Timeline, type TimelineItem, type TimelineProps } from './display/timeline.tsx'
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx'
export { Loader, type LoaderProps } from './feedback/loader.tsx'
export { Notice, type NoticeProps } from './feedback/notice.tsx'
export { RemoteUnavailable } from './feedback/remote-unavailable.tsx'
export { type Severity } from './feedback/severity.tsx'
export { CardGridSkeleton, ListSkeleton, PageSkeleton, Skeleton, TextSkeleton } from './feedback/skeletons.tsx'
export { Toast, type ToastProps } from './feedback/toast.tsx'
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx'
export { type Choice } from './fields/choice.ts'
export { FormSection, type FormSectionProps } from './fields/form-section.tsx'
export { MultiSelect, type MultiSelectProps } from './fields/multi-select.tsx'
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx'
export { RadioGroup, type RadioGroupProps } from './fields/radio-group.tsx'
export { SearchField, type SearchFieldProps } from './fields/search-field.tsx'
export { SearchWords, type SearchWordsProps } from './fields/search-words.tsx'
export { Select, type SelectProps } from './fields/select.tsx'
export { Switch, type SwitchProps } from './fields/switch.tsx'
export { TextArea, type TextAreaProps } from './fields/text-area.tsx'
export { TextField, type TextFieldProps } from './fields/text-field.tsx'
export { CardGrid, type CardGridProps } from './layout/card-grid.tsx'
export { MainArea } from './layout/main-area.tsx'
export { PageAction } from './layout/page-action.tsx'
export { PageHeader, type PageHeaderProps } from './layout/page-header.tsx'
export { Page } from './layout/page.tsx'
export { SkipLink } from './layout/skip-link.tsx'
export { VisuallyHidden } from './layout/visually-hidden.tsx'
export { type ActiveFilter, FilterBar, type FilterBarProps } from './navigation/filter-bar.tsx'
export { FooterFrame, type FooterFrameProps } from './navigation/footer-frame.tsx'
export { Pagination, type PaginationProps } from './navigation/pagination.tsx'
export { ResultLine } from './navigation/result-line.tsx'
export { type TabItem, Tabs, type TabsProps } from './navigation/tabs.tsx'
export { TopBarFrame, type TopBarFrameProps } from './navigation/top-bar-frame.tsx'
export { TopBarLink, type TopBarLinkProps } from './navigation/top-bar-link.tsx'
export { CardCover, type CardCoverProps } from './surfaces/card-cover.tsx'
export { CardTitle, type CardTitleProps } from './surfaces/card-title.tsx'
export { Card, type CardProps } from './surfaces/card.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './surfaces/confirm-dialog.tsx'
export { Dialog, type DialogProps } from './surfaces/dialog.tsx'
export { Sheet, type SheetProps } from './surfaces/sheet.tsx'
export { SidePanel, type SidePanelProps } from './surfaces/side-panel.tsx'
export { Heading, type HeadingLevel, type HeadingProps } from './typography/heading.tsx'
export { Text, type TextProps } from './typography/text.tsx'
export { BarChart } from './charts/bar-chart.tsx'
export { type BarChartProps, type ChartSeries } from './charts/chart-figures.ts'
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx'
export {
  AccessibilityIcon,
  ArchiveIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BanIcon,
  BellIcon,
  BookOpenIcon,
  BriefcaseIcon,
  Building2Icon,
  CalendarCheckIcon,
  CalendarDaysIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  CirclePlayIcon,
  CircleXIcon,
  ClipboardListIcon,
  ClockIcon,
  CompassIcon,
  CopyIcon,
  DownloadIcon,
  EllipsisVerticalIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileTextIcon,
  FlagIcon,
  GlobeIcon,
  HandHeartIcon,
  HeartIcon,
  HourglassIcon,
  HouseIcon,
  ImageIcon,
  InfoIcon,
  KeyRoundIcon,
  LanguagesIcon,
  LayoutDashboardIcon,
  LinkIcon,
  LockIcon,
  LogInIcon,
  LogOutIcon,
  type LucideIcon,
  MailIcon,
  MapPinIcon,
  MenuIcon,
  MessageCircleIcon,
  MinusIcon,
  NewspaperIcon,
  PencilIcon,
  PhoneIcon,
  PlusIcon,
  PrinterIcon,
  RefreshCwIcon,
  SaveIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  ShieldCheckIcon,
  SlidersHorizontalIcon,
  StarIcon,
  TagIcon,
  TicketIcon,
  Trash2Icon,
  TriangleAlertIcon,
  Undo2Icon,
  UserCheckIcon,
  UserIcon,
  UserPlusIcon,
  UsersIcon,
  UserXIcon,
  VideoIcon,
  XIcon,
} from './icons/index.ts'
export { default as Box } from '@mui/material/Box'
export { default as Grid } from '@mui/material/Grid'
export { default as Stack } from '@mui/material/Stack'
export { default as Divider } from '@mui/material/Divider'
export { default as useMediaQuery } from '@mui/material/useMediaQuery'

/** Parts of a page of which one is shown. */
export { type SectionItem, Sections, type SectionsProps } from '../navigation/sections.tsx'
export { CountPlace, type CountPlaceProps } from '../display/count-place.tsx'
export { type TabItem, Tabs, type TabsProps } from '../navigation/tabs.tsx'

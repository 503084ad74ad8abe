import { onDemand } from './on-demand.ts'

/** What opens above a page, and is fetched when somebody comes near to opening it: few visits open any of it. */
export const menuList = onDemand(
  async () => (await import(/* webpackChunkName: "menu-list" */ '../actions/menu-list.tsx')).MenuList,
)
export const choiceList = onDemand(
  async () => (await import(/* webpackChunkName: "choice-list" */ '../fields/choice-list.tsx')).ChoiceList,
)
export const confirmWindow = onDemand(
  async () => (await import(/* webpackChunkName: "confirm-window" */ './confirm-window.tsx')).ConfirmWindow,
)
export const drawers = onDemand(() => import(/* webpackChunkName: "drawers" */ './drawers.tsx'))

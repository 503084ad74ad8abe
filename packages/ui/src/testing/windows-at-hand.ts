import { choiceList, confirmWindow, drawers, menuList } from '../surfaces/windows.ts'

// Menus and questions are there as in a page that has opened them once; that they come late has a test of its own.
await Promise.all([menuList.load(), choiceList.load(), confirmWindow.load(), drawers.load()])

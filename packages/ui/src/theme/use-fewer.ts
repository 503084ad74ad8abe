import { useSyncExternalStore } from 'react'
import type { ComfortWord } from './comfort.ts'

const fewer: ComfortWord = 'fewer'

/** Whether the reader asked for fewer things at a time: lists begin short, and what is not asked for waits to be. */
export function useFewer(): boolean {
  return useSyncExternalStore(follow, read, () => false)
}

function read(): boolean {
  return document.documentElement.dataset.comfort?.split(' ').includes(fewer) ?? false
}

function follow(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-comfort'] })
  return () => observer.disconnect()
}

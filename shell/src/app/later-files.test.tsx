import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fetchLaterFiles, laterFilesId } from './later-files.ts'

it('asks once for what remotes need', () => {
  const page = document.implementation.createHTMLDocument()
  page.head.innerHTML = `<template id="${laterFilesId}"><link rel="preload" as="script" href="/remote.js"></template>`
  const asked = () => page.querySelectorAll('head > [href="/remote.js"]').length
  expect(asked()).toBe(0)
  fetchLaterFiles(page)
  fetchLaterFiles(page)
  expect(asked()).toBe(1)
})

it('is the first work of the application: nothing of a library is evaluated before', () => {
  const main = readFileSync(join(import.meta.dirname, '../main.tsx'), 'utf8')
  const imported = [...main.matchAll(/^import (?:.+ from )?'(.+)'/gm)].map(([, file]) => file)
  expect(imported).toEqual(['./trusted-types.ts', './app/fetch-later-files.ts', './app/first-picture.ts'])
  expect(main).toMatch(/firstPicture\(\)\.then\(\(\) => import\(.* '\.\/bootstrap\.tsx'\)\)/)
})

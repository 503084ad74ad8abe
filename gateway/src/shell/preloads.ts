import type { Language } from '@ensemble/contracts/enumerations'
import { firstWidgets } from '@ensemble/contracts/first-widgets'
import type { Registry } from '@ensemble/contracts/registry'
import { escaped } from '../http/escaped.ts'
import { type FirstFile, FirstFiles } from './first-files.ts'
import { owns, routeOf } from './page-routes.ts'

/** What of a page decides what its browser needs first. */
export interface PreloadedPage {
  registry: Registry
  /** Without query. */
  path: string
  language: Language
}

/** Piece of the shell that the first remote of a page needs, whichever it is. */
const forAnyRemote = 'federation'

/** Pages of the shell that show widgets of remotes. */
const withWidgets = { '/home': 'home', '/dashboard': 'dashboard' } as const

/**
 * Which files a page needs first, of the shell and of the remote whose page it is, so that the browser asks for them in
 * two steps instead of one after the other (page → shell → manifest → entry → module → page of the remote).
 */
export class Preloads {
  readonly #files: FirstFiles

  constructor(shellDir: string, remotesDir: string) {
    this.#files = new FirstFiles(shellDir, remotesDir)
  }

  /** @returns link elements, those of remotes in a template */
  async forPage({ registry, path, language }: PreloadedPage): Promise<string> {
    const found = routeOf(registry, path)
    const place = Object.entries(withWidgets).find(([route]) => owns(route, path))?.[1]
    const widgets = place ? firstWidgets(registry, place) : []
    const hosts = registry.remotes.filter(
      (remote) => remote === found?.remote || widgets.some((widget) => widget.remote === remote),
    )
    const ofPage = await this.#files.ofShell([pieceOf(path), `texts-${language}`, `texts-${language}-${pieceOf(path)}`])
    const ofHosts = await Promise.all(
      hosts.map(async (remote) =>
        this.#files.ofRemote(remote, {
          route: found?.remote === remote ? found.route.path : null,
          widgets: widgets.filter((widget) => widget.remote === remote).map(({ key }) => key),
          language,
        }),
      ),
    )
    const shares = new Set(ofHosts.flatMap((needs) => needs.shares))
    const forHosts = hosts.length > 0 ? [forAnyRemote, ...[...shares].map(shareOf)] : []
    const ofShell = (await Promise.all(forHosts.map((piece) => this.#piece(piece)))).flat()
    const later = [
      ...new Map(ofShell.map((file) => [file.address, file])).values(),
      ...ofHosts.flatMap(({ files }) => files),
    ].filter(({ address }) => !ofPage.some((file) => file.address === address))
    return `${ofPage.map(link).join('')}${later.length > 0 ? waiting(later) : ''}`
  }

  /** Files of a piece of the shell. A share that this shell has no more in that form comes as a whole. */
  async #piece(name: string): Promise<FirstFile[]> {
    const files = await this.#files.ofShell([name])
    return files.length > 0 ? files : this.#files.ofShell([name.replace(/-pieces-.*/, '')])
  }
}

/** Name of the piece of the shell that holds a page: the first part of its path (shell/src/pages/shell-pages.ts). */
function pieceOf(path: string): string {
  return path.split('/')[1] || 'landing'
}

/** Name of the piece of the shell that holds a share (shell/src/remotes/federation.ts). */
function shareOf(key: string): string {
  return `share-${key.replace('@ensemble/', '').replaceAll('/', '-')}`
}

/**
 * What remotes need waits in a template until the scripts that draw the page have come (shell/src/app/later-files.ts):
 * asked for with them, thirty small files would take most of a slow line, and nothing be drawn before the last is there.
 */
function waiting(files: readonly FirstFile[]): string {
  return `<template id="later-files">${files.map(link).join('')}</template>`
}

/**
 * The loaders of shell and remotes ask in CORS mode and with a digest; a preload that differs in either is fetched twice,
 * and one of a script that lacks either is refused (headers/integrity-policy.ts). Chromium takes a digest on preloads of
 * scripts only, and warns of any other (crbug.com/981419).
 */
function link({ address, integrity }: FirstFile): string {
  const cors = integrity === undefined ? {} : { crossorigin: 'anonymous' }
  const shared = { rel: 'preload', href: address, ...cors }
  const script = { ...shared, as: 'script', ...(integrity !== undefined && { integrity }) }
  const values = address.endsWith('.json') ? { ...shared, as: 'fetch' } : script
  const attributes = Object.entries(values).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<link${attributes.join('')}>`
}

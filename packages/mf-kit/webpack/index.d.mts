import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import type { Configuration } from 'webpack'

/** Each takes the absolute path of the area's folder as `dir`. */
export function buildRemote(options: { dir: string }): Promise<RemoteDescriptor>
export function buildShell(options: { dir: string }): Promise<void>
/** Names that the shell gives to remotes, by package. */
export function offeredExports(directory: string): Promise<Record<string, string[]>>
export function shellPreset(options: { dir: string; callers?: string[] }): Configuration
export function compressAssets(directory: string): Promise<void>
export function runWebpack(configuration: Configuration): Promise<void>
export const sharedRanges: Record<string, string>
/** The shares as remotes take them, by key. */
export const sharedByRemote: Record<string, { singleton: boolean; requiredVersion: string }>

import type { MailSituation } from '@ensemble/contracts/users/mail-examples'
import type { MailContent } from '../content.ts'
import type { Scene } from './scene.ts'

/** What an example writes: one mail, or one for each situation of who gets it. */
export type Written = MailContent | Partial<Record<MailSituation, MailContent>>

/** Writes a mail about the scene, by the part of the program that writes it. */
export type Example = (scene: Scene) => Written

import type { MissionMode, Skill } from '@ensemble/contracts/enumerations'
import type { MissionContent } from '../src/domain/mission-content.ts'

/** How a mission takes place: when, for how long, sitting or standing. */
export type Practice =
  | 'questionnaire'
  | 'reading'
  | 'online'
  | 'meeting'
  | 'room'
  | 'stand'
  | 'outdoors'
  | 'school'
  | 'saturday'
  | 'interview'
  | 'night'
  | 'companion'

export interface PracticeFacts {
  mode: MissionMode
  /** Days of the week on which it may begin, 0 = Sunday. */
  days: readonly number[]
  hour: number
  /** Of effort, in all, or at each time where the mission goes on. */
  hours: number
  energy: Omit<MissionContent['energy'], 'travelNote'>
  prerequisites: readonly string[]
  skills: readonly Skill[]
}

const week = [1, 2, 3, 4, 5]
const seated = { canSit: true, canStop: true, breaks: true, companion: true, cameraOptional: true }

export const practiceFacts: Record<Practice, PracticeFacts> = {
  questionnaire: {
    mode: 'remote',
    days: week,
    hour: 9,
    hours: 0.5,
    energy: { ...seated, level: 1 },
    prerequisites: [],
    skills: ['field_expertise'],
  },
  reading: {
    mode: 'remote',
    days: week,
    hour: 10,
    hours: 1,
    energy: { ...seated, level: 1 },
    prerequisites: ['Aimer lire, sans rien avoir à corriger'],
    skills: ['writing', 'field_expertise'],
  },
  online: {
    mode: 'remote',
    days: week,
    hour: 18,
    hours: 2,
    energy: { ...seated, level: 1 },
    prerequisites: ['Avoir une connexion à internet ou un téléphone'],
    skills: ['teamwork', 'field_expertise'],
  },
  meeting: {
    mode: 'mixed',
    days: week,
    hour: 14,
    hours: 2,
    energy: { ...seated, level: 2 },
    prerequisites: [],
    skills: ['teamwork', 'communication'],
  },
  room: {
    mode: 'on_site',
    days: week,
    hour: 10,
    hours: 2,
    energy: { ...seated, level: 2 },
    prerequisites: [],
    skills: ['active_listening', 'group_animation'],
  },
  stand: {
    mode: 'on_site',
    days: [3, 6],
    hour: 9,
    hours: 4,
    energy: { ...seated, canSit: false, level: 3 },
    prerequisites: ['Pouvoir rester debout une demi-heure'],
    skills: ['communication', 'teamwork'],
  },
  outdoors: {
    mode: 'on_site',
    days: [0, 6],
    hour: 9,
    hours: 4,
    energy: { ...seated, level: 2 },
    prerequisites: [],
    skills: ['teamwork', 'communication'],
  },
  school: {
    mode: 'on_site',
    days: [1, 2, 4, 5],
    hour: 14,
    hours: 2,
    energy: { ...seated, companion: false, level: 2 },
    prerequisites: ['Aimer parler avec des jeunes'],
    skills: ['public_speaking', 'group_animation'],
  },
  saturday: {
    mode: 'on_site',
    days: [6],
    hour: 10,
    hours: 3,
    energy: { ...seated, level: 1 },
    prerequisites: [],
    skills: ['active_listening'],
  },
  interview: {
    mode: 'on_site',
    days: week,
    hour: 14,
    hours: 1,
    energy: { ...seated, level: 2 },
    prerequisites: [],
    skills: ['public_speaking', 'audiovisual'],
  },
  night: {
    mode: 'on_site',
    days: [5, 6],
    hour: 20,
    hours: 5,
    energy: { ...seated, level: 3 },
    prerequisites: ['Ne pas reprendre la route seul après minuit'],
    skills: ['active_listening', 'teamwork'],
  },
  companion: {
    mode: 'remote',
    days: week,
    hour: 15,
    hours: 1,
    energy: { ...seated, companion: false, level: 1 },
    prerequisites: ['Avoir une connexion à internet'],
    skills: ['active_listening'],
  },
}

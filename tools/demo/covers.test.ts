import { describe, expect, it } from 'vitest'
import { demoData } from '../../platform/src/demo/demo-data.ts'

const { missions, articles } = demoData()
const covered = [...missions, ...articles]

describe('the covers of the demonstration', () => {
  it('show more than a third of scenes that no other cover shows, and no scene again and again', () => {
    const counts = new Map<string, number>()
    for (const { cover } of covered) {
      const scene = JSON.stringify(cover)
      counts.set(scene, (counts.get(scene) ?? 0) + 1)
    }
    const once = [...counts.values()].filter((count) => count === 1).length
    expect(once).toBeGreaterThanOrEqual(covered.length / 3)
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4)
  })

  it('are told in words that differ as the scenes do, short enough for a reader of screens', () => {
    const scenes = new Set(covered.map(({ cover }) => JSON.stringify(cover)))
    const told = new Set(missions.map(({ coverAlt }) => coverAlt))
    const drawn = new Set(missions.map(({ cover }) => JSON.stringify(cover)))
    expect(told.size).toBe(drawn.size)
    expect(scenes.size).toBeGreaterThan(150)
    expect(covered.filter(({ coverAlt }) => coverAlt.length > 150)).toEqual([])
  })
})

import Type, { type Static } from 'typebox'

const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000 })

/**
 * How the first page of a visit came to a browser: the web vitals. Nothing in it says who, and the route is a pattern.
 * What the browser does not measure, or nobody did, is absent.
 */
export const VisitReport = Type.Object(
  {
    /** Whose page it is: a remote, or the shell (`shellInReports`). */
    remote: Type.String({ minLength: 1, maxLength: 40 }),
    version: Type.String({ minLength: 1, maxLength: 64 }),
    route: Type.String({ minLength: 1, maxLength: 120 }),
    /** Largest contentful paint. */
    lcpMs: Type.Optional(Milliseconds),
    /** Interaction to next paint. */
    inpMs: Type.Optional(Milliseconds),
    /** Cumulative layout shift. */
    cls: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
  },
  { additionalProperties: false },
)
export type VisitReport = Static<typeof VisitReport>

import type { Tx } from '@ensemble/service-kit/database'

/** Keeps the newest name of an author: events may come twice and in any order. `null` once the person is erased. */
export async function upsertAuthorName(
  tx: Tx,
  author: { userId: string; version: number; displayName: string | null },
): Promise<void> {
  await tx.query({
    name: 'upsert-author-name',
    text: `insert into author_names (user_id, version, display_name) values ($1, $2, $3)
      on conflict (user_id) do update set version = excluded.version, display_name = excluded.display_name
      where excluded.version > author_names.version`,
    values: [author.userId, author.version, author.displayName],
  })
}

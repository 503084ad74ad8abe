import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { selectList } from '@ensemble/service-kit/table'
import type { User } from '../domain/user.ts'
import { users } from './user-table.ts'

const columns = users.select()
const insertUser = users.insert({ name: 'users-insert', then: 'on conflict (lower(email)) do nothing' })
const updateUser = users.update({
  name: 'users-update',
  by: ['id'],
  and: (value) => `version = ${value('version')} - 1`,
})

/**
 * Adds an account.
 * @returns false when the address already has one
 */
export async function insert(tx: Tx, user: User): Promise<boolean> {
  const { rowCount } = await tx.query(insertUser(user))
  return rowCount === 1
}

/**
 * Reads an account and holds its row until the end of the transaction.
 * @throws Refusal NOT_FOUND
 */
export async function lock(tx: Tx, id: string): Promise<User> {
  const { rows } = await tx.query<User>({
    name: 'users-lock',
    text: `select ${columns} from users where id = $1 for no key update`,
    values: [id],
  })
  return rows[0] ?? refuse('NOT_FOUND')
}

/**
 * Stores a change of an account, whose version the domain has raised by one.
 * @throws Refusal STALE_UPDATE when somebody else was faster
 */
export async function update(tx: Tx, user: User): Promise<void> {
  const { rowCount } = await tx.query(updateUser(user))
  if (rowCount === 0) refuse('STALE_UPDATE')
}

export async function find(db: Queryable, id: string): Promise<User | undefined> {
  const { rows } = await db.query<User>({
    name: 'users-find',
    text: `select ${columns} from users where id = $1`,
    values: [id],
  })
  return rows[0]
}

/** People by id, in no order; unknown ids are left out. */
export async function findAll(db: Queryable, ids: string[]): Promise<User[]> {
  const { rows } = await db.query<User>({
    name: 'users-find-all',
    text: `select ${columns} from users where id = any($1::uuid[])`,
    values: [ids],
  })
  return rows
}

export async function findByEmail(
  db: Queryable,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  const { rows } = await db.query<User & { passwordHash: string | null }>({
    name: 'users-by-email',
    text: `select ${selectList({ ...users.columns(), passwordHash: 'password_hash' })} from users where lower(email) = lower($1)`,
    values: [email],
  })
  const [row] = rows
  if (!row) return undefined
  const { passwordHash, ...user } = row
  return { user, passwordHash }
}

export async function setPassword(tx: Tx, id: string, passwordHash: string | null): Promise<void> {
  await tx.query({
    name: 'users-set-password',
    text: 'update users set password_hash = $2 where id = $1',
    values: [id, passwordHash],
  })
}

/** Notes when somebody was last here. No change of the account: it raises no version and tells nobody. */
export async function noteSignIn(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'users-note-sign-in',
    text: 'update users set last_login_at = greatest(last_login_at, $2) where id = $1',
    values: [id, at],
  })
}

/** Raises the session version: every token issued so far is worth nothing. @returns the new session version */
export async function raiseSessionVersion(tx: Tx, id: string): Promise<number> {
  const { rows } = await tx.query<{ raised: number }>({
    name: 'users-raise-session-version',
    text: `update users set session_version = session_version + 1 where id = $1 returning session_version as raised`,
    values: [id],
  })
  return rows[0]?.raised ?? refuse('NOT_FOUND')
}

/** The stored hash of a person's password; null for who signs in elsewhere. */
export async function findPassword(db: Queryable, id: string): Promise<string | null> {
  const { rows } = await db.query<{ hash: string | null }>({
    name: 'users-find-password',
    text: 'select password_hash as hash from users where id = $1',
    values: [id],
  })
  return rows[0]?.hash ?? null
}

/** Who hears of an account that awaits approval: the referents of its department, else the admins. */
export async function findApprovers(db: Queryable, departmentCode: string | null): Promise<User[]> {
  const { rows } = await db.query<User>({
    name: 'users-find-approvers',
    text: `select ${columns} from users
           where status = 'validated' and (role = 'admin' or (role = 'referent' and department_code = $1)) order by id`,
    values: [departmentCode],
  })
  const referents = rows.filter(({ role }) => role === 'referent')
  return referents.length > 0 ? referents : rows
}

/** Who answers for a department; in no order. */
export async function findReferents(db: Queryable, departmentCode: string): Promise<User[]> {
  const { rows } = await db.query<User>({
    name: 'users-find-referents',
    text: `select ${columns} from users where status = 'validated' and role = 'referent' and department_code = $1`,
    values: [departmentCode],
  })
  return rows
}

export async function findAdmins(db: Queryable): Promise<User[]> {
  const { rows } = await db.query<User>({
    name: 'users-find-admins',
    text: `select ${columns} from users where status = 'validated' and role = 'admin'`,
  })
  return rows
}

/** Who may approve missions. */
export async function findMissionApprovers(db: Queryable): Promise<User[]> {
  const { rows } = await db.query<User>({
    name: 'users-find-mission-approvers',
    text: `select ${columns} from users
           where status = 'validated' and role in ('admin', 'headquarter_referent') order by id`,
  })
  return rows
}

/** People whose pause had a last day that is over. @param today YYYY-MM-DD */
export async function findPausesOver(db: Queryable, today: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'users-pauses-over',
    text: `select id from users where engagement #>> '{pause,until}' < $1 and status <> 'deleted' limit 500`,
    values: [today],
  })
  return rows.map(({ id }) => id)
}

/** Suspended people whose day of return has come. @param today YYYY-MM-DD */
export async function findToReactivate(db: Queryable, today: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'users-find-to-reactivate',
    text: `select id from users where status = 'suspended' and suspended_until <= $1::date order by suspended_until limit 100`,
    values: [today],
  })
  return rows.map(({ id }) => id)
}

/** Holds whoever else takes an admin away until this transaction ends: two at once could take the last two. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.query({ name: 'users-lock-admins', text: `select pg_advisory_xact_lock(hashtext('users.admins'))` })
}

export async function countAdmins(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    text: `select count(*)::int as count from users where role = 'admin' and status = 'validated'`,
  })
  return rows[0]?.count ?? 0
}

/** Accounts whose address nobody has confirmed, untouched since an instant; the oldest first, some at a time. */
export async function findUnconfirmed(db: Queryable, before: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'users-find-unconfirmed',
    text: `select id from users where status = 'pending_approval' and email_verified_at is null and updated_at <= $1
           order by updated_at limit 500`,
    values: [before],
  })
  return rows.map(({ id }) => id)
}

/** Accounts that nobody has decided on, whose address was confirmed before an instant; the oldest first, some at once. */
export async function findUndecided(db: Queryable, before: Date): Promise<Pick<User, 'id' | 'language'>[]> {
  const { rows } = await db.query<Pick<User, 'id' | 'language'>>({
    name: 'users-find-undecided',
    text: `select id, language from users where status = 'pending_approval' and email_verified_at <= $1
           order by email_verified_at limit 500`,
    values: [before],
  })
  return rows
}

/** Keeps that the decision on an account was left to the admins; whoever edits it meanwhile loses nothing. */
export async function notePassedOn(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<void> {
  await tx.query({
    name: 'users-note-passed-on',
    text: 'update users set passed_on_at = $2, passed_on_by = $3 where id = $1',
    values: [id, at, by],
  })
}

/** Removes the row of an account; what hangs on it goes with it. */
export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.query({ name: 'users-remove', text: 'delete from users where id = $1', values: [id] })
}

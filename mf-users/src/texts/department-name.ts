import { departments } from '@ensemble/contracts/departments'

/** A department as people say it: "Rhône (69)"; the code alone where nobody knows it. */
export function departmentName(code: string): string {
  const known = departments.find((department) => department.code === code)
  return known ? `${known.name} (${code})` : code
}

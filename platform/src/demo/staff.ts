import type { DemoUser } from '@ensemble/contracts/demo'

/** Whoever runs things besides the printed accounts: 1 more admin, 3 of the national office, 9 more referents. */
export type Staff = Pick<DemoUser, 'firstName' | 'lastName' | 'role' | 'gender' | 'departmentCode'> & Partial<DemoUser>

export const staff: readonly Staff[] = [
  { firstName: 'Olivier', lastName: 'Rousselot', role: 'admin', gender: 'male', departmentCode: '75' },
  headquarters('Nadia', 'Haddad', 'female', 'research'),
  headquarters('Étienne', 'Vasseur', 'male', 'prevention'),
  headquarters('Camille', 'Delattre', 'non_binary', 'communication'),
  referent('Yann', 'Le Bihan', 'male', '44', 'president'),
  referent('Mathilde', 'Caron', 'female', '59', 'director'),
  referent('Karim', 'Belkacem', 'male', '13', 'project_manager_prevention'),
  referent('Béatrice', 'Lacroix', 'female', '33', 'project_manager_patients'),
  referent('Lucien', 'Garnier', 'male', '31', 'other'),
  referent('Agathe', 'Zimmer', 'female', '67', 'director'),
  referent('Gwenaëlle', 'Tanguy', 'female', '35', 'president'),
  referent('Amadou', 'Sylla', 'male', '75', 'project_manager_patients'),
  referent('Françoise', 'Leclercq', 'female', '76', 'project_manager_prevention'),
]

function headquarters(
  firstName: string,
  lastName: string,
  gender: DemoUser['gender'],
  headquartersService: DemoUser['headquartersService'],
): Staff {
  return { firstName, lastName, role: 'headquarter_referent', gender, departmentCode: '75', headquartersService }
}

function referent(
  firstName: string,
  lastName: string,
  gender: DemoUser['gender'],
  departmentCode: string,
  organisationPosition: DemoUser['organisationPosition'],
): Staff {
  return { firstName, lastName, role: 'referent', gender, departmentCode, organisationPosition }
}

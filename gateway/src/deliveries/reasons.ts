import type { Language } from '@ensemble/contracts/enumerations'

/** Why a delivery is refused, as the delivery command line prints it. `%name%` placeholders. */
const reasons = {
  descriptorMissing: {
    fr: 'remote.json manque parmi les fichiers envoyés',
    en: 'remote.json is not among the files sent',
  },
  descriptorInvalid: { fr: 'remote.json est incorrect (%faults%)', en: 'remote.json is not valid (%faults%)' },
  descriptorOfOther: {
    fr: 'remote.json décrit %found%, et non %expected%',
    en: 'remote.json describes %found%, not %expected%',
  },
  manifestMissing: { fr: 'mf-manifest.json manque', en: 'mf-manifest.json is missing' },
  fileMissing: { fr: 'le fichier %path% manque', en: 'file %path% is missing' },
  fileUnlisted: { fr: 'le fichier %path% n’est pas dans remote.json', en: 'file %path% is not in remote.json' },
  fileDigest: { fr: 'l’empreinte de %path% est différente', en: 'the digest of %path% differs' },
  pathRefused: { fr: 'le chemin %path% n’est pas permis', en: 'path %path% is not allowed' },
  tooMany: { fr: 'plus de %max% fichiers', en: 'more than %max% files' },
  alreadyPublished: {
    fr: 'la version %version% est déjà publiée avec un autre contenu',
    en: 'version %version% is already published with other content',
  },
  notPublished: { fr: 'la version %version% n’est pas publiée', en: 'version %version% is not published' },
  contract: {
    fr: 'construit pour le contrat %found%, la plateforme est en %expected%',
    en: 'built for contract %found%, the platform is at %expected%',
  },
  routeTaken: { fr: 'la route %path% appartient déjà à %owner%', en: 'route %path% already belongs to %owner%' },
  nameTaken: {
    fr: 'le nom %name% se confond avec celui de %owner%',
    en: 'name %name% would be confused with that of %owner%',
  },
  noPrevious: { fr: 'aucune version précédente', en: 'there is no previous version' },
} as const satisfies Record<string, Record<Language, string>>

export type ReasonKey = keyof typeof reasons

/**
 * The sentence of a reason.
 * @param params values of its placeholders
 */
export function reasonText(key: ReasonKey, language: Language, params: Record<string, string | number>): string {
  return Object.entries(params).reduce<string>(
    (text, [name, value]) => text.replaceAll(`%${name}%`, String(value)),
    reasons[key][language],
  )
}

/** A delivery that cannot be accepted; `http` turns it into DELIVERY_REFUSED in the caller's language. */
export class DeliveryRefused extends Error {
  readonly reason: ReasonKey
  readonly params: Record<string, string | number>

  constructor(reason: ReasonKey, params: Record<string, string | number> = {}) {
    super(reasonText(reason, 'en', params))
    this.name = 'DeliveryRefused'
    this.reason = reason
    this.params = params
  }
}

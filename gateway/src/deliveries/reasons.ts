import type { Language } from '@ensemble/contracts/enumerations'
import { Refusal } from '@ensemble/service-kit/refusal'

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
  signerUnknown: {
    fr: 'la plateforme ne connaît aucune clé publique de l’équipe de %name% (npm run remote -- key)',
    en: 'the platform knows no public key of the team of %name% (npm run remote -- key)',
  },
  signatureMissing: {
    fr: '%path% manque\u00a0: la version n’est pas signée',
    en: '%path% is missing: the version is not signed',
  },
  signatureWrong: {
    fr: '%path% n’est pas signé par l’équipe, ou l’est pour d’autres fichiers',
    en: '%path% is not signed by the team, or is for other files',
  },
  pathRefused: { fr: 'le chemin %path% n’est pas permis', en: 'path %path% is not allowed' },
  tooMany: { fr: 'plus de %max% fichiers', en: 'more than %max% files' },
  diskFull: {
    fr: 'le disque de la plateforme est plein\u00a0; rien n’a changé, recommencez quand il y aura de la place',
    en: 'the disk of the platform is full; nothing has changed, send it again when there is room',
  },
  alreadyPublished: {
    fr: 'la version %version% est déjà publiée avec un autre contenu',
    en: 'version %version% is already published with other content',
  },
  notPublished: { fr: 'la version %version% n’est pas publiée', en: 'version %version% is not published' },
  forgotten: {
    fr: 'la version %version% est trop ancienne\u00a0: ses fichiers ne sont plus conservés',
    en: 'version %version% is too old: its files are no longer kept',
  },
  contract: {
    fr: 'construit pour le contrat %found%, la plateforme est en %expected%',
    en: 'built for contract %found%, the platform is at %expected%',
  },
  routeTaken: { fr: 'la route %path% appartient déjà à %owner%', en: 'route %path% already belongs to %owner%' },
  nameTaken: {
    fr: 'le nom %name% se confond avec celui de %owner%',
    en: 'name %name% would be confused with that of %owner%',
  },
  shellUnknown: {
    fr: 'la page d’accueil de la plateforme ne dit pas ce qu’elle fournit (shell.json manque)',
    en: 'the shell of this platform does not say what it gives (shell.json is missing)',
  },
  shareMissing: {
    fr: 'la bibliothèque %library% n’est pas fournie par la plateforme, ou ne l’était pas par sa version précédente',
    en: 'the shell, or the shell before it, does not give %library%',
  },
  shareDiffers: {
    fr: 'la bibliothèque %library% est demandée en %range%, la plateforme fournit %given%',
    en: 'it asks for %library% %range%, the shell, or the shell before it, gives %given%',
  },
  exportsMissing: {
    fr: 'la page d’accueil de la plateforme est plus ancienne que cette version\u00a0: elle ne fournit pas %names%',
    en: 'the shell of this platform is older than this version: it does not give %names%',
  },
  callsMissing: {
    fr: 'aucun service n’offre %calls%',
    en: 'no service offers %calls%',
  },
  tooHeavy: {
    fr: '%bytes% octets en tout, %max% au plus',
    en: '%bytes% bytes as a whole, %max% at most',
  },
  tooHeavyFirst: {
    fr: '%bytes% octets compressés avant la première page, %max% au plus',
    en: '%bytes% compressed bytes before the first page, %max% at most',
  },
  alreadyLive: {
    fr: 'la version %version% est déjà celle de tout le monde',
    en: 'version %version% is what everybody gets already',
  },
  nothingLive: {
    fr: 'aucune version n’est en ligne\u00a0: une première version va à tout le monde',
    en: 'no version is live: a first one goes to everybody',
  },
  noPrevious: { fr: 'aucune version précédente', en: 'there is no previous version' },
} as const satisfies Record<string, Record<Language, string>>

export type ReasonKey = keyof typeof reasons

/** @param params values of its placeholders */
function reasonText(key: ReasonKey, language: Language, params: Record<string, string | number>): string {
  return Object.entries(params).reduce<string>(
    (text, [name, value]) => text.replaceAll(`%${name}%`, String(value)),
    reasons[key][language],
  )
}

/** A delivery that cannot be accepted. */
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

/** What the team hears of it: DELIVERY_REFUSED, with the reason in the caller's language. */
export function inWords({ reason, params }: DeliveryRefused, language: Language): Refusal {
  return new Refusal('DELIVERY_REFUSED', { params: { reason: reasonText(reason, language, params) } })
}

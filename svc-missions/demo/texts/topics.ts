import type { DemoTopic } from '@ensemble/contracts/demo'
import type { CancerType, TreatmentStage } from '@ensemble/contracts/health-enumerations'

interface TopicLine {
  /** Why the topic matters, in one paragraph. */
  why: string
  cancerTypes: readonly CancerType[]
  stages: readonly TreatmentStage[]
}

const after = ['end_of_treatment_less_than_2_years', 'end_of_treatment_less_than_5_years'] as const

export const topicLines: Record<DemoTopic, TopicLine> = {
  support_care: {
    why: 'Les soins de support aident à mieux vivre un traitement. Beaucoup de personnes les découvrent trop tard, ou ne savent pas à qui les demander.',
    cancerTypes: [],
    stages: ['in_treatment'],
  },
  physical_activity: {
    why: 'Bouger aide, à condition que l’activité physique soit adaptée aux forces de chacun. Encore faut-il qu’elle soit proche, simple et sans jugement.',
    cancerTypes: ['breast', 'colon_rectum', 'prostate'],
    stages: ['in_treatment', ...after],
  },
  sleep: {
    why: 'Le sommeil se dérègle souvent pendant et après les traitements. On en parle peu en consultation, alors qu’il change toute la journée du lendemain.',
    cancerTypes: [],
    stages: ['hormone_therapy', 'in_treatment'],
  },
  food: {
    why: 'Goût qui change, appétit qui manque, repas de famille : l’alimentation touche à la santé autant qu’au plaisir d’être ensemble.',
    cancerTypes: ['pancreas', 'liver', 'upper_aerodigestive_tract', 'colon_rectum'],
    stages: ['in_treatment'],
  },
  return_home: {
    why: 'Le retour à domicile se joue souvent sur des détails : une ordonnance, une chaise, un numéro de téléphone. Les personnes concernées les connaissent mieux que quiconque.',
    cancerTypes: ['brain', 'bone'],
    stages: ['in_treatment'],
  },
  diagnosis: {
    why: 'Les mots de l’annonce du diagnostic restent en mémoire toute une vie. Le lieu, le temps et le silence comptent autant qu’eux.',
    cancerTypes: ['thyroid', 'lung', 'skin'],
    stages: ['in_treatment'],
  },
  pain: {
    why: 'La douleur se tait trop souvent. La décrire, être cru et savoir qui appeler change la façon dont elle est soignée.',
    cancerTypes: ['bone', 'soft_tissues_and_viscera'],
    stages: ['in_treatment', 'end_of_treatment_more_than_5_years'],
  },
  screening: {
    why: 'Le dépistage est une proposition que l’on doit pouvoir comprendre, accepter ou refuser. Les explications simples manquent encore.',
    cancerTypes: ['breast', 'colon_rectum', 'gynecology'],
    stages: [],
  },
  after_treatment: {
    why: 'L’après-traitement surprend : moins de rendez-vous, plus de questions. On y est souvent seul, alors que beaucoup vivent la même chose.',
    cancerTypes: ['testicle', 'hematology', 'bladder'],
    stages: [...after, 'end_of_treatment_more_than_5_years'],
  },
  relatives: {
    why: 'La place des proches reste floue : dans la chambre, au téléphone, dans les décisions. Ils portent beaucoup, et on les écoute peu.',
    cancerTypes: [],
    stages: [],
  },
  fatigue: {
    why: 'La fatigue ne se voit pas, et c’est ce qui la rend difficile à expliquer. Elle dure parfois longtemps après les soins.',
    cancerTypes: [],
    stages: ['in_treatment', 'hormone_therapy', ...after],
  },
  paperwork: {
    why: 'Les démarches administratives arrivent au plus mauvais moment. Un mot compliqué ou une date oubliée peuvent coûter un droit.',
    cancerTypes: [],
    stages: [],
  },
  work: {
    why: 'Le retour à l’emploi se prépare, avec du temps et de bonnes informations. Chaque métier et chaque entreprise posent d’autres questions.',
    cancerTypes: [],
    stages: [...after],
  },
  transport: {
    why: 'Les transports vers les soins prennent des heures et des forces. Ils décident parfois de ce que l’on accepte ou refuse.',
    cancerTypes: [],
    stages: ['in_treatment'],
  },
  telemedicine: {
    why: 'La télémédecine évite des trajets, mais tout ne se dit pas devant un écran. Il faut en fixer les règles avec celles et ceux qui l’utilisent.',
    cancerTypes: ['kidney', 'thyroid'],
    stages: ['hormone_therapy'],
  },
  fertility: {
    why: 'La fertilité reste un sujet que l’on aborde tard, ou pas du tout. Jeunes ou moins jeunes, chacun devrait recevoir la même information.',
    cancerTypes: ['testicle', 'gynecology', 'hematology'],
    stages: ['in_treatment', ...after],
  },
  rare_cancers: {
    why: 'Les cancers rares laissent souvent seul : peu de brochures, peu de spécialistes, peu de personnes à qui parler.',
    cancerTypes: ['thymus', 'bone', 'soft_tissues_and_viscera', 'brain', 'other'],
    stages: [],
  },
  home_treatment: {
    why: 'Les traitements à la maison donnent de la liberté et de la responsabilité. Les bonnes astuces viennent souvent d’autres patients.',
    cancerTypes: ['kidney', 'hematology', 'thyroid'],
    stages: ['in_treatment', 'hormone_therapy'],
  },
}

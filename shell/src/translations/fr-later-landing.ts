import type { Translations } from '@ensemble/contracts/remote'

/** What somebody reads who has no account yet, and whoever opens a public page without scripts. */
const texts = {
  layout: {
    noScript:
      'Sans JavaScript, vous pouvez lire cette page et suivre ses liens. Pour vous connecter ou envoyer un formulaire, activez-le dans votre navigateur, puis rechargez la page.',
  },
  landing: {
    pageTitle: 'Bienvenue',
    title: 'Face au cancer, votre expérience compte',
    sentence:
      'Ensemble réunit des personnes malades ou qui l’ont été, leurs proches et les équipes de la Ligue. Donnez un avis, rendez service, faites entendre votre voix\u00a0: quand vous pouvez, comme vous pouvez.',
    signUp: 'Créer un compte',
    waysTitle: 'Quatre façons de participer',
    ways: {
      opinion: {
        title: 'Donner votre avis',
        text: 'Répondre à une enquête, relire une brochure, tester un outil\u00a0: depuis chez vous, à votre rythme.',
      },
      meet: {
        title: 'Aller à la rencontre',
        text: 'Tenir un stand, accueillir le public d’une marche, parler de prévention près de chez vous.',
      },
      advance: {
        title: 'Faire avancer les soins et la recherche',
        text: 'Rejoindre un groupe de travail ou un projet de recherche, avec les équipes qui le mènent.',
      },
      speak: {
        title: 'Témoigner et représenter',
        text: 'Porter la voix des personnes malades et de leurs proches, dans les médias ou les établissements de santé.',
      },
    },
    openTitle: 'Des missions vous attendent',
    open: {
      open: 'Missions ouvertes',
      remote: 'À distance',
      departments: 'Départements',
      at_a_distance: 'À distance',
    },
    openMore: 'Avec un compte, vous les voyez toutes, les plus proches d’abord.',
    stepsTitle: 'Comment ça se passe',
    steps: {
      browse: {
        title: 'Trouvez une mission',
        text: 'Chacune dit ce qu’elle demande de temps, de déplacement et d’énergie.',
      },
      register: {
        title: 'Inscrivez-vous',
        text: 'L’équipe de la mission vous répond. Vous suivez tout depuis «\u00a0Mes missions\u00a0».',
      },
      take: {
        title: 'Participez à votre mesure',
        text: 'Un contact vous accompagne. Vous savez à la fin ce que votre aide a permis.',
      },
    },
    questionsTitle: 'Questions fréquentes',
    questions: {
      who: {
        title: 'Qui peut participer\u00a0?',
        text: 'Les personnes malades ou qui l’ont été, leurs proches, et les proches qui les ont accompagnées. Aucune compétence particulière n’est demandée, sauf quand une mission le précise.',
      },
      where: {
        title: 'Faut-il se déplacer\u00a0?',
        text: 'Pas forcément. Beaucoup de missions se font à distance. Les autres indiquent le lieu et l’accès.',
      },
      tired: {
        title: 'Et si la fatigue me gagne\u00a0?',
        text: 'Chaque mission indique si l’on peut s’asseoir, faire des pauses ou s’arrêter. Choisissez selon votre énergie du moment.',
      },
      withdraw: {
        title: 'Puis-je me retirer\u00a0?',
        text: 'Oui, jusqu’à la fin de la mission. Si c’est pour votre santé, personne ne vous demandera de détails.',
      },
    },
    privacyTitle: 'Notre engagement de confidentialité',
    privacyHealth:
      'Ce que vous dites de votre santé n’est lisible que par vous. Une équipe n’en voit que ce que vous choisissez de partager avec elle, mission par mission.',
    privacyRest: 'Pas de publicité, pas de traceur publicitaire, aucune donnée vendue.',
    whoTitle: 'Qui vous accueille',
    whoText:
      'La Ligue, ce sont 103 comités partout en France et un siège. Leurs équipes proposent les missions de cette plateforme. Elles vous répondent, et vous accompagnent.',
    againTitle: 'Envie d’essayer\u00a0?',
    againText: 'Créer un compte est gratuit et n’engage à rien. Votre comité le valide, puis vous choisissez.',
  },
} as const satisfies Translations

export default texts

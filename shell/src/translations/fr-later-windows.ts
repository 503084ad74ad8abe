import type { Translations } from '@ensemble/contracts/remote'
import { frenchHelp } from './fr-help.ts'

/** What opens above any page: the finder with its keys, the choices of comfort, the window to write to us. */
const texts = {
  proof: {
    title: 'Confirmez que c’est vous',
    sentence: 'Ce que vous demandez est important et ne s’annule pas facilement. Saisissez votre mot de passe.',
    password: 'Votre mot de passe',
    hint: 'Il ne vous sera plus demandé pendant dix minutes.',
    submit: 'Continuer',
    leagueSentence:
      'Ce que vous demandez est important et ne s’annule pas facilement. Connectez-vous de nouveau avec votre compte de la Ligue.',
    leagueReturn: 'Vous reviendrez sur cette page, où il suffira de recommencer.',
    atProvider: 'Me connecter de nouveau',
  },
  tourStep: {
    place: 'Visite guidée, étape %step% sur %count%',
    next: 'Étape suivante',
    show: 'Aller à cet écran',
    later: 'Plus tard',
    finish: 'Terminer la visite',
    /** What each screen is for. */
    texts: {
      home: 'Vous commencez toujours ici. Ce qui vous attend vient en premier.',
      missions:
        'Toutes les missions ouvertes. Le filtre «\u00a0Peu d’effort\u00a0» garde celles qui demandent peu d’énergie.',
      my_missions: 'Vos invitations, vos demandes et vos rendez-vous. Ce qui presse vient en premier.',
      resources: 'Les articles et les documents de la Ligue. Vous pouvez les imprimer ou les transmettre.',
      dashboard: 'Les chiffres de ce que vous suivez, sur la période de votre choix.',
      profile: 'Ce que vous dites de vous. Presque tout est facultatif. Chaque partie dit qui la voit.',
      department: 'Les membres de votre comité, leurs demandes et les missions du département.',
      management: 'Les missions à suivre, à valider ou à clôturer, et la création d’une nouvelle.',
      users: 'Les comptes à valider, les invitations, les rôles. Chaque décision est gardée dans un historique.',
    },
  },
  notifications: {
    new: 'Nouveau',
    readAll: 'Tout marquer comme lu',
    none: 'Rien de nouveau',
    noneHint: 'Les réponses, les invitations et les rappels apparaîtront ici.',
    failed: 'Les notifications n’ont pas pu être chargées',
    preferences: 'Tout voir, et choisir mes e-mails',
  },
  comfort: {
    lead: 'Vos choix comptent tout de suite, sur toutes les pages. Ce navigateur les garde.',
    leadOfAccount: 'Vos choix comptent tout de suite, sur toutes les pages et tous vos appareils.',
    textSize: 'Taille du texte',
    sizes: {
      usual: 'Habituelle',
      'text-125': 'Grande',
      'text-150': 'Très grande',
      'text-200': 'Deux fois plus grande',
    },
    colours: 'Couleurs',
    grounds: {
      usual: 'Comme mon appareil',
      light: 'Claires',
      dark: 'Sombres',
    },
    switches: {
      space: 'Plus d’espace entre les mots et les lignes',
      contrast: 'Contraste plus fort',
      'plain-font': 'Lettres plus simples',
      still: 'Rien ne bouge',
      'no-pictures': 'Sans images ni dessins',
      fewer: 'Moins de choses à la fois\u00a0: listes courtes, résumé d’abord',
    },
    reset: 'Revenir à l’affichage habituel',
  },
  finder: {
    label: 'Que cherchez-vous\u00a0?',
    hint: 'Une page, une action, une mission, un article ou une personne, selon ce que vous pouvez voir.',
    kinds: { places: 'Pages', acts: 'Actions', people: 'Personnes', missions: 'Missions', articles: 'Articles' },
    homeAlso: 'debut commencer prochaine mission',
    staffHomeAlso: 'a traiter ce qui attend demandes en attente file taches',
    changePassword: 'Changer mon mot de passe',
    changePasswordAlso: 'modifier securite mdp code secret',
    contactAlso: 'aide question ecrire probleme message support',
    acts: {
      comfort: {
        label: 'Régler le confort de lecture',
        also: 'taille texte grand lettres contraste couleurs sombre police accessibilite images',
      },
      language: { label: 'Lire le site en anglais (English)', also: 'langue language traduire changer' },
      print: { label: 'Imprimer cette page', also: 'papier pdf impression' },
      tour: { label: 'Suivre la visite guidée', also: 'aide decouvrir tutoriel apprendre demonstration revoir' },
      keys: { label: 'Voir les raccourcis clavier', also: 'touches' },
      logout: { label: 'Se déconnecter', also: 'quitter sortir fermer session deconnexion' },
    },
    count_one: '%count% résultat',
    count_other: '%count% résultats',
    more: 'D’autres correspondent aussi. Ajoutez un mot pour les trouver.',
    nothing: 'Rien ne correspond à «\u00a0%words%\u00a0».',
    failed: 'Une partie des résultats n’a pas pu être chargée.',
    close: 'Fermer',
    keysTitle: 'Raccourcis clavier',
    keys: {
      find: { press: 'Ctrl K', does: 'Rechercher partout' },
      keys: { press: '?', does: 'Afficher ces raccourcis' },
      search: { press: '/', does: 'Chercher dans le tableau de la page' },
      move: { press: 'Flèches, Début, Fin', does: 'Se déplacer dans un tableau ou dans les résultats' },
      act: { press: 'Espace, Entrée', does: 'Choisir une ligne du tableau, ouvrir ce qu’elle montre' },
      range: { press: 'Maj et clic', does: 'Choisir toutes les lignes jusqu’à celle-ci' },
      close: { press: 'Échap', does: 'Fermer la fenêtre ouverte' },
    },
  },
  sessionEnd: {
    near: 'Votre session se termine dans une minute. Pour la garder ouverte, cliquez ou appuyez sur une touche.',
    stays: 'Votre session reste ouverte.',
    fixed:
      'Votre session se termine à %time%, quoi que vous fassiez. Enregistrez ce qui est en cours, puis reconnectez-vous.',
  },
  contact: {
    title: 'Nous écrire',
    titleMission: 'Écrire à l’équipe de la mission',
    sentence: 'Votre message part par e-mail et vous en recevez une copie. La réponse vous parvient par e-mail.',
    to: 'À qui\u00a0?',
    support: 'L’équipe d’Ensemble (une question sur la plateforme)',
    department: 'Mon comité départemental',
    need: 'C’est un besoin local, dont une mission pourrait naître',
    subject: 'Objet',
    message: 'Message',
    messageHint: 'N’écrivez rien sur la santé\u00a0: ces messages ne sont pas faits pour cela.',
    help: `${frenchHelp.title} ${frenchHelp.urgent} ${frenchHelp.listening}`,
    send: 'Envoyer le message',
    tooShort: 'Écrivez au moins %min% caractères.',
    done: 'Votre message est envoyé.',
  },
} as const satisfies Translations

export default texts

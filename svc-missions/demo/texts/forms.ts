import type { DemoMissionForm } from '@ensemble/contracts/demo'
import type { Practice } from '../practice.ts'

/** What a generated mission says; `%the%` and `%of%` are the topic, `%city%` the town. */
export interface FormText {
  practice: Practice
  summary: string
  about: readonly [string, string]
  objectives: string
  bring: string
  closingNote: string
}

export const formTexts: Record<DemoMissionForm, FormText> = {
  survey: {
    practice: 'questionnaire',
    summary: 'Une enquête en ligne sur %the%, auprès de personnes soignées à %city% et aux alentours.',
    about: [
      'Cette enquête sur %the% s’adresse aux personnes malades, guéries et aux proches qui vivent ou se soignent à %city%. Il n’y a ni bonne ni mauvaise réponse. Vous pouvez passer une question sans dire pourquoi.',
      'Vos réponses sont lues sans votre nom. Vous pouvez vous arrêter et reprendre un autre jour. Un résumé vous est envoyé avant la publication.',
    ],
    objectives: 'Savoir ce qui manque à %city%, et le dire aux personnes qui décident.',
    bring: 'un moment calme et, si vous en avez, les dates de vos rendez-vous',
    closingNote:
      'Merci. Grâce à vos réponses sur %the%, nous savons ce qui manque à %city%. Le résumé a été remis à l’hôpital, qui revient vers nous au trimestre prochain.',
  },
  leaflet: {
    practice: 'reading',
    summary: 'Un dépliant sur %the% va être imprimé à %city%. Dites-nous ce qui est clair et ce qui ne l’est pas.',
    about: [
      'Le dépliant sur %the% sera posé dans les salles d’attente de %city%. Vous le relisez avec une courte grille : ce qui gêne, ce qui manque, ce qui pourrait blesser. L’orthographe n’est pas votre affaire.',
      'Vous envoyez vos remarques par écrit ou vous les dites au téléphone. Une lecture prend une heure, en une ou plusieurs fois.',
    ],
    objectives: 'Un dépliant que chacun comprend à la première lecture.',
    bring: 'un crayon, ou de quoi écrire sur l’écran',
    closingNote:
      'Vos remarques sur %the% ont été reprises presque toutes. Le dépliant est maintenant dans les salles d’attente de %city%. Merci de votre lecture attentive.',
  },
  group: {
    practice: 'meeting',
    summary: 'Autour d’une table à %city%, un petit groupe prépare des propositions sur %the%.',
    about: [
      'Le groupe de travail réunit à %city% des personnes concernées et des professionnels. Cette séance porte sur %the%. L’ordre du jour est envoyé une semaine avant, avec des documents courts.',
      'Chacun parle de ce qu’il connaît. Une personne anime, une autre prend des notes. La séance dure deux heures, avec une pause, et l’on peut la suivre à distance.',
    ],
    objectives: 'Écrire des propositions que le comité pourra porter.',
    bring: 'vos questions, et une situation vécue si vous voulez la raconter',
    closingNote:
      'Le groupe a remis ses propositions sur %the% au comité. Deux sont déjà mises en place à %city% : un numéro unique et une page d’explications. Merci pour votre franchise.',
  },
  press: {
    practice: 'interview',
    summary: 'Raconter ce que vous savez au sujet %of% dans un journal de %city%, avec vos mots et une relecture.',
    about: [
      'Un journal local de %city% prépare une page sur %the%. Il cherche le témoignage d’une personne concernée. Vous choisissez ce que vous racontez et ce que vous gardez pour vous. Un prénom d’emprunt est possible.',
      'L’équipe de communication prépare l’entretien avec vous et reste présente. Vous relisez le texte avant sa parution, et vous pouvez renoncer jusqu’au dernier moment.',
    ],
    objectives: 'Donner des mots justes à une expérience souvent tue.',
    bring: 'rien, sinon votre accord écrit, que l’on relit ensemble',
    closingNote:
      'Votre témoignage sur %the% est paru. Des lecteurs de %city% ont appelé le comité pour trouver de l’aide. C’est ce que vous espériez, et c’est arrivé. Merci.',
  },
  video: {
    practice: 'interview',
    summary: 'Une vidéo de deux minutes tournée à %city% pour parler simplement %of%.',
    about: [
      'Le comité tourne à %city% une petite vidéo sur %the%. Vous êtes filmé de face, de dos ou seulement les mains, comme vous préférez. Les questions sont envoyées la veille.',
      'Le tournage dure une heure au plus, pauses comprises. Vous voyez le montage avant tout le monde, et rien ne paraît sans votre accord.',
    ],
    objectives: 'Faire entendre une voix que l’on n’entend pas souvent.',
    bring: 'un vêtement uni et une bouteille d’eau',
    closingNote:
      'La vidéo sur %the% est en ligne. L’accueil de %city% la montre chaque jour sur son écran. Plusieurs personnes ont demandé à vous remercier : c’est fait.',
  },
  project: {
    practice: 'online',
    summary: 'Une équipe de %city% prépare une recherche sur %the%. Elle cherche le regard de personnes concernées.',
    about: [
      'Le projet de recherche porte sur %the%. L’équipe de %city% l’explique dans un langage simple, puis vous écoute. Aucune connaissance médicale n’est nécessaire.',
      'Vous aidez à choisir les questions, à simplifier les documents remis aux volontaires et à discuter des résultats. La rencontre a lieu en visioconférence et dure deux heures.',
    ],
    objectives: 'Une recherche plus utile, parce qu’elle part de la vie des gens.',
    bring: 'un casque ou un endroit calme',
    closingNote:
      'Vos remarques ont changé le projet de recherche sur %the% : une visite de moins, un document récrit. L’équipe de %city% vous enverra les premiers résultats. Merci.',
  },
  exchange: {
    practice: 'room',
    summary: 'Ouvrir la salle, lancer la conversation, laisser faire : un échange sur %the% à %city%.',
    about: [
      'Cet échange sur %the% réunit une dizaine de personnes dans les locaux du comité à %city%. Vous l’animez à deux, avec une personne qui en a l’habitude. Il n’y a rien à enseigner.',
      'Un déroulé d’une page vous est remis. Si une question médicale arrive, vous la notez : une infirmière y répond la semaine suivante.',
    ],
    objectives: 'Rompre l’isolement, et faire circuler ce qui a aidé.',
    bring: 'de bonnes chaussures et, si vous voulez, un gâteau',
    closingNote:
      'L’échange sur %the% a si bien marché que le groupe de %city% se retrouve désormais chaque mois. Merci d’avoir ouvert la porte.',
  },
  welcome_space: {
    practice: 'room',
    summary: 'L’espace d’accueil du comité à %city% va être réaménagé. Venez le regarder avec nous.',
    about: [
      'Avant de déplacer les meubles, nous voulons votre avis sur l’espace d’accueil de %city%. Où s’asseoir, que lire, qui vient vers vous ? Nous faisons le tour ensemble, lentement.',
      'Vous donnez vos impressions à voix haute ou par écrit. Les remarques sur la lumière, le bruit et les distances sont les plus utiles.',
    ],
    objectives: 'Un accueil où l’on entre sans crainte.',
    bring: 'vos lunettes, votre canne, votre fauteuil : tout ce avec quoi vous venez d’habitude',
    closingNote:
      'L’espace d’accueil de %city% a changé : deux fauteuils, une lumière plus douce, un panneau à hauteur des yeux. Ce sont vos idées. Merci de votre avis.',
  },
  stand: {
    practice: 'stand',
    summary: 'Tenir un stand de prévention à %city% : écouter, donner un dépliant, orienter.',
    about: [
      'Le stand de prévention est installé au centre de %city%, sous abri. Vous le tenez avec une personne du comité. On y parle de tabac, de soleil et de dépistage, sans leçon et sans insister.',
      'Une préparation a lieu le matin même. Vous pouvez venir une partie du temps seulement : dites-le à l’inscription. Personne ne donne d’avis médical.',
    ],
    objectives: 'Rencontrer des personnes qui ne viendraient pas d’elles-mêmes.',
    bring: 'un vêtement chaud ou un chapeau, selon le temps',
    closingNote:
      'Le stand de %city% n’a pas désempli. Des passants ont posé des questions qu’ils gardaient depuis longtemps, et beaucoup sont repartis avec une adresse. Merci d’avoir tenu ce stand.',
  },
  walk: {
    practice: 'outdoors',
    summary: 'Accueil et ravitaillement au départ de la marche solidaire de %city%.',
    about: [
      'La marche solidaire part du centre de %city% et propose une boucle courte avec des bancs. Les bénévoles de l’accueil remettent les dossards, indiquent le chemin et encouragent.',
      'Au ravitaillement, on coupe des oranges et l’on sert du café. Plusieurs postes se tiennent sur une chaise. Un repas est offert.',
    ],
    objectives: 'Soutenir les ateliers du comité, et passer une belle journée.',
    bring: 'des chaussures confortables et une gourde',
    closingNote:
      'La marche solidaire de %city% a financé un trimestre d’ateliers. Votre accueil et votre ravitaillement y sont pour beaucoup. Merci à toutes et à tous.',
  },
  school: {
    practice: 'school',
    summary: 'Animer avec nous des ateliers de prévention dans un lycée de %city%.',
    about: [
      'Les ateliers de prévention durent une heure par classe, au lycée, à %city%. On y parle de tabac et de soleil à partir d’un jeu. Une personne formée anime, vous témoignez ou vous aidez à répondre.',
      'Le lycée accueille l’équipe et prévoit une salle de pause. Vous pouvez intervenir dans une seule classe.',
    ],
    objectives: 'Donner des repères à des jeunes, sans leur faire peur.',
    bring: 'une pièce d’identité pour entrer au lycée',
    closingNote:
      'Les élèves de %city% ont écrit leurs propres messages de prévention, affichés au lycée. Sans ces ateliers, ils n’existeraient pas. Merci.',
  },
  sale: {
    practice: 'stand',
    summary: 'Une vente solidaire à %city% : livres, plantes, objets faits main, au profit des ateliers.',
    about: [
      'La vente solidaire se tient à %city%, dans une salle chauffée. Vous accueillez, vous encaissez ou vous emballez, selon vos envies. Une personne du comité ouvre et ferme la caisse.',
      'L’équipe se relaie toutes les deux heures. Un coin avec des fauteuils est réservé aux bénévoles.',
    ],
    objectives: 'Financer les ateliers de l’année.',
    bring: 'un tablier, si vous en avez un',
    closingNote:
      'La vente solidaire de %city% a permis d’acheter le matériel de l’atelier de mouvement. Merci pour vos heures, vos sourires et vos gâteaux.',
  },
  forum: {
    practice: 'meeting',
    summary: 'Préparer la place du comité au prochain forum des associations de %city%.',
    about: [
      'Le forum des associations réunit à %city% tous les clubs et les associations. Le comité veut y être utile plutôt que visible. Nous cherchons des idées : un jeu, un coin écoute, une démonstration.',
      'Cette réunion dure deux heures. On se répartit ensuite les tâches, et chacun prend ce qu’il peut.',
    ],
    objectives: 'Un stand qui donne envie de s’arrêter.',
    bring: 'une idée, même petite',
    closingNote:
      'Le forum de %city% est prêt : un jeu, un coin écoute, une équipe. Les idées viennent toutes de cette préparation. Merci.',
  },
  partners: {
    practice: 'meeting',
    summary: 'Le comité de patients partenaires de %city% conseille les équipes de soins et de recherche.',
    about: [
      'Le comité de patients partenaires se réunit à %city% plusieurs fois par an. Les équipes y présentent un projet, et les patients disent ce qu’il changerait dans leur vie.',
      'La séance dure deux heures. Une courte formation est proposée au début. Ce qui se dit de personnel ne sort pas de la salle.',
    ],
    objectives: 'Des projets relus par celles et ceux qu’ils concernent.',
    bring: 'le document envoyé une semaine avant, même lu à moitié',
    closingNote:
      'Les patients partenaires de %city% ont relu trois projets. Dans chacun, le calendrier des visites a été allégé à leur demande. Merci.',
  },
  saturday: {
    practice: 'saturday',
    summary: 'Un samedi à la maison du comité de %city% : ouvrir, accueillir, écouter, servir un café.',
    about: [
      'Le samedi, la maison du comité de %city% est ouverte à celles et ceux qui ne peuvent pas venir en semaine. Vous faites l’accueil à deux, dans une pièce claire, avec des fauteuils.',
      'Vous n’avez pas à répondre à tout. Un cahier note les demandes, reprises le lundi par l’équipe.',
    ],
    objectives: 'Une porte ouverte pour les personnes qui travaillent.',
    bring: 'un livre, pour les moments calmes',
    closingNote:
      'Grâce à votre accueil, la maison du comité de %city% a pu ouvrir ce samedi. Des personnes en activité sont venues pour la première fois. Merci.',
  },
  national_survey: {
    practice: 'questionnaire',
    summary: 'Un questionnaire ouvert à toute la France sur %the%, à remplir quand vous voulez.',
    about: [
      'Ce questionnaire national porte sur %the%. Il s’adresse aux personnes malades ou guéries et à leurs proches, partout en France. Vous répondez en ligne, à votre rythme, sans donner votre nom.',
      'Comptez une demi-heure, en une ou plusieurs fois. Vous pouvez passer une question. Un résumé est envoyé à toutes les personnes qui ont répondu.',
    ],
    objectives: 'Porter auprès des décideurs ce qui se vit vraiment.',
    bring: 'un moment calme',
    closingNote:
      'Merci. Vos réponses au questionnaire sur %the% ont nourri une note remise aux pouvoirs publics. Elle reprend vos mots, sans vos noms.',
  },
  national_reading: {
    practice: 'reading',
    summary: 'Une fiche nationale sur %the% va paraître. Relisez-la avant tout le monde.',
    about: [
      'La fiche nationale sur %the% tient sur deux pages. Elle sera remise dans tous les comités. Vous la relisez chez vous et vous dites ce qui est clair, ce qui manque et ce qui inquiète pour rien.',
      'Vos remarques s’envoient par écrit ou se disent au téléphone. Un échange est proposé à la fin, sans obligation.',
    ],
    objectives: 'Une fiche juste, douce et utile.',
    bring: 'un crayon',
    closingNote:
      'La fiche nationale sur %the% est parue. Un passage entier a été récrit après vos remarques. Vous l’avez reçue avant tout le monde, comme promis.',
  },
  national_group: {
    practice: 'online',
    summary: 'Un groupe national, à distance, pour écrire des propositions sur %the%.',
    about: [
      'Le groupe national réunit à distance des membres de plusieurs départements. Il travaille sur %the%. L’ordre du jour est court, et chacun peut couper sa caméra.',
      'La séance dure deux heures, avec une pause. Un compte rendu est envoyé dans la semaine, et l’on peut manquer une séance.',
    ],
    objectives: 'Des propositions écrites par les personnes concernées.',
    bring: 'une connexion à internet, ou un téléphone',
    closingNote:
      'Le groupe national a terminé son texte sur %the%. Il a été adopté tel quel, et présenté dans deux ministères. Merci de votre patience.',
  },
}

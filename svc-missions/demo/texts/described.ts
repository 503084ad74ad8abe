/** The texts of the described missions, by title: a summary, and what it is about. */
const describedTexts: Record<string, readonly [summary: string, about: string]> = {
  'Enquête : le retour au travail après un cancer': [
    'Vingt minutes pour raconter votre reprise, ou ce qui l’a rendue impossible.',
    'Reprendre un emploi après un cancer reste difficile pour beaucoup de personnes. Cette enquête sur le retour au travail cherche ce qui aide vraiment : horaires aménagés, collègues prévenus, médecin du travail, ou simplement du temps.',
  ],
  'Questionnaire sur la fatigue persistante': [
    'Une fatigue qui dure après les traitements ? Aidez à la faire reconnaître.',
    'La fatigue peut durer des mois, parfois des années. Ce questionnaire demande comment elle se manifeste dans la journée, ce qui la soulage et ce que l’entourage en comprend.',
  ],
  'Relire la brochure Mieux dormir pendant les traitements': [
    'Douze pages à relire avant impression : est-ce clair, est-ce doux, est-ce utile ?',
    'La brochure rassemble des conseils simples pour mieux dormir. Nous cherchons des personnes qui suivent ou ont suivi un traitement, pour nous dire ce qui sonne juste.',
  ],
  'Donner un avis sur la notice d’une étude clinique': [
    'Une notice doit se comprendre sans dictionnaire. Dites-nous si c’est le cas.',
    'Avant d’être remise aux volontaires d’une étude clinique, la notice est lue par des personnes concernées, qui donnent leur avis. Vos remarques sont transmises telles quelles à l’équipe de l’institut.',
  ],
  'Tester l’affiche Mars Bleu': [
    'Deux projets d’affiche, dix questions : laquelle donne envie de se faire dépister ?',
    'Mars Bleu est la campagne de dépistage du cancer colorectal. Vous testez deux affiches et vous dites ce qu’elles vous inspirent, sans chercher à nous faire plaisir.',
  ],
  'Tenir le stand Dépistage au marché': [
    'Une matinée au marché pour parler du dépistage, avec le sourire et sans leçon.',
    'Le stand est installé à l’entrée du marché, sous abri. Avec une personne du comité, vous distribuez des dépliants et vous orientez les passants vers les rendez-vous de dépistage.',
  ],
  'Accueillir les coureurs de la marche solidaire': [
    'Dossards, café et encouragements : une matinée au départ de la marche.',
    'La marche solidaire part du centre-ville. Les bénévoles accueillent les coureurs et les marcheurs, remettent les dossards et tiennent le ravitaillement. Plusieurs postes se tiennent assis.',
  ],
  'Semaine nationale : stand en galerie marchande': [
    'Une matinée au cœur de la galerie marchande pour faire connaître le comité.',
    'Pendant la semaine nationale, le comité présente ses actions et vend des objets solidaires. L’équipe du stand se relaie toutes les deux heures.',
  ],
  'Groupe de travail Droit à l’oubli': [
    'Emprunter après un cancer : un groupe prépare des propositions concrètes.',
    'Le droit à l’oubli existe, mais il est mal connu et mal appliqué. Le groupe recueille des situations vécues et rédige un guide pour les banques et les emprunteurs.',
  ],
  'Comité Parcours de l’aidant': [
    'Des proches aidants imaginent ensemble ce qui leur aurait facilité la vie.',
    'De l’annonce au retour à domicile, qu’aurait-il fallu savoir, et quand ? Le comité se réunit une fois par mois et écrit un livret destiné aux nouveaux aidants.',
  ],
  'Préparer les rencontres régionales': [
    'Choisir les thèmes et les intervenants de la prochaine journée régionale.',
    'Les rencontres réunissent chaque année les comités de la région. Un groupe mixte de membres et de professionnels en prépare le programme.',
  ],
  'Témoigner à la radio locale sur le dépistage': [
    'Dix minutes d’antenne, préparées avec vous, pour dire pourquoi le dépistage compte.',
    'La radio locale consacre une matinale au dépistage et cherche une personne pour témoigner. L’entretien est enregistré la veille, et vous pouvez le réécouter avant sa diffusion.',
  ],
  'Portrait pour le magazine de la Ligue': [
    'Une page et une photo pour raconter votre engagement.',
    'Chaque trimestre, le magazine de la Ligue publie le portrait d’un membre. Un entretien d’une heure, une relecture, et votre accord écrit avant parution.',
  ],
  'Co-construire un projet sur l’activité physique adaptée': [
    'Patients et chercheurs écrivent ensemble un programme d’activité physique réaliste.',
    'Bouger aide, mais pas n’importe comment : l’activité doit être adaptée. Le projet se construit à plusieurs. L’équipe veut bâtir son programme avec des personnes qui en connaissent les limites.',
  ],
  'Relecteur de protocoles de recherche': [
    'Lire un protocole par mois et poser les questions que les chercheurs n’ont pas vues.',
    'Une formation de deux demi-journées est offerte. Vous rejoignez ensuite un groupe de relecteurs qui travaille à distance.',
  ],
  'Représentant des usagers en commission d’hôpital': [
    'Porter la voix des patients dans la commission des usagers de l’hôpital.',
    'La commission examine les plaintes et propose des améliorations. Elle se réunit quatre fois par an. Une formation à la représentation des usagers est nécessaire.',
  ],
  'Patient ressource témoin auprès d’étudiants infirmiers': [
    'Deux heures avec une promotion d’étudiants : dire l’annonce, les soins et les mots qui aident.',
    'Vous êtes témoin auprès de futurs infirmiers, avec une formatrice de l’institut. Cette mission est réservée aux patients ressources formés.',
  ],
  'Accompagner une personne en visioconférence': [
    'Une conversation par semaine avec une personne isolée pendant ses traitements.',
    'Vous accompagnez, en visioconférence, une personne qui ne peut pas se déplacer. Vous parlez de tout, et de la maladie seulement si elle le souhaite.',
  ],
  'Enquête : se déplacer pour ses soins': [
    'Distances, bons de transport, attente : racontez vos trajets.',
    'Sur l’île, se déplacer prend parfois plus de temps que les soins. L’enquête recense les difficultés pour les présenter à l’agence régionale.',
  ],
  'Sondage sur l’annonce du diagnostic': [
    'Comment vous l’a-t-on dit, et qu’auriez-vous voulu entendre ?',
    'L’institut revoit la façon dont les équipes annoncent un diagnostic. Le sondage est anonyme et s’interrompt à tout moment.',
  ],
  'Questionnaire : alimentation pendant la chimiothérapie': [
    'Ce que vous avez pu manger, ce qui passait, ce qui ne passait plus.',
    'Ce questionnaire porte sur l’alimentation pendant la chimiothérapie. Vos réponses nourrissent un carnet de recettes simples, testées par des personnes en traitement.',
  ],
  'Relire le guide des démarches administratives': [
    'Un guide de vingt pages à relire : y trouve-t-on vite la bonne réponse ?',
    'Arrêt de travail, aides, transports : le guide des démarches administratives répond aux questions les plus posées au comité. Nous voulons vérifier qu’il se lit facilement, même un jour de fatigue.',
  ],
  'Avis sur l’accès aux médicaments innovants': [
    'Dire ce que change, ou ne change pas, un nouveau traitement dans la vie de tous les jours.',
    'L’observatoire rend des avis publics sur l’accès aux médicaments innovants. Il cherche des contributions de patients et de proches, sans condition de diplôme.',
  ],
  'Atelier Soleil et prévention à la plage': [
    'Jeux et crème solaire : parler du soleil aux enfants et à leurs parents.',
    'L’atelier de prévention se tient à l’ombre, le matin. Les bénévoles animent un jeu et remettent des chapeaux.',
  ],
  'Relais pour la vie : accueil de nuit': [
    'Tenir l’accueil entre vingt heures et une heure, avec boissons chaudes et bonne humeur.',
    'Le relais dure vingt-quatre heures. L’accueil de nuit renseigne les équipes et veille sur le coin repos.',
  ],
  'Forum santé des quartiers': [
    'Une matinée au pied des immeubles pour parler santé autour d’un café.',
    'Le forum fait le tour des quartiers : l’association y anime des ateliers avec les habitants. Les membres parlent du dépistage avec des mots simples.',
  ],
  'Groupe de travail Qualité de l’accueil en oncologie': [
    'Repenser la salle d’attente, les appels et les premiers mots.',
    'Le centre hospitalier ouvre un groupe de travail pour améliorer la qualité de l’accueil en oncologie. La séance commence par une visite des lieux.',
  ],
  'Comité de lecture des contenus faciles à comprendre': [
    'Lire des textes courts et signaler ce qui bloque.',
    'Le comité de lecture veille à ce que les contenus du site soient faciles à comprendre. On y vient quand on peut, pour une heure par mois.',
  ],
  'Table ronde filmée : travailler avec un cancer': [
    'Salariés, employeurs et soignants échangent devant la caméra.',
    'On y a parlé de ce que veut dire travailler avec un cancer. La table ronde a été filmée à Paris. Chaque participant a préparé son intervention avec l’équipe et relu le montage.',
  ],
  'Podcast : paroles de proches': [
    'Un épisode de vingt minutes pour dire ce que vivent les proches.',
    'Le podcast fait entendre les paroles de proches. Le réseau enregistre des conversations entre aidants. Vous venez à deux si vous préférez, et vous choisissez ce qui est gardé.',
  ],
  'Témoignage pour le journal du comité': [
    'Une demi-page dans le journal, écrite avec vous.',
    'Le journal du comité paraît deux fois par an à La Réunion et ouvre chaque numéro sur un témoignage.',
  ],
  'Comité patients : après un cancer du sein': [
    'Un comité de patientes conseille l’équipe de recherche de l’institut.',
    'L’étude porte sur le suivi après un cancer du sein. Le comité se réunit tous les deux mois ; il est réservé aux membres formés d’un comité de patients.',
  ],
  'Co-écrire une étude sur la vie des aidants': [
    'Les aidants ne sont pas seulement interrogés : ils écrivent les questions.',
    'Écrire une étude à plusieurs prend du temps. Avec deux chercheuses, le groupe prépare un questionnaire et discute des premiers résultats. Des soirées de deux heures, à distance.',
  ],
  'Évaluer une application de suivi des effets secondaires': [
    'Utiliser l’application pendant un mois et noter ce qui agace.',
    'L’observatoire veut évaluer plusieurs applications de suivi des effets secondaires. Vous remplissez une fiche par semaine, sans donner vos propres données de santé.',
  ],
  'Café-rencontre : animer une matinée d’échange': [
    'Accueillir dix personnes autour d’un café, une fois par mois.',
    'Ce café-rencontre est une matinée d’échange où l’on parle de tout. Vous l’animez : vous ouvrez la salle, vous lancez la conversation, et vous laissez faire.',
  ],
  'Rejoindre la campagne nationale de collecte': [
    'Deux heures pour préparer une collecte dans votre ville, avec d’autres équipes du pays.',
    'La campagne finance les aides d’urgence et la recherche. Cette réunion à distance lance la campagne nationale de collecte : vous y choisissez votre créneau et votre lieu.',
  ],
}

/** Titles are written with either apostrophe. */
export function describedTextOf(title: string): readonly [summary: string, about: string] | undefined {
  return describedTexts[title.replaceAll("'", '’')]
}

/** What goes on paper or into a PDF: a mission, the dates to come, where somebody took part. */
export const frenchPaper = {
  paper: {
    print: 'Imprimer ou garder en PDF',
    printProgramme: 'Imprimer mon programme',
    printAttestation: 'Imprimer l’attestation',
    attestations: 'Imprimer les attestations',
    programme: 'Programme %ofName%',
    asOf: 'Au %day%',
    date: 'Date',
    hours: 'Durée',
    contact: 'Votre contact',
    travel: 'Trajet',
    toKnow: 'À savoir avant de venir',
    league: 'La Ligue',
    attestation: 'Attestation de participation',
    attests: 'Le %committee% atteste la participation bénévole %ofName% aux missions ci-dessous.',
    attestsLeague: 'La Ligue atteste la participation bénévole %ofName% aux missions ci-dessous.',
    sum: 'Soit %hours% en tout, pour les durées connues.',
    noted: 'Les équipes des missions ont noté chacune de ces présences.',
    madeAt: 'Fait à ……………………………………………, le %day%',
    signer: '%committee% : nom, fonction, signature et cachet',
    nothingNoted:
      'Aucune équipe n’a encore noté votre présence à une mission. Vous pouvez le demander à l’équipe de votre mission.',
    needsSignature: 'Cette attestation est valable une fois signée par le comité.',
  },
} as const

/** What goes on paper or into a PDF: a mission, the dates to come, where somebody took part. */
export const englishPaper = {
  paper: {
    print: 'Print or save as PDF',
    printProgramme: 'Print my programme',
    printAttestation: 'Print the certificate',
    attestations: 'Print the certificates',
    programme: 'Programme of %name%',
    asOf: 'As of %day%',
    date: 'Date',
    hours: 'Duration',
    contact: 'Your contact',
    travel: 'Travel',
    toKnow: 'Good to know before you come',
    league: 'The League',
    attestation: 'Certificate of participation',
    attests: '%committee% certifies that %name% took part as a volunteer in the missions below.',
    sum: 'That is %hours% in total, where the duration is known.',
    noted: 'The teams of the missions recorded each of these attendances.',
    madeAt: 'Signed at ……………………………………………, on %day%',
    signer: 'For %committee%: name, position, signature and stamp',
    needsSignature: 'This certificate is valid once the committee has signed it.',
  },
} as const

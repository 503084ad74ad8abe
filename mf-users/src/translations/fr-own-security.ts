/** The Security section of one's own profile. */
export const frenchOwnSecurity = {
  security: {
    password: 'Changez-le si quelqu’un d’autre a pu le voir. Vos autres appareils sont alors déconnectés.',
    ofLeague: 'Vous vous connectez avec un compte de la Ligue\u00a0: son mot de passe se change auprès du siège.',
  },
  devices: {
    current: 'Cet appareil',
    unknown: 'Appareil inconnu',
    lastUsed: 'Dernière utilisation\u00a0: %used%',
    since: 'Session ouverte depuis le %day%',
    named: '%device%, depuis le %since%',
    end: 'Déconnecter',
    endThis: 'Déconnecter %device%, dernière utilisation\u00a0: %used%',
    endOthers: 'Déconnecter tous les autres appareils',
    ended_one: 'L’appareil est déconnecté.',
    ended_other: 'Les %count% appareils sont déconnectés.',
    failed: 'Vos appareils ne s’affichent pas pour le moment',
    confirmTitle: 'Déconnecter %device%\u00a0?',
    confirmOthers: 'Déconnecter tous les autres appareils\u00a0?',
    consequence: 'Ce qui y est en cours d’écriture et n’est pas envoyé sera perdu. Il faudra s’y reconnecter.',
    consequenceOthers:
      'Ce qui y est en cours d’écriture et n’est pas envoyé sera perdu. La session de cet appareil reste ouverte.',
  },
} as const

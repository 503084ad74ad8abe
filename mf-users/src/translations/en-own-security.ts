/** The Security section of one's own profile. */
export const englishOwnSecurity = {
  security: {
    password: 'Change it if somebody else may have seen it. Your other devices are then signed out.',
    ofLeague: 'You sign in with a League account: head office can change its password.',
  },
  devices: {
    current: 'This device',
    unknown: 'Unknown device',
    lastUsed: 'Last used: %used%',
    since: 'Signed in since %day%',
    named: '%device%, since %since%',
    end: 'Sign out',
    endThis: 'Sign out %device%, last used: %used%',
    endOthers: 'Sign out all other devices',
    ended_one: 'The device is signed out.',
    ended_other: '%count% devices are signed out.',
    failed: 'Your devices cannot be shown at the moment',
    confirmTitle: 'Sign out %device%?',
    confirmOthers: 'Sign out all other devices?',
    consequence:
      'Anything being written there and not sent will be lost. You will have to sign in again on that device.',
    consequenceOthers:
      'Anything being written there and not sent will be lost. You will stay signed in on this device.',
  },
} as const

/** The host and the folder in the committed files; replace them by real ones. */
export const placeholder = { host: 'iban-rechner.example', root: '/srv/iban-rechner' };

export const notice =
  '# Written by scripts/deployConfigs.ts from src/site/headers.ts: change it there, not here.';

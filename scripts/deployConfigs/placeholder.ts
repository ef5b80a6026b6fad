/** What the committed files say instead of a real host and folder, and where they come from. */
export const placeholder = { host: 'iban-rechner.example', root: '/srv/iban-rechner' };

export const notice =
  '# Written by scripts/deployConfigs.ts from src/site/headers.ts: change it there, not here.';

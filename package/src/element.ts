import { directoryStatus } from '../../src/domain/directory/bankDirectory.ts';
import { defineIbanRechner } from '../../widget/src/ibanRechner.ts';

/*
 * Defines `<iban-rechner>`, a form field for an IBAN or for bank code and account number. Its types are those of the widget.
 * The bank data are loaded at the first use: bundlers put them into a separate chunk.
 */
defineIbanRechner(async () => {
  const { bankDirectory } = await import('./directory.ts');
  const directory = bankDirectory();
  return { directory, status: directoryStatus(directory, new Date()) };
});

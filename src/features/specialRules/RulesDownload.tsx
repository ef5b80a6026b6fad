import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { rulesCsv } from './rulesCsv.ts';
import { texts } from './texts.ts';

/** The list as a file. */
export function RulesDownload() {
  const { path, bytes } = rulesCsv(newestDirectory());
  return (
    <p className="no-print">
      <ButtonLink href={path} download="iban-sonderregeln.csv" variant="outlined">
        {texts.download(bytes)}
      </ButtonLink>
    </p>
  );
}

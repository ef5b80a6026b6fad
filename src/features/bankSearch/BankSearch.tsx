import { BankFinder } from '../../bankData/BankFinder.tsx';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { useBankData } from '../../bankData/useBankData.ts';
import { useFirstUse } from '../../ui/loading.ts';
import { guarded, PrivacyLine } from '../../ui/tool.tsx';

interface Props {
  readonly directories: readonly AvailableDirectory[];
  /** What visitors come for; it affects only the texts. */
  readonly seeks: 'bank' | 'bic';
}

/** One field for everything from which a bank, its bank code or its BIC follows. Each result links to the calculator. */
export const BankSearch = guarded(BankSearchTool);

function BankSearchTool({ directories, seeks }: Props) {
  const [bankData, loadBankData] = useBankData(directories);
  useFirstUse(loadBankData);
  return (
    <div className="tool-card">
      <div className="tool-search">
        <BankFinder seeks={seeks} bankData={bankData} onLoad={loadBankData} resultsAtOnce={10} />
      </div>
      <PrivacyLine text="Gesucht wird auf Ihrem Gerät: Nichts davon wird gesendet oder gespeichert." />
    </div>
  );
}

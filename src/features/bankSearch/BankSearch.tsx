import { useRef } from 'react';
import { BankFinder } from '../../bankData/BankFinder.tsx';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { withQueryClient } from '../../bankData/queryClient.tsx';
import { useBankData } from '../../bankData/useBankData.ts';
import { PrivacyLine } from '../../ui/PrivacyLine.tsx';
import { restartable } from '../../ui/restartable.tsx';
import { ToolCard } from '../../ui/ToolCard.tsx';
import { useFirstUse } from '../../ui/useFirstUse.ts';
import styles from './BankSearch.module.css';
import { texts } from './texts.ts';

interface Props {
  /** The bank directories on the server. The current date decides which one is loaded. */
  readonly directories: readonly AvailableDirectory[];
}

/** The bank search on its own page. Each result links to the calculator. */
export const BankSearch = withQueryClient(restartable(BankSearchTool));

function BankSearchTool({ directories }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [bankData, loadBankData] = useBankData(directories);
  useFirstUse(loadBankData);

  return (
    <ToolCard ref={card}>
      <div className={styles.finder}>
        <BankFinder bankData={bankData} onLoad={loadBankData} resultsAtOnce={20} />
      </div>
      <PrivacyLine text={texts.privacy} />
    </ToolCard>
  );
}

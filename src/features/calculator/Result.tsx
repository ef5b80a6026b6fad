import { Printer, QrCode } from 'lucide-react';
import { BankFacts } from '../../bankData/BankFacts.tsx';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { validity } from '../../bankData/validity.ts';
import { buildIban, groupIban } from '../../domain/iban/iban.ts';
import { handOverLink } from '../../handOver/handOverLink.ts';
import { Announcement } from '../../ui/Announcement.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { TooltipArea } from '../../ui/Tooltip.tsx';
import { Arithmetic } from './Arithmetic.tsx';
import { IbanLine } from './IbanLine.tsx';
import styles from './Result.module.css';
import { resultTexts } from './resultTexts.ts';
import { resultView } from './resultView.ts';
import { Share } from './Share.tsx';
import { texts } from './texts.ts';
import type { TypedAccount } from './typedAccount.ts';

interface Props {
  readonly account: TypedAccount;
  readonly bankData: BankDataState;
  /** The fields have changed since this result. */
  readonly isOutdated: boolean;
}

/**
 * The IBAN with all that is known about it. Without the bank directory: the IBAN by the plain formula, and a
 * sentence that explains this.
 */
export function Result({ account, bankData, isOutdated }: Props) {
  const { bankCode, accountNumber, typed } = account;
  const formulaIban = buildIban(bankCode, accountNumber);
  const resolution = bankData.data?.resolve(bankCode, accountNumber) ?? null;
  const view = resolution && resultView(resolution);
  const iban = view?.iban ?? formulaIban;

  return (
    <section aria-label={texts.resultHeading} data-result>
      <Announcement text={resultTexts.announcement(groupIban(iban), view?.badge ?? null)} />
      {isOutdated && <p className={styles.outdated}>{resultTexts.outdated(bankCode, typed)}</p>}
      {view ? (
        <Badge tone={view.tone} text={view.badge} />
      ) : (
        <p className={styles.kind}>
          {resultTexts.formulaOnly[bankData.status === 'failed' ? 'failed' : 'loading']}
        </p>
      )}
      <TooltipArea>
        <IbanLine iban={iban} size="large" copyLabel={texts.copy} />
        {resolution && <BankFacts resolution={resolution} />}
        {view && <Notes notes={view.notes} />}
        {view?.formulaNote && (
          <IbanLine
            iban={formulaIban}
            size="small"
            copyLabel={resultTexts.copyFormula}
            before={resultTexts.formula}
            after={`· ${view.formulaNote}`}
          />
        )}
      </TooltipArea>
      <div className={styles.more}>
        <Arithmetic account={account} resolution={resolution} />
        <Button variant="quiet" className={styles.action} onClick={() => print()}>
          <Printer size={20} aria-hidden="true" />
          <span>{resultTexts.print}</span>
        </Button>
        {resolution && resolution.outcome !== 'no-iban' && (
          <ButtonLink variant="quiet" className={styles.action} {...handOverLink('/girocode', iban)}>
            <QrCode size={20} aria-hidden="true" />
            <span>{resultTexts.giroCode}</span>
          </ButtonLink>
        )}
        <Share account={account} />
        {bankData.data && <p className={styles.validity}>{validity(bankData.data)}</p>}
      </div>
    </section>
  );
}

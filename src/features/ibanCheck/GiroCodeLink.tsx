import { QrCode } from 'lucide-react';
import { handOverLink } from '../../handOver/handOver.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { texts } from './texts.ts';

/** Payment codes work inside the single euro payments area only, and only a known bank is paid to. */
export function GiroCodeLink({ iban }: { readonly iban: string }) {
  return (
    <p className="no-print">
      <ButtonLink variant="quiet" {...handOverLink('/girocode', iban)}>
        <QrCode size={20} aria-hidden="true" />
        <span>{texts.giroCode}</span>
      </ButtonLink>
    </p>
  );
}

import { createPortal } from 'react-dom';
import { IbanCopyButtons } from '../../bankData/IbanCopyButtons.tsx';
import { ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import type { IbanCopying } from '../../bankData/useIbanCopy.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Tooltip, TooltipArea } from '../../ui/Tooltip.tsx';
import { resultTexts } from './resultTexts.ts';

/** What is copied, and where its buttons are; null if they are not on the page. */
interface Place {
  readonly place: HTMLElement | null;
  readonly copying: IbanCopying;
}

interface Props {
  readonly main: Place;
  readonly formula: Place;
  readonly isOutdated: boolean;
}

/**
 * The copy buttons of a result, each in its place, in one area of tooltips. The area is rendered anew when the code of the
 * tooltips arrives; the IBANs are outside, so that a selection in them stays.
 */
export function ResultCopyButtons({ main, formula, isOutdated }: Props) {
  return (
    <TooltipArea>
      {main.place &&
        createPortal(<IbanCopyButtons copying={main.copying} isPrimary={!isOutdated} />, main.place)}
      {formula.place &&
        createPortal(
          <Tooltip text={ibanCopyTexts.hint}>
            <CopyButton
              variant="quiet"
              label={resultTexts.copyFormula}
              copiedLabel={ibanCopyTexts.copiedLabel}
              copying={formula.copying.plain}
            />
          </Tooltip>,
          formula.place,
        )}
    </TooltipArea>
  );
}

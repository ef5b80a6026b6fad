import { useState } from 'react';
import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { HANDED_LIST, takeHandOver } from '../../handOver/handOver.ts';
import { guarded, PrivacyLine } from '../../ui/tool.tsx';
import { ListResult } from './ListResult.tsx';
import { ListWorkbench } from './ListWorkbench.tsx';
import { texts } from './texts.ts';

/** The text of several accounts that was pasted into the calculator. */
function takeList() {
  const text = takeHandOver(HANDED_LIST);
  return text === null ? undefined : Promise.resolve({ source: new Blob([text]), name: texts.input.pasted });
}

/** Converts a whole list. */
export const IbanList = guarded(function IbanListTool({
  directories,
}: {
  readonly directories: readonly AvailableDirectory[];
}) {
  const [given] = useState(takeList);
  return (
    <div className="tool-card">
      <ListWorkbench
        directories={directories}
        given={given}
        result={(done, list) => <ListResult done={done} list={list} />}
      />
      <PrivacyLine text={texts.privacy} />
    </div>
  );
});

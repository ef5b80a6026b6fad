import type { AvailableDirectory } from '../../bankData/bankData.ts';
import { guarded, PrivacyLine } from '../../ui/tool.tsx';
import { ListResult } from './ListResult.tsx';
import { ListWorkbench } from './ListWorkbench.tsx';
import { texts } from './texts.ts';

/** Converts a whole list. */
export const IbanList = guarded(function IbanListTool({
  directories,
}: {
  readonly directories: readonly AvailableDirectory[];
}) {
  return (
    <div className="tool-card">
      <ListWorkbench
        directories={directories}
        result={(done, list) => <ListResult done={done} list={list} />}
      />
      <PrivacyLine text={texts.privacy} />
    </div>
  );
});

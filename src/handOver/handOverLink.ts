interface Press {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

/**
 * The attributes of a link that passes a bank code or an IBAN in electronic form. It is an ordinary link: in another tab,
 * or without scripts, it leads to the empty tool.
 */
export function handOverLink(path: string, value: string) {
  return {
    href: path,
    onClick: (press: Press) => {
      // With one of these keys the link opens elsewhere or is saved, and this tab does not navigate.
      if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
      press.preventDefault();
      void handOver(path, value);
    },
  };
}

/** The longest wait for an answer of the server. */
const ANSWER_MS = 10_000;
/** A navigation that takes longer leads to the empty tool. */
const CHANGE_MS = 3000;

async function handOver(path: string, value: string): Promise<void> {
  const { status } = await fetch(path, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => ({
    status: 0,
  }));
  if (status === 200) {
    const takeBack = () => {
      window.name = '';
    };
    window.name = `${location.origin} ${path} ${value}`;
    setTimeout(takeBack, CHANGE_MS);
    addEventListener('pageshow', takeBack);
  }
  location.assign(path);
}

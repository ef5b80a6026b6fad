import { site } from '../../site/site.config.ts';

/**
 * How to read the source code, with its link. Nothing if the site does not publish it: a promise that nobody can check
 * is none.
 */
export function SourceCode({ address = site.sourceCode }: { readonly address?: string | null }) {
  if (address === null) return null;
  return (
    <>
      <h3 id="den-quelltext-lesen">Den Quelltext lesen</h3>
      <p>
        Der <a href={address}>Quelltext dieser Website</a> steht unter der freien MIT-Lizenz. Wer
        programmiert, darf ihn lesen, prüfen und selbst betreiben.
      </p>
    </>
  );
}

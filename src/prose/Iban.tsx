/** An IBAN in running text, in groups of four. Lines break only between groups. */
export function Iban({ value }: { readonly value: string }) {
  const groups = value.replaceAll(/\s/g, '').match(/.{1,4}/g) ?? [];
  return (
    <span className="number" translate="no">
      {groups.join(' ')}
    </span>
  );
}

/** The site's own mark: four groups of an IBAN as four dots. It resembles no bank's logo. */
export function Brand() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#cc0000" />
      <g fill="#fff">
        <rect x="8.5" y="9" width="6" height="5" rx="1.5" />
        <rect x="17.5" y="9" width="6" height="5" rx="1.5" />
        <rect x="8.5" y="18" width="6" height="5" rx="1.5" />
        <rect x="17.5" y="18" width="6" height="5" rx="1.5" />
      </g>
    </svg>
  );
}

import { site } from '../../site/site.config.ts';

interface Props {
  /** Label and text of each entry that § 5 DDG asks only of some operators, such as „Registergericht“. */
  readonly details?: readonly (readonly [label: string, text: string])[];
}

/** Legal form, representation, register and VAT id of the operator; nothing if none is configured. */
export function OperatorDetails({ details = site.operator.details }: Props) {
  if (details.length === 0) return null;
  return (
    <ul>
      {details.map(([label, text]) => (
        <li key={label}>
          {label}: {text}
        </li>
      ))}
    </ul>
  );
}

/** How to reach the data protection officer, if there is one. */
export function DataProtectionOfficer({ officer = site.operator.dataProtectionOfficer }) {
  return officer === null ? null : <p>Datenschutzbeauftragte Person: {officer}</p>;
}

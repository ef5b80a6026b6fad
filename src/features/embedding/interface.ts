/**
 * What the widget offers to pages, in German: the tables of `/einbetten` and `custom-elements.json` are made of it.
 * `tests/pages/embedding.spec.ts` compares the names with `widget/`.
 */
type Names = readonly (readonly [name: string, meaning: string])[];

export const ATTRIBUTES: Names = [
  ['name', 'Name, unter dem das Formular die IBAN sendet'],
  ['value', 'IBAN, mit der das Feld beginnt, auch nach dem Zurücksetzen'],
  ['required', 'Ohne IBAN lässt sich das Formular nicht absenden'],
  ['disabled', 'Das Feld ist gesperrt und wird nicht mitgesendet'],
  ['form', 'id des Formulars, falls das Feld außerhalb steht'],
  ['mirror', 'Legt die IBAN zusätzlich in ein verstecktes Eingabefeld, etwa für serialize() von jQuery'],
  [
    'compact',
    'Kurze Form: ohne Knöpfe und Nebensätze; gerechnet wird beim Verlassen des Feldes oder mit Enter',
  ],
  ['label', 'Beschriftung des ersten Feldes'],
  ['account-label', 'Beschriftung des Feldes für die Kontonummer'],
  ['button-label', 'Beschriftung des Knopfes „IBAN berechnen“'],
  [
    'src',
    'Adresse der Bankdaten, falls sie nicht neben dem Skript liegen. Erlaubt sind nur der Server der Seite und der des Skripts, ohne Weiterleitung',
  ],
];

export const PROPERTIES: Names = [
  [
    'value',
    'Die IBAN ohne Leerzeichen, sonst ein leerer Text. Setzen lässt sich jeder Text; er steht dann im ersten Feld',
  ],
  ['name', 'Wie das Attribut'],
  ['required', 'Wie das Attribut'],
  ['disabled', 'Wie das Attribut'],
  ['form', 'Das Formular'],
  ['labels', 'Die Beschriftungen, die auf das Element zeigen'],
  ['type', 'Immer „iban-rechner“'],
  ['validity', 'Was gegen das Absenden spricht'],
  ['validationMessage', 'Dasselbe als Satz'],
  ['willValidate', 'Ob der Browser das Feld prüft'],
  ['checkValidity()', 'Prüft das Feld'],
  ['reportValidity()', 'Prüft es und zeigt den Grund'],
  ['setCustomValidity()', 'Nimmt einen Einwand Ihrer Seite auf; ein leerer Text nimmt ihn zurück'],
];

export const EVENTS: Names = [
  ['input', 'Jemand hat ein Zeichen geändert'],
  ['change', 'Die IBAN ist eine andere als zuvor, oder es gibt keine mehr'],
  ['resolve', 'Eine Eingabe ist beantwortet, oder das Formular wurde zurückgesetzt'],
];

export const DETAILS: Names = [
  ['ok', 'true, wenn es eine IBAN gibt'],
  ['iban', 'Die IBAN ohne Leerzeichen'],
  ['bic', 'Der BIC mit elf Zeichen oder null'],
  ['bank', 'Name der Bank; leer, wenn er nicht bekannt ist'],
  ['verdict', 'Was die Bankdaten zur IBAN sagen'],
  ['validUntil', 'Letzter Tag, an dem die Bankdaten gelten (JJJJ-MM-TT), oder null'],
  ['isExpired', 'Ob dieser Tag vorbei ist'],
  ['message', 'Das Urteil mit seinen Gründen, auf Deutsch'],
  ['code', 'Nur ohne IBAN: der Grund'],
];

export const VERDICTS: Names = [
  ['formed-by-bank', 'So bildet die Bank ihre IBANs'],
  ['formed-differently', 'Die Bank würde aus dieser Kontonummer heute eine andere IBAN bilden'],
  ['disputed', 'Die Quellen sind sich über die Regel der Bank nicht einig'],
  ['named-by-bank-alone', 'Nur die Bank selbst darf für dieses Konto eine IBAN nennen'],
  ['account-does-not-fit', 'Die Kontonummer besteht die Prüfung der Bank nicht'],
  ['unknown-bank', 'Die Bankleitzahl steht nicht in den Bankdaten'],
  ['foreign', 'IBAN eines anderen Landes: Geprüft sind Länge und Prüfziffern'],
  ['no-bank-data', 'Ohne Bankdaten: Geprüft sind nur Länge und Prüfziffern'],
];

export const CODES: Names = [
  ['unknown-bank', 'Die Bankleitzahl steht nicht in den Bankdaten'],
  ['no-iban', 'Die Bank gibt für dieses Konto keine IBAN aus, oder nur sie selbst darf sie nennen'],
  ['invalid-account', 'Die Kontonummer besteht die Prüfung der Bank nicht'],
  [
    'rule-unknown',
    'Die Bankleitzahl ist neuer als die Tabelle der Regeln, oder die Regel der Bank ist neuer als das Skript',
  ],
  ['rule-disputed', 'Die Quellen sind sich über die Regel der Bank nicht einig'],
  ['no-bank-data', 'Die Bankdaten fehlen, sind beschädigt, gesperrt oder auf einem fremden Server'],
  ['iban-wrong', 'Die eingegebene IBAN enthält einen Fehler'],
  ['empty', 'Das Formular wurde zurückgesetzt'],
];

export const STATES: Names = [
  ['empty', 'Beide Felder sind leer'],
  ['incomplete', 'Es fehlt noch etwas, oder die Antwort ist noch nicht verlangt'],
  ['pending', 'Die Bank wird nachgeschlagen'],
  ['valid', 'Es gibt eine IBAN'],
  ['invalid', 'Es gibt keine, und der Grund steht da'],
];

export const CSS_PROPERTIES: Names = [
  ['--iban-rechner-font-family', 'Schrift'],
  ['--iban-rechner-font-size', 'Schriftgröße; alle Abstände richten sich danach'],
  ['--iban-rechner-text', 'Text'],
  ['--iban-rechner-text-muted', 'Hinweise'],
  ['--iban-rechner-surface', 'Fläche'],
  ['--iban-rechner-border', 'Rahmen'],
  ['--iban-rechner-accent', 'Knopf „IBAN berechnen“'],
  ['--iban-rechner-on-accent', 'Schrift auf diesem Knopf'],
  ['--iban-rechner-good', 'Urteil ohne Einwand'],
  ['--iban-rechner-caution', 'Urteil mit Zweifel'],
  ['--iban-rechner-wrong', 'Urteil ohne IBAN, Feld mit Fehler'],
  ['--iban-rechner-radius', 'Rundung der Ecken'],
  ['--iban-rechner-padding', 'Abstand zum Rand'],
];

export const PARTS: Names = [
  ['card', 'Das Ganze'],
  ['label', 'Beschriftung eines Feldes'],
  ['hint', 'Wort neben der Beschriftung'],
  ['input', 'Feld'],
  ['note', 'Zeile unter dem Feld'],
  ['button', 'Jeder Knopf'],
  ['calculate', 'Knopf „IBAN berechnen“'],
  ['copy', 'Knopf „IBAN kopieren“'],
  ['result', 'Ergebnis'],
  ['verdict', 'Urteil; zugleich good, caution oder wrong'],
  ['good', 'Urteil ohne Einwand'],
  ['caution', 'Urteil mit Zweifel'],
  ['wrong', 'Urteil ohne IBAN'],
  ['reason', 'Grund, je ein Satz'],
  ['iban', 'Die berechnete IBAN'],
  ['facts', 'Bank, BIC und Kontoprüfung'],
  ['validity', 'Alter der Bankdaten'],
];

/** The manifest by https://github.com/webcomponents/custom-elements-manifest, from which editors learn the element. */
export function customElementsManifest(script: string) {
  const described = (names: Names) => names.map(([name, description]) => ({ name, description }));
  const declaration = {
    kind: 'class',
    name: 'IbanRechner',
    customElement: true,
    tagName: 'iban-rechner',
    superclass: { name: 'HTMLElement' },
    attributes: described(ATTRIBUTES),
    members: PROPERTIES.map(([name, description]) =>
      name.endsWith('()')
        ? { kind: 'method', name: name.slice(0, -2), description }
        : { kind: 'field', name, description },
    ),
    events: EVENTS.map(([name, description]) => ({
      name,
      type: { text: name === 'resolve' ? 'CustomEvent<ResolveDetail>' : 'Event' },
      description,
    })),
    cssProperties: described(CSS_PROPERTIES),
    cssParts: described(PARTS),
    cssStates: described(STATES),
  };
  const definition = {
    kind: 'custom-element-definition',
    name: 'iban-rechner',
    declaration: { name: 'IbanRechner', module: script },
  };
  return {
    schemaVersion: '2.1.0',
    modules: [
      { kind: 'javascript-module', path: script, declarations: [declaration], exports: [definition] },
    ],
  };
}

import ts from 'typescript';

/** Letters and quotation marks that occur only in German. */
const GERMAN_SIGN = /[äöüÄÖÜß„“]/;
/** Words of which at least one is in any German sentence or label without such a letter. */
const GERMAN_WORD =
  /(?<!\p{L})(?:der|die|das|den|dem|des|ein|eine|einer|eines|und|oder|ist|sind|nicht|kein|keine|mit|von|vom|zum|zur|zu|bei|bis|aus|auf|im|noch|nur|so|nach|ohne|gilt|Sie|Ihr|Ihre|Bank|Konto|Kontonummer|Bankleitzahl|Land|Ort|Betrag|Ergebnis|Liste|Zeile|Zeichen|Ziffern?)(?!\p{L})/u;

/** The texts of a source file that are German, and any words between the tags of its JSX. */
export function germanWords(source: string, isJsx = false): string[] {
  const kind = isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile('source', source, ts.ScriptTarget.Latest, true, kind);
  const words: string[] = [];
  const visit = (node: ts.Node) => {
    if (isPath(node)) return;
    const text = textOf(node);
    const isGerman = GERMAN_SIGN.test(text) ? /\p{L}/u.test(text) : GERMAN_WORD.test(text);
    if (ts.isJsxText(node) ? /\p{L}{3}/u.test(text) : isGerman) words.push(text.trim());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return words;
}

function textOf(node: ts.Node): string {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node);
  return isText ? node.text : '';
}

/** The name of a module, the message of an error, which is English, and the address of a page or of a part of it. */
function isPath(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier !== undefined;
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  return ts.isStringLiteral(node) && /^[/#]/.test(node.text);
}

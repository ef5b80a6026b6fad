/** Cleans the value of a field, also of one in a shadow tree. The caret stays after the same digit. */
export function cleanInPlace(input: HTMLInputElement, clean: (text: string) => string): string {
  const cleaned = clean(input.value);
  if (cleaned !== input.value) {
    const caret = clean(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    input.value = cleaned;
    const { activeElement } = input.getRootNode() as Document | ShadowRoot;
    if (activeElement === input) input.setSelectionRange(caret, caret);
  }
  return cleaned;
}

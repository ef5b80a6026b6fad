import { createElement, Fragment } from 'react';

const BREAK = createElement('wbr');

/** Code whose lines may break after a separator. What is copied has no breaks. */
export function breakable(code: string) {
  const parts = code.split(/(?<=[(,;&=+]|[^<]\/)(?=[^\s/)>=])|(?<=\.)(?=\w)/);
  return createElement(Fragment, null, ...parts.flatMap((part) => [part, BREAK]));
}

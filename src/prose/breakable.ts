import { createElement, Fragment } from 'react';

const BREAK = createElement('wbr');

/** Code whose lines may break after a separator, but not at a hyphen. What is copied has no breaks. */
export function breakable(code: string) {
  const parts = code.split(/(?<=[(,;&=+]|[^<]\/)(?=[^\s/)>=])|(?<=\.)(?=\w)/);
  const whole = (part: string) =>
    part
      .split(/(\S*\w-\w\S*)/)
      .map((piece, at) => (at % 2 === 1 ? createElement('span', null, piece) : piece));
  return createElement(Fragment, null, ...parts.flatMap((part) => [...whole(part), BREAK]));
}

import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Without blanks. */
  readonly text: string;
  /** Replaces a character by an element, for example to mark it. */
  readonly show?: (character: string, index: number) => ReactNode;
}

/**
 * A long number as ONE text in groups of four, so that selecting it copies it as written. A line that is too long breaks
 * in the middle, a very short one between other groups: never inside a group, and never before a shorter last one.
 */
export function GroupsOfFour({ text, show = (character) => character }: Props) {
  // A shorter last group stays with the one before it.
  const groups = text.match(/.{4}(.{1,3}$)?|.{1,3}$/g) ?? [];
  const middle = Math.ceil(text.length / 8);

  const half = (from: number, to: number) => (
    <span className="whole">
      {groups.slice(from, to).map((group, place) => (
        // A group has no key except its position.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={place}>
          {place > 0 && ' '}
          <span className="whole">
            {[...group].flatMap((character, at) => [
              at === 4 && ' ',
              show(character, (from + place) * 4 + at),
            ])}
          </span>
        </Fragment>
      ))}
    </span>
  );
  return (
    <>
      {half(0, middle)} {half(middle, groups.length)}
    </>
  );
}

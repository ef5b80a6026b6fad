import { useEffect, useState } from 'react';

/** Tells screen readers a text. It arrives after its element, because they do not read a status that comes with its text. */
export function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

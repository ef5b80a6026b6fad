import { useEffect, useState } from 'react';

/**
 * Announces a text to screen readers. The text follows its element, because a status that is rendered with its text is
 * not read.
 */
export function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

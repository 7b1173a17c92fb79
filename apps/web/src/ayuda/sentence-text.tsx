import { Link } from 'react-router';
import type { Sentence } from './guides/guide.ts';

/** A sentence with its links and the words of controls. */
export function SentenceText({ sentence }: { readonly sentence: Sentence }) {
  return sentence.map((piece, place) => {
    if (typeof piece === 'string') return piece;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
    if ('strong' in piece) return <strong key={place}>{piece.strong}</strong>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
      <Link key={place} to={piece.to}>
        {piece.text}
      </Link>
    );
  });
}

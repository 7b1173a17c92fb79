import { Fragment } from 'react';

/** A name of words written together, as programs write them: it breaks between two of them and nowhere else. */
export function BreakableName({ name }: { readonly name: string }) {
  return name.split(/(?<=[a-záéíóúñ\d])(?=[A-ZÁÉÍÓÚÑ])|(?<=[._/-])/u).map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name have no other key, and they stay in their order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

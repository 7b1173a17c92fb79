import type { ReactNode } from 'react';
import { Fact, FactSheet } from '../fact-sheet/index.ts';
import { ReadingBody } from './reading-body.tsx';

export interface ReadingFact {
  readonly name: string;
  readonly value: ReactNode;
  /** Long text: the whole width, with its line breaks. */
  readonly wide?: boolean;
}

const isSaid = ({ value }: ReadingFact) =>
  value !== null && value !== undefined && value !== '' && value !== false;

/** Whether any of them says something. */
export function hasFacts(facts: readonly ReadingFact[]): boolean {
  return facts.some(isSaid);
}

/** Facts of a block of a reading page; one without a value is left out. */
export function ReadingFacts({ facts }: { readonly facts: readonly ReadingFact[] }) {
  return (
    <ReadingBody>
      <FactSheet>
        {facts.filter(isSaid).map(({ name, value, wide }) => (
          <Fact key={name} name={name} wide={wide}>
            {value}
          </Fact>
        ))}
      </FactSheet>
    </ReadingBody>
  );
}

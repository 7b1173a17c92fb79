import { ExplainedTerm } from '@marco/web-kit/explained-term';
import type { ReactNode } from 'react';
import type { ClaveTermino } from '../../contract/glosario.terms.ts';
import { toTermino } from '../../contract/parametros.paths.ts';

/** The glossary comes with the first word somebody asks about. */
async function find(clave: ClaveTermino) {
  const { GLOSARIO } = await import('../../contract/glosario.terms.ts');
  const found = GLOSARIO.find((one) => one.clave === clave);
  if (!found) throw new Error(`The glossary has no '${clave}'`);
  return { term: found.termino, text: found.definicion, to: toTermino(clave) };
}

/** A word of the field on a screen, which says what it means. */
export function Termino({ clave, children }: { readonly clave: ClaveTermino; readonly children: ReactNode }) {
  return <ExplainedTerm find={() => find(clave)}>{children}</ExplainedTerm>;
}

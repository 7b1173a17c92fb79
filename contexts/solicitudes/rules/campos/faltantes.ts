import type { Campo } from '../../contract/index.ts';

/** A row as the conditions of the steps look at it. */
type CampoJuzgado = Pick<Campo, 'accion' | 'decision' | 'cumplido'> & { readonly elemento: object | null };

/** What the rows of a request still lack for each condition about them; empty where it holds. */
export function listFaltantesDeCampos(campos: readonly CampoJuzgado[]) {
  const count = (judge: (campo: CampoJuzgado) => boolean) => campos.filter(judge).length;
  return {
    catalogada: present(
      count(({ accion, elemento }) => accion === null || elemento === null),
      'Falta decir en qué elemento queda 1 campo.',
      (cuantos) => `Falta decir en qué elemento quedan ${cuantos} campos.`,
    ),
    aprobada: present(
      count(({ decision }) => decision !== 'aprobada'),
      'Falta aprobar 1 campo.',
      (cuantos) => `Falta aprobar ${cuantos} campos.`,
    ),
    cumplida: present(
      count(({ cumplido }) => cumplido !== true),
      'El lenguaje común aún no tiene lo que pide 1 campo.',
      (cuantos) => `El lenguaje común aún no tiene lo que piden ${cuantos} campos.`,
    ),
  };
}

function present(cuantos: number, uno: string, varios: (cuantos: number) => string): readonly string[] {
  if (cuantos === 0) return [];
  return [cuantos === 1 ? uno : varios(cuantos)];
}

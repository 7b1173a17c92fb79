import { describe, expect, it } from 'vitest';
import { CAUSAS_CERTIFICADO, NIVELES_CERTIFICADO, PASOS_CERTIFICADO } from '../contract/terms.ts';
import { listCausas } from './causas.ts';

const DE_TODOS = ['incidente', 'norma-cambiada', 'defecto-hallado', 'solicitud-de-la-entidad'];
/** What each step admits at each level; a step that is not here admits none. */
const TABLA: Readonly<Record<string, readonly (readonly string[])[]>> = {
  suspender: [DE_TODOS, DE_TODOS, [...DE_TODOS, 'certificado-tls-vencido', 'ans-incumplido']],
  'pedir-revocacion': [DE_TODOS, DE_TODOS, [...DE_TODOS, 'ans-incumplido']],
};

describe('causes of a step', () => {
  it.each(PASOS_CERTIFICADO.flatMap((paso) => NIVELES_CERTIFICADO.map((nivel) => [paso, nivel] as const)))(
    '[AREA-05] %s at level %i: those of the table, in the order of the list',
    (paso, nivel) => {
      const wanted: readonly string[] = TABLA[paso]?.[nivel - 1] ?? [];
      expect(listCausas(paso, nivel)).toEqual(CAUSAS_CERTIFICADO.filter((causa) => wanted.includes(causa)));
    },
  );
});

import { DOMINIOS_MARCO, type DominioMarco } from '../../contract/madurez.terms.ts';

interface DeUnDominio {
  readonly dominio: DominioMarco;
}

interface ConGrado {
  readonly criterio: string;
  readonly grado: number | null;
}

/** Criteria by their domain, in the order of the Marco; a domain without any is left out. */
export function listDominios<Criterio extends DeUnDominio>(
  criterios: readonly Criterio[],
): readonly {
  readonly dominio: DominioMarco;
  readonly nombre: string;
  readonly criterios: readonly Criterio[];
}[] {
  return (Object.keys(DOMINIOS_MARCO) as DominioMarco[]).flatMap((dominio) => {
    const suyos = criterios.filter((uno) => uno.dominio === dominio);
    return suyos.length === 0 ? [] : [{ dominio, nombre: DOMINIOS_MARCO[dominio], criterios: suyos }];
  });
}

/** Grades by the code of their criterion; what has none is left out. */
export function toGrados(respuestas: readonly ConGrado[]): ReadonlyMap<string, number> {
  return new Map(
    respuestas.flatMap(({ criterio, grado }) => (grado === null ? [] : [[criterio, grado] as const])),
  );
}

const contar = (cuantos: number) => `${cuantos} ${cuantos === 1 ? 'criterio' : 'criterios'}`;

/**
 * What moved between two self-assessments, of the criteria that both answer.
 *
 * @param antes null where there is none before
 */
export function presentComparacion(ahora: readonly ConGrado[], antes: readonly ConGrado[] | null): string {
  if (antes === null) return 'Es el primero que presenta la entidad.';
  const anteriores = toGrados(antes);
  const cambios = [...toGrados(ahora)].flatMap(([criterio, grado]) => {
    const anterior = anteriores.get(criterio);
    return anterior === undefined ? [] : [Math.sign(grado - anterior)];
  });
  const [suben, bajan] = [1, -1].map((signo) => cambios.filter((uno) => uno === signo).length);
  const igual = cambios.filter((uno) => uno === 0).length;
  return `Frente al anterior suben ${contar(suben ?? 0)}, bajan ${contar(bajan ?? 0)} y siguen igual ${contar(igual)}.`;
}

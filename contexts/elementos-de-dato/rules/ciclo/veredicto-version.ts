import type { EstadoVersion } from '../../contract/ciclo-de-vida.terms.ts';

/** What a version is to who uses the one before it: the first, one that asks for no change, one that does, not said yet. */
export type VeredictoVersion = 'primera' | 'compatible' | 'incompatible' | 'por-definir';

interface ConNumero {
  /** 'M.m'. */
  readonly numero: string;
  readonly estado: EstadoVersion;
}

/** States in which the number may still change. */
const SIN_NUMERO_FIRME: readonly EstadoVersion[] = [
  'borrador',
  'en-revision',
  'pendiente-entidad',
  'descartado',
];

/**
 * The verdict of each version, the latest first. The first number says it: a version whose changes are incompatible is
 * not approved without the next major number (`numeracion.ts`).
 */
export function listVeredictosVersion(versiones: readonly ConNumero[]): readonly VeredictoVersion[] {
  return versiones.map(({ numero, estado }, at) => {
    if (SIN_NUMERO_FIRME.includes(estado)) return 'por-definir';
    const anterior = versiones.slice(at + 1).find((one) => !SIN_NUMERO_FIRME.includes(one.estado));
    if (!anterior) return 'primera';
    return toMayor(anterior.numero) === toMayor(numero) ? 'compatible' : 'incompatible';
  });
}

function toMayor(numero: string): string {
  return numero.split('.')[0] ?? '';
}

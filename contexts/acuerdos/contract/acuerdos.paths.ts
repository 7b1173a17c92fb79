import { ACUERDOS as ROOT } from '@marco/directorio/paths';

export { toAcuerdo, toNuevoAcuerdo } from '@marco/directorio/paths';

/** Addresses of this context. */
export const acuerdosPaths = {
  /** The acuerdos of an entidad, those it asks for and those it is asked for. */
  home: ROOT,
  nuevo: `${ROOT}/nuevo`,
  /** What was decided before about disagreements, for anybody. */
  precedentes: '/precedentes',
} as const;

export const TITULO_ACUERDOS = 'Acuerdos de consumo';
export const TITULO_PRECEDENTES = 'Precedentes';

/** On which terms a version of a servicio may be consumed. */
export function toPolitica(versionId: number | string): string {
  return `${ROOT}/politicas/${versionId}`;
}

/** Where who consumes rehearses its call, a later context's. */
export function toEnsayoDeConsumo(acuerdoId: number | string): string {
  return `/app/ensayo-xroad/acuerdo/${acuerdoId}`;
}

/** The list in one state. */
export function toAcuerdosEnEstado(estado: string, vista: string): string {
  return `${ROOT}?vista=${vista}&estado=${estado}`;
}

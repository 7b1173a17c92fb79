import type { DocumentoCargado, Paso, Solicitud } from '../../contract/index.ts';

/** What the history of a request is looked at for, as its buttons say it (design 14). */
export const FILTROS_HISTORIA = { pasos: 'Pasos', documentos: 'Documentos', todo: 'Todo' } as const;
export type FiltroHistoria = keyof typeof FILTROS_HISTORIA;

/** Something that happened to a request: a step, or a file that was brought. */
export type HechoHistoria =
  | { readonly clase: 'paso'; readonly fecha: string; readonly paso: Paso }
  | { readonly clase: 'documento'; readonly fecha: string; readonly documento: DocumentoCargado };

/** What a filter of the history shows, the last one first. */
export function listHechos(
  { pasos, cargados }: Pick<Solicitud, 'pasos' | 'cargados'>,
  filtro: FiltroHistoria,
): readonly HechoHistoria[] {
  const dePasos = pasos.map((paso) => ({ clase: 'paso' as const, fecha: paso.fecha, paso }));
  const deDocumentos = cargados.map((documento) => ({
    clase: 'documento' as const,
    fecha: documento.fecha,
    documento,
  }));
  const hechos: Readonly<Record<FiltroHistoria, readonly HechoHistoria[]>> = {
    pasos: dePasos,
    documentos: deDocumentos,
    todo: [...deDocumentos, ...dePasos],
  };
  return hechos[filtro].toSorted(compareFechas).toReversed();
}

/** Moments of one form: their letters have their order. What happened at one moment stays as it came. */
function compareFechas(one: HechoHistoria, other: HechoHistoria): number {
  return Number(one.fecha > other.fecha) - Number(one.fecha < other.fecha);
}

import type { AccionCampo, DecisionCampo } from '../../contract/terms.ts';

/** A row of the catalogue as the consultor writes it. */
export interface FilaCatalogada {
  readonly id: number;
  readonly accion: AccionCampo | null;
  readonly elementoId: number | null;
  readonly justificacion: string;
}

/** A row as the entity decides about it. */
export interface FilaDecidida {
  readonly id: number;
  readonly decision: DecisionCampo;
  readonly observacion: string;
}

/** What is wrong with one of the rows that were sent. */
export interface Reparo {
  readonly campo: string;
  readonly mensaje: string;
}

/** A row as it is stored. */
interface CampoGuardado {
  readonly id: number;
  readonly accion: AccionCampo | null;
  readonly elemento: { readonly id: number } | null;
  readonly justificacion: string;
  readonly decision: DecisionCampo;
  readonly observacion: string;
}

/** A row twice, or of another request. */
function listReparosDeFilas(campos: readonly CampoGuardado[], filas: readonly { readonly id: number }[]) {
  const known = new Set(campos.map(({ id }) => id));
  return filas.flatMap(({ id }, place): Reparo[] => {
    const campo = `campos.${place}.id`;
    if (!known.has(id)) return [{ campo, mensaje: 'El campo no es de esta solicitud.' }];
    const isTwice = filas.findIndex((fila) => fila.id === id) < place;
    return isTwice ? [{ campo, mensaje: 'El campo está dos veces.' }] : [];
  });
}

/**
 * Why a catalogue cannot be saved (docs/rules/requests.md).
 *
 * @param utilizables ids of elements that exist and were not discarded
 */
export function listReparosDeCatalogacion(
  campos: readonly CampoGuardado[],
  filas: readonly FilaCatalogada[],
  utilizables: ReadonlySet<number>,
): Reparo[] {
  const deLasFilas = filas.flatMap(({ accion, elementoId }, place): Reparo[] => {
    if (elementoId === null) return [];
    if (accion === null)
      return [{ campo: `campos.${place}.accion`, mensaje: 'Elija qué se hace con el elemento.' }];
    return utilizables.has(elementoId)
      ? []
      : [{ campo: `campos.${place}.elementoId`, mensaje: 'El elemento no existe o fue descartado.' }];
  });
  return [...listReparosDeFilas(campos, filas), ...deLasFilas];
}

/** Why decisions cannot be saved: an observation must say what has to change. */
export function listReparosDeDecisiones(
  campos: readonly CampoGuardado[],
  filas: readonly FilaDecidida[],
): Reparo[] {
  const conElemento = new Set(campos.filter(({ elemento }) => elemento !== null).map(({ id }) => id));
  const deLasFilas = filas.flatMap(({ id, decision, observacion }, place): Reparo[] => {
    if (decision === 'pendiente') return [];
    if (!conElemento.has(id))
      return [{ campo: `campos.${place}.decision`, mensaje: 'El campo aún no tiene elemento.' }];
    return decision === 'observada' && observacion.trim() === ''
      ? [{ campo: `campos.${place}.observacion`, mensaje: 'Escriba qué debe cambiar.' }]
      : [];
  });
  return [...listReparosDeFilas(campos, filas), ...deLasFilas];
}

/** The rows that would change. */
export function listCatalogados(
  campos: readonly CampoGuardado[],
  filas: readonly FilaCatalogada[],
): readonly FilaCatalogada[] {
  const stored = new Map(campos.map((campo) => [campo.id, campo]));
  return filas.filter(({ id, accion, elementoId, justificacion }) => {
    const campo = stored.get(id);
    return (
      campo?.accion !== accion ||
      (campo.elemento?.id ?? null) !== elementoId ||
      campo.justificacion !== justificacion
    );
  });
}

/** The decisions that would change; an approved row keeps no observation. */
export function listDecididos(
  campos: readonly CampoGuardado[],
  filas: readonly FilaDecidida[],
): readonly FilaDecidida[] {
  const stored = new Map(campos.map((campo) => [campo.id, campo]));
  return filas
    .map((fila) => (fila.decision === 'aprobada' ? { ...fila, observacion: '' } : fila))
    .filter(({ id, decision, observacion }) => {
      const campo = stored.get(id);
      return campo?.decision !== decision || campo.observacion !== observacion;
    });
}

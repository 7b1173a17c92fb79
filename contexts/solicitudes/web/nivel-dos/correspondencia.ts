import type { PapelMensaje } from '@marco/servicios/terms';
import type { CampoNivelDos, NivelDos } from '../../contract/index.ts';
import type { CorrespondenciaPropuesta } from './correspondencia-propuesta.ts';
import type { PorCampo } from './valores-nivel-dos.ts';

/** A field as the step of the correspondence shows it. */
export interface CampoMostrado extends CampoNivelDos {
  /** Names of the fields it stands in, from the outside in. */
  readonly dentroDe: readonly string[];
}

/** A message with its fields in the order they are decided in. */
export interface MensajeMostrado {
  readonly papel: PapelMensaje;
  readonly campos: readonly CampoMostrado[];
}

export interface OperacionMostrada {
  readonly codigo: string;
  readonly nombre: string;
  readonly mensajes: readonly MensajeMostrado[];
}

/** Whether a field has to have a place and has none. */
export function isSinLugar({ id, obligatorio }: CampoNivelDos, vinculos: PorCampo): boolean {
  return obligatorio && !hasLugar(id, vinculos);
}

const hasLugar = (id: number, vinculos: PorCampo) => (vinculos[id] ?? '') !== '';

/**
 * Operation by operation and message by message, what is not bound first; the order is that of these places, so that no
 * row moves away while a person chooses.
 */
export function listMostradas(arbol: NivelDos['arbol'], vinculos: PorCampo): readonly OperacionMostrada[] {
  const first = <One>(ones: readonly One[], isFirst: (one: One) => boolean): readonly One[] => [
    ...ones.filter(isFirst),
    ...ones.filter((one) => !isFirst(one)),
  ];
  const isPorDecidir = (campo: CampoNivelDos) => isSinLugar(campo, vinculos);
  const mostradas = arbol.map(({ codigo, nombre, mensajes }) => ({
    codigo,
    nombre,
    mensajes: mensajes.map(({ papel, campos }) => ({
      papel,
      campos: first(addDentroDe(campos), isPorDecidir),
    })),
  }));
  return first(mostradas, ({ mensajes }) => mensajes.some(({ campos }) => campos.some(isPorDecidir)));
}

/** The fields of a message come branch by branch, each with its level: those around one are the last of each level before. */
function addDentroDe(campos: readonly CampoNivelDos[]): readonly CampoMostrado[] {
  const around: string[] = [];
  return campos.map((campo) => {
    around.length = campo.nivel - 1;
    const dentroDe = [...around];
    around[campo.nivel - 1] = campo.nombreLocal;
    return { ...campo, dentroDe };
  });
}

/** How many obligatory fields have a place, and how many there are. */
export function countObligatorios(campos: readonly CampoNivelDos[], vinculos: PorCampo) {
  const obligatorios = campos.filter(({ obligatorio }) => obligatorio);
  return {
    parte: obligatorios.filter(({ id }) => hasLugar(id, vinculos)).length,
    total: obligatorios.length,
  };
}

/** Declared differences that say why. */
export function countDiferencias(diferencias: PorCampo): number {
  return Object.values(diferencias).filter((motivo) => motivo.trim() !== '').length;
}

/** What was chosen without the places that the contract no longer has. */
export function keepVigentes(
  { propuestas, lugares }: CorrespondenciaPropuesta,
  vinculos: PorCampo,
): PorCampo {
  const toSitio = (operacion: string, papel: string, ruta: string) => `${operacion} ${papel} ${ruta}`;
  const sitios = new Set(lugares.map(({ operacion, papel, ruta }) => toSitio(operacion, papel, ruta)));
  const vigentes = propuestas.flatMap(({ campoId, operacion, papel }) => {
    const ruta = vinculos[campoId] ?? '';
    return sitios.has(toSitio(operacion, papel, ruta)) ? [[campoId, ruta] as const] : [];
  });
  return Object.fromEntries(vigentes);
}

/** What was chosen with the proposed place of every field that has none, or whose place the contract no longer has. */
export function addPropuestas(correspondencia: CorrespondenciaPropuesta, vinculos: PorCampo): PorCampo {
  const vigentes = keepVigentes(correspondencia, vinculos);
  const isPorDecidir = (id: number) => !hasLugar(id, vigentes);
  const { propuestas } = correspondencia;
  const nuevos = propuestas.flatMap(({ campoId, ruta }) =>
    ruta !== null && isPorDecidir(campoId) ? [[campoId, ruta]] : [],
  );
  return { ...vinculos, ...Object.fromEntries(nuevos) };
}

/** A path of names as people read it: '/movimiento/tipo' is 'movimiento › tipo' (RFC 6901, §3). */
export function presentRuta(ruta: string): string {
  return ruta
    .replace(/^\//, '')
    .split('/')
    .map((paso) => paso.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join(' › ');
}

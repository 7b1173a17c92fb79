import type { FormaMensaje, Lectura } from '../../contract/compatibilidad.terms.ts';
import {
  type CampoComparable,
  type ContenidoCampo,
  type ContenidoCompuesto,
  findModelo,
  isLista,
} from './mensaje-comparable.ts';
import type { CampoDeParte, ParteGrupo, ParteMensaje } from './parte-de-mensaje.ts';
import type { ValoresDeElementos } from './valores-de-elementos.ts';

/** How somebody reads a message. */
export interface LectorDeMensajes {
  readonly forma: FormaMensaje;
  readonly lectura: Lectura;
  readonly valores: ValoresDeElementos;
}

/** Whether a part of a message, written by one version, is valid for the reader by another. */
export function isLegible(parte: ParteMensaje, contenido: ContenidoCampo, lector: LectorDeMensajes): boolean {
  // Of what nobody compares nothing is claimed.
  if (parte.clase === 'opaco' || contenido.clase === 'opaco') return true;
  if (parte.clase === 'valor' && parte.sinEjemplo) return true;
  // What a version writes the same version reads.
  if (parte.clase === 'valor' && contenido.clase === 'valor' && parte.versionId === contenido.versionId)
    return true;
  if (parte.clase === 'grupo' && contenido.clase === 'grupo') return isGrupoLegible(parte, contenido, lector);
  if (parte.clase === 'valor' && contenido.clase === 'valor')
    return lector.valores.admits(contenido.versionId, parte.texto, lector.forma, parte.versionId);
  return lector.forma === 'xml' && isVacioLegible(parte, contenido, lector);
}

/** An element of XML without content is an empty text and a group without fields at once. */
function isVacioLegible(parte: ParteMensaje, contenido: ContenidoCampo, lector: LectorDeMensajes): boolean {
  if (parte.clase === 'valor' && contenido.clase === 'grupo')
    return parte.texto === '' && isGrupoLegible({ clase: 'grupo', campos: [] }, contenido, lector);
  if (parte.clase === 'grupo' && contenido.clase === 'valor')
    return (
      parte.campos.length === 0 &&
      lector.valores.admits(contenido.versionId, '', lector.forma, contenido.versionId)
    );
  return false;
}

function isGrupoLegible(parte: ParteGrupo, grupo: ContenidoCompuesto, lector: LectorDeMensajes): boolean {
  const leidos = parte.campos.flatMap((escrito) => {
    const campo = findLeido(escrito, grupo, lector);
    return campo ? [{ escrito, campo }] : [];
  });
  if (lector.lectura === 'estricta' && leidos.length < parte.campos.length) return false;
  if (!leidos.every(({ escrito, campo }) => isCampoLegible(escrito, campo, lector))) return false;
  const presentes = leidos.map(({ campo }) => campo);
  if (findModelo(grupo) === 'eleccion')
    return presentes.length === 0 ? grupo.campos.some(({ minimo }) => minimo === 0) : presentes.length === 1;
  const complete = grupo.campos.every((campo) => campo.minimo === 0 || presentes.includes(campo));
  return complete && (lector.forma === 'json' || isEnOrden(presentes, grupo));
}

function findLeido(
  { campo: { nombre, espacio } }: CampoDeParte,
  { campos }: ContenidoCompuesto,
  { forma }: LectorDeMensajes,
) {
  return campos.find((campo) => campo.nombre === nombre && (forma === 'json' || campo.espacio === espacio));
}

function isCampoLegible(
  { campo: suyo, partes }: CampoDeParte,
  campo: CampoComparable,
  lector: LectorDeMensajes,
): boolean {
  if (lector.forma === 'json' && (isLista(suyo) || partes.length > 1) !== isLista(campo)) return false;
  if (partes.length < campo.minimo || partes.length > (campo.maximo ?? Number.POSITIVE_INFINITY))
    return false;
  return [...new Set(partes)].every((parte) => isLegible(parte, campo.contenido, lector));
}

function isEnOrden(presentes: readonly CampoComparable[], { campos }: ContenidoCompuesto): boolean {
  const places = presentes.map((campo) => campos.indexOf(campo));
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
}

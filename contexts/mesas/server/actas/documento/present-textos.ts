import { presentClock } from '@marco/contract-kit/clock-text';
import { toDayAndTime, toMomentText } from '@marco/country/local-time';
import { LOCALE, ZONE } from '@marco/country/zone';
import type { ContenidoActa, ReunionActa } from '../../../rules/actas/contenido-acta.ts';
import type { ContenidoActaPublica } from '../../../rules/actas/edicion-publica.ts';

/** What a document is made from: the snapshot of an acta, or its public edition. */
export type ContenidoDocumento = ContenidoActa | ContenidoActaPublica;

/** A table of the document; each part is that of the width, and they sum 1. */
export interface TablaActa {
  readonly columnas: readonly string[];
  readonly partes: readonly number[];
  readonly filas: readonly (readonly string[])[];
}

const ZONA = { timeZone: ZONE.name } as const;
const day = new Intl.DateTimeFormat(LOCALE, {
  ...ZONA,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const date = new Intl.DateTimeFormat(LOCALE, { ...ZONA, day: 'numeric', month: 'long', year: 'numeric' });

function presentHora(moment: Date): string {
  const [hours = 0, minutes = 0] = toDayAndTime(moment).time.split(':').map(Number);
  return presentClock(hours, minutes);
}

/** `2026-11-30` or a moment as `30 de noviembre de 2026`. */
function presentFecha(value: string): string {
  return date.format(new Date(value.length === 10 ? toMomentText(value, '12:00') : value));
}

const megabytes = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** `640 KB` or `1,4 MB`: in thousands and rounded up, as the screens tell it. */
function presentTamano(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${megabytes.format(bytes / 1_000_000)} MB`;
}

function presentLugar({ lugar, virtual }: Pick<ReunionActa, 'lugar' | 'virtual'>): string {
  if (lugar !== '') return virtual ? `${lugar} y por enlace virtual` : lugar;
  return virtual ? 'Reunión virtual' : 'Sin registrar';
}

const orSin = (text: string) => (text.trim() === '' ? 'Sin registrar' : text.trim());

function presentAsistentes({ asistentes }: ReunionActa): TablaActa {
  return {
    columnas: ['Entidad', 'Nombre', 'Asistencia'],
    partes: [0.48, 0.34, 0.18],
    filas: asistentes.map(({ entidad, nombre, asistio }) => [
      entidad,
      nombre,
      asistio ? 'Asistió' : 'No asistió',
    ]),
  };
}

function presentAsistencia({ asistencia }: ContenidoActaPublica['reunion']): TablaActa {
  return {
    columnas: ['Entidad', 'Asistieron', 'No asistieron'],
    partes: [0.6, 0.2, 0.2],
    filas: asistencia.map(({ entidad, asistieron, ausentes }) => [
      entidad,
      String(asistieron),
      String(ausentes),
    ]),
  };
}

function presentCompromisos({ compromisos }: ReunionActa): TablaActa {
  return {
    columnas: ['Compromiso', 'Responsable', 'Entidad', 'Fecha límite'],
    partes: [0.4, 0.2, 0.23, 0.17],
    filas: compromisos.map(({ descripcion, responsable, entidad, venceEn }) => [
      descripcion,
      responsable,
      entidad,
      presentFecha(venceEn),
    ]),
  };
}

function presentCompromisosPublicos({ compromisos }: ContenidoActaPublica['reunion']): TablaActa {
  return {
    columnas: ['Compromiso', 'Entidad responsable', 'Fecha límite'],
    partes: [0.5, 0.33, 0.17],
    filas: compromisos.map(({ descripcion, entidad, venceEn }) => [
      descripcion,
      entidad,
      presentFecha(venceEn),
    ]),
  };
}

/**
 * What the two editions say differently: tables, a notice, hashes and how they are checked.
 *
 * @param huella of the content of the document itself
 */
function presentSegunEdicion(contenido: ContenidoDocumento, huella: string) {
  if (!('huellaCompleta' in contenido))
    return {
      asistentes: presentAsistentes(contenido.reunion),
      compromisos: presentCompromisos(contenido.reunion),
      aviso: null,
      huellas: [['Huella del contenido (SHA-256)', huella]] as const,
      explicacion:
        'El sello se calcula sobre esta acta en PDF y en DOCX y sobre los documentos adjuntos, y se publica en la página de la reunión. Allí puede comprobarse que ningún archivo ha cambiado:',
    };
  return {
    asistentes: presentAsistencia(contenido.reunion),
    compromisos: presentCompromisosPublicos(contenido.reunion),
    aviso:
      'Edición pública: muestra entidades y cantidades en lugar de los nombres de quienes asistieron y de los responsables de los compromisos.',
    huellas: [
      ['Huella de esta edición (SHA-256)', huella],
      ['Huella del contenido completo (SHA-256)', contenido.huellaCompleta],
    ] as const,
    explicacion:
      'El sello se calcula sobre la edición completa del acta y sobre los documentos adjuntos, y se publica en la página de la reunión. Allí puede comprobarse que ningún archivo ha cambiado y que esta edición corresponde a la completa:',
  };
}

/**
 * What both formats say, in their order.
 *
 * @param huella SHA-256 of the content in its canonical form
 */
export function presentTextos(contenido: ContenidoDocumento, huella: string) {
  const { edicion, reunion } = contenido;
  const inicio = new Date(reunion.iniciaEn);
  const fin = new Date(reunion.terminaEn ?? inicio.getTime() + reunion.duracionMinutos * 60_000);
  const numero = String(edicion.numero).padStart(3, '0');
  return {
    producto: edicion.producto,
    ministerio: edicion.ministerio,
    numero,
    titulo: `Acta n.º ${numero}`,
    mesa: reunion.mesa.nombre,
    momento: new Date(edicion.emitidaEn),
    datos: [
      ['Temática', orSin(reunion.tematica)],
      ['Fecha', day.format(inicio)],
      ['Hora', `${presentHora(inicio)} a ${presentHora(fin)}, hora de Colombia`],
      ['Lugar', presentLugar(reunion)],
      ['Entidad líder', reunion.mesa.entidadLider],
      ['Consultor principal', reunion.consultorPrincipal],
      ...(reunion.consultores.length === 0
        ? []
        : ([['Consultores de apoyo', reunion.consultores.join(', ')]] as const)),
      ...(reunion.participante === '' ? [] : ([['Participantes', reunion.participante]] as const)),
      ['Emisión', `N.º ${edicion.emision}, del ${presentFecha(edicion.emitidaEn)}`],
    ] as readonly (readonly [string, string])[],
    ...presentSegunEdicion(contenido, huella),
    puntos: reunion.puntos,
    avance: reunion.avance.trim(),
    decisiones: reunion.decisiones,
    documentos: reunion.documentos.map(({ nombre, bytes, sha256 }) => [nombre, presentTamano(bytes), sha256]),
    enmiendas: reunion.enmiendas.map(
      ({ entidad, texto, decididaEn }) =>
        `${texto} (Propuesta de ${entidad}, aceptada el ${presentFecha(decididaEn)}.)`,
    ),
    direccion: edicion.direccion,
  };
}

/** Headings and fixed sentences of the document. */
export const ROTULOS = {
  documento: 'Reunión de avance',
  asistentes: 'Asistentes',
  puntos: 'Orden del día',
  avance: 'Avance',
  decisiones: 'Decisiones',
  compromisos: 'Compromisos',
  documentos: 'Documentos adjuntos',
  enmiendas: 'Enmiendas aceptadas',
  sello: 'Huella y sello',
  sinDecisiones: 'No se registraron decisiones en esta reunión.',
  sinCompromisos: 'No se acordaron compromisos en esta reunión.',
  sinDocumentos: 'La reunión no tiene documentos adjuntos.',
  columnasDocumentos: ['Documento', 'Tamaño', 'Huella SHA-256'],
} as const;

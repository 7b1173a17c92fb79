import type { Compromiso } from '../../contract/index.ts';
import type { CompromisoDicho } from '../../rules/apuntes/compromiso-dicho.ts';
import {
  type CompromisoPorVerificar,
  findErroresCompromiso,
  NOMBRES_CAMPOS_COMPROMISO,
} from '../../rules/compromisos/datos-compromiso.ts';

/** How the due date is entered. */
export type ModoPlazo = 'plazo' | 'fecha';

/** An element as its autocomplete gives it back. */
export interface ElementoDeCompromiso {
  readonly elementoId: number;
  readonly nombre: string;
}

/** A request as its autocomplete gives it back. */
export interface SolicitudDeCompromiso {
  readonly id: number;
  readonly nombre: string;
}

/** The values of the form: texts, empty if there is no value. */
export interface ValoresCompromiso {
  readonly descripcion: string;
  readonly idEntidad: string;
  readonly idResponsable: string;
  readonly responsable: string;
  readonly modo: ModoPlazo;
  readonly plazo: string;
  readonly venceEn: string;
  readonly idServicio: string;
  readonly idEstadoServicio: string;
  readonly elemento: ElementoDeCompromiso | null;
  readonly solicitud: SolicitudDeCompromiso | null;
  readonly idEstadoSolicitud: string;
}

export const COMPROMISO_VACIO: ValoresCompromiso = {
  descripcion: '',
  idEntidad: '',
  idResponsable: '',
  responsable: '',
  modo: 'plazo',
  plazo: '10',
  venceEn: '',
  idServicio: '',
  idEstadoServicio: '',
  elemento: null,
  solicitud: null,
  idEstadoSolicitud: '',
};

const toText = (id: number | null) => (id === null ? '' : String(id));
const toId = (text: string) => (text === '' ? null : Number(text));

/** The form that shows a stored commitment. */
export function toValores(compromiso: Compromiso): ValoresCompromiso {
  const { plazoDiasHabiles, venceEn } = compromiso;
  return {
    descripcion: compromiso.descripcion,
    idEntidad: String(compromiso.idEntidad),
    idResponsable: toText(compromiso.idResponsable),
    responsable: compromiso.responsable,
    modo: plazoDiasHabiles === null ? 'fecha' : 'plazo',
    plazo: toText(plazoDiasHabiles),
    venceEn,
    idServicio: toText(compromiso.idServicio),
    idEstadoServicio: toText(compromiso.idEstadoServicio),
    elemento:
      compromiso.idElemento === null
        ? null
        : { elementoId: compromiso.idElemento, nombre: compromiso.elemento ?? String(compromiso.idElemento) },
    solicitud:
      compromiso.idSolicitud === null
        ? null
        : { id: compromiso.idSolicitud, nombre: compromiso.solicitud ?? String(compromiso.idSolicitud) },
    idEstadoSolicitud: toText(compromiso.idEstadoSolicitud),
  };
}

/** The form of a new commitment, begun with what a line of the minutes says of it. */
export function toValoresDichos(dicho: CompromisoDicho): ValoresCompromiso {
  const { plazoDiasHabiles, venceEn, idEntidad, idResponsable, responsable } = dicho;
  return {
    ...COMPROMISO_VACIO,
    descripcion: dicho.descripcion,
    idEntidad: toText(idEntidad),
    idResponsable: toText(idResponsable),
    responsable,
    modo: plazoDiasHabiles === null ? 'fecha' : 'plazo',
    plazo: toText(plazoDiasHabiles),
    venceEn: venceEn ?? '',
  };
}

/** The body of a creation or change. */
export function toDatos(valores: ValoresCompromiso): CompromisoPorVerificar {
  const isTerm = valores.modo === 'plazo';
  const plazo = valores.plazo.trim();
  return {
    descripcion: valores.descripcion.trim(),
    responsable: valores.responsable.trim(),
    idResponsable: toId(valores.idResponsable),
    idEntidad: toId(valores.idEntidad),
    // A text that is not a whole number breaks the rule of the term, as zero does.
    plazoDiasHabiles: isTerm ? (/^\d{1,4}$/.test(plazo) ? Number(plazo) : 0) : null,
    venceEn: isTerm || valores.venceEn === '' ? null : valores.venceEn,
    idServicio: toId(valores.idServicio),
    idEstadoServicio: toId(valores.idEstadoServicio),
    idElemento: valores.elemento?.elementoId ?? null,
    idSolicitud: valores.solicitud?.id ?? null,
    idEstadoSolicitud: toId(valores.idEstadoSolicitud),
  };
}

/** The field of the form a message of the request belongs to, where both are called otherwise. */
export const CAMPOS_DE_DATOS = {
  plazoDiasHabiles: 'plazo',
  idElemento: 'elemento',
  idSolicitud: 'solicitud',
} as const;

const { plazoDiasHabiles, idElemento, idSolicitud, ...otros } = NOMBRES_CAMPOS_COMPROMISO;

/** Labels of the fields, in the order of the form. */
export const NOMBRES_VALORES: Readonly<Record<keyof ValoresCompromiso, string>> = {
  descripcion: otros.descripcion,
  idEntidad: otros.idEntidad,
  idResponsable: otros.idResponsable,
  responsable: otros.responsable,
  modo: 'Vencimiento',
  plazo: plazoDiasHabiles,
  venceEn: otros.venceEn,
  elemento: idElemento,
  solicitud: idSolicitud,
  idEstadoSolicitud: otros.idEstadoSolicitud,
  idServicio: otros.idServicio,
  idEstadoServicio: otros.idEstadoServicio,
};

/** First broken rule of each field of the form. */
export function findErroresValores(
  valores: ValoresCompromiso,
  acordadoEn: string,
): Readonly<Partial<Record<keyof ValoresCompromiso, string>>> {
  const errores = Object.entries(findErroresCompromiso(toDatos(valores), acordadoEn));
  const fieldOf: Readonly<Record<string, string>> = CAMPOS_DE_DATOS;
  return Object.fromEntries(errores.map(([campo, mensaje]) => [fieldOf[campo] ?? campo, mensaje]));
}

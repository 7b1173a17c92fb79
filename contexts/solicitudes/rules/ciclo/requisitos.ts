import {
  type CampoUbicado,
  listFaltasDeMensajes,
  type OperacionPorRadicar,
} from '../mensajes/faltas-mensajes.ts';

/** Parts of the form of a request that are written, in their order. */
export const PARTES_SOLICITUD = ['servicio', 'campos', 'documentos'] as const;
export type ParteSolicitud = (typeof PARTES_SOLICITUD)[number];

/** The written data that the requirements check, complete or not; null if nothing was chosen. */
export interface DatosEscritos {
  readonly servicioNombre: string;
  readonly servicioDescripcion: string;
  readonly objetivo: string;
  readonly tipoIntercambio: string | null;
  readonly sincronia: string | null;
  readonly dominioId: number | null;
  readonly periodicidad: string | null;
  readonly consumoAbierto: boolean;
  readonly consumidores: readonly object[];
  readonly operaciones: readonly OperacionPorRadicar[];
  readonly campos: readonly CampoEscrito[];
  readonly normas: readonly {
    readonly tipo: string | null;
    readonly numero: string;
    readonly fechaExpedicion: string | null;
    readonly habilita: string;
    readonly archivoId: string | null;
  }[];
}

interface CampoEscrito extends CampoUbicado {
  readonly descripcion: string;
  readonly tipoDato: string;
  readonly datoPersonal: boolean;
  readonly base: string | null;
}

/** Something a request needs before it is filed. */
export interface Requisito {
  readonly parte: ParteSolicitud;
  /** As the list of requirements says it. */
  readonly texto: string;
  /** Its text while it is missing. */
  readonly mensaje: string;
  readonly cumplido: boolean;
}

/** What level 1 asks of a request that is filed (domain §5.5: servicio, structured data, legal basis). */
export function listRequisitos(datos: DatosEscritos): readonly Requisito[] {
  const { campos, normas } = datos;
  const every = <Fila>(filas: readonly Fila[], judge: (fila: Fila) => boolean) =>
    filas.length > 0 && filas.every(judge);
  return [
    {
      parte: 'servicio',
      texto: 'Nombre y descripción del servicio',
      mensaje: 'Escriba el nombre y la descripción del servicio.',
      cumplido: has(datos.servicioNombre) && has(datos.servicioDescripcion),
    },
    {
      parte: 'servicio',
      texto: 'Objetivo del intercambio',
      mensaje: 'Escriba el objetivo del intercambio.',
      cumplido: has(datos.objetivo),
    },
    {
      parte: 'servicio',
      texto: 'Tipo de intercambio y sincronía',
      mensaje: 'Elija el tipo de intercambio y la sincronía.',
      cumplido: datos.tipoIntercambio !== null && datos.sincronia !== null,
    },
    {
      parte: 'servicio',
      texto: 'Dominio y periodicidad',
      mensaje: 'Elija el dominio y la periodicidad.',
      cumplido: datos.dominioId !== null && datos.periodicidad !== null,
    },
    {
      parte: 'servicio',
      texto: 'Entidades consumidoras previstas',
      mensaje: 'Diga qué entidades consumirán el servicio, o que está abierto a todas.',
      cumplido: datos.consumoAbierto || datos.consumidores.length > 0,
    },
    {
      parte: 'campos',
      texto: 'Al menos un campo identificado',
      mensaje: 'Agregue al menos un campo de los que intercambia el servicio.',
      cumplido: campos.length > 0,
    },
    {
      parte: 'campos',
      texto: 'Descripción y tipo de dato de cada campo',
      mensaje: 'Escriba la descripción y el tipo de dato de cada campo.',
      cumplido: every(campos, ({ descripcion, tipoDato }) => has(descripcion) && has(tipoDato)),
    },
    ...(campos.some(({ datoPersonal }) => datoPersonal)
      ? [
          {
            parte: 'campos' as const,
            texto: 'Base legal de cada dato personal',
            mensaje: 'Elija la base legal de cada campo con datos personales.',
            cumplido: campos.every(({ datoPersonal, base }) => !datoPersonal || base !== null),
          },
        ]
      : []),
    ...listFaltasDeMensajes(datos.operaciones, campos).map((falta) => ({
      ...falta,
      parte: 'campos' as const,
    })),
    {
      parte: 'documentos',
      texto: 'Tipo, número y fecha de la norma',
      mensaje: 'Agregue al menos una norma con su tipo, número y fecha de expedición.',
      cumplido: every(
        normas,
        ({ tipo, numero, fechaExpedicion }) => tipo !== null && has(numero) && fechaExpedicion !== null,
      ),
    },
    {
      parte: 'documentos',
      texto: 'Lo que habilita la norma',
      mensaje: 'Escriba qué habilita cada norma.',
      cumplido: every(normas, ({ habilita }) => has(habilita)),
    },
    {
      parte: 'documentos',
      texto: 'Documento de la norma',
      mensaje: 'Adjunte el documento de cada norma.',
      cumplido: every(normas, ({ archivoId }) => archivoId !== null),
    },
  ];
}

/** What a request still lacks to be filed, each with the part of the form it belongs to. */
export function findPendientesDeRadicar(
  datos: DatosEscritos,
): { readonly campo: ParteSolicitud; readonly mensaje: string }[] {
  return listRequisitos(datos)
    .filter(({ cumplido }) => !cumplido)
    .map(({ parte, mensaje }) => ({ campo: parte, mensaje }));
}

const has = (text: string) => text.trim() !== '';

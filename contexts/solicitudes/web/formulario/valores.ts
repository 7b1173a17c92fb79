import { capitalizeNombre } from '@marco/entidades/terms';
import type {
  CambiosSolicitud,
  Campo,
  DatosCampo,
  DatosNorma,
  DatosOperacion,
  DatosServicio,
  DocumentoSolicitud,
  Solicitud,
} from '../../contract/index.ts';
import {
  ACCIONES_PROPUESTAS,
  type Periodicidad,
  type Sincronia,
  type TipoIntercambio,
  type TipoNorma,
} from '../../contract/terms.ts';
import type { DatosEscritos } from '../../rules/ciclo/requisitos.ts';
import type { ServicioDeNivel } from '../nivel/datos-nivel.ts';

/** A norma as it stands in the form. */
export interface ValoresNorma {
  /** Tells it apart in the form; it has no id of its own before it is stored. */
  readonly clave: string;
  readonly tipo: TipoNorma | '';
  readonly numero: string;
  readonly fechaExpedicion: string;
  readonly articulo: string;
  readonly habilita: string;
  readonly documento: DocumentoSolicitud | null;
}

/** A row of another table, by its name. */
export type FilaElegida = Solicitud['consumidores'][number];

/** The values of the form: texts, empty if there is no value. */
export interface ValoresSolicitud {
  readonly servicioId: number | null;
  readonly servicioNombre: string;
  readonly servicioDescripcion: string;
  readonly objetivo: string;
  readonly tipoIntercambio: TipoIntercambio | '';
  readonly sincronia: Sincronia | '';
  readonly dominioId: string;
  readonly periodicidad: Periodicidad | '';
  readonly volumenEstimado: string;
  /** Whoever may ask: no entity is named. */
  readonly consumoAbierto: boolean;
  readonly consumidores: readonly FilaElegida[];
  readonly sistemas: readonly FilaElegida[];
  readonly lenguajes: readonly FilaElegida[];
  readonly basesDatos: readonly FilaElegida[];
  readonly operaciones: readonly DatosOperacion[];
  readonly campos: readonly DatosCampo[];
  readonly normas: readonly ValoresNorma[];
}

/** What each part is called in messages, in the order of the form. */
export const NOMBRES_CAMPOS: Readonly<Record<keyof ValoresSolicitud, string>> = {
  servicioId: 'Servicio del directorio',
  servicioNombre: 'Nombre del servicio',
  servicioDescripcion: 'Descripción',
  objetivo: 'Objetivo del intercambio',
  tipoIntercambio: 'Tipo de intercambio',
  sincronia: 'Sincronía',
  dominioId: 'Dominio',
  periodicidad: 'Periodicidad',
  volumenEstimado: 'Mensajes al mes',
  consumoAbierto: 'Abierto a todas las entidades',
  consumidores: 'Entidades consumidoras previstas',
  sistemas: 'Sistemas',
  lenguajes: 'Lenguajes',
  basesDatos: 'Bases de datos',
  operaciones: 'Operaciones',
  campos: 'Elementos de dato',
  normas: 'Normas',
};

const PARTES = Object.keys(NOMBRES_CAMPOS) as (keyof ValoresSolicitud)[];

/** A norma to be written. */
export function createNorma(): ValoresNorma {
  return {
    clave: crypto.randomUUID(),
    tipo: '',
    numero: '',
    fechaExpedicion: '',
    articulo: '',
    habilita: '',
    documento: null,
  };
}

/** The form of a request that begins, with the servicio it is for where the directory has it. */
export function createValores(servicio: ServicioDeNivel | null): ValoresSolicitud {
  return {
    servicioId: servicio?.id ?? null,
    servicioNombre: servicio?.nombre ?? '',
    servicioDescripcion: servicio?.descripcion ?? '',
    objetivo: '',
    tipoIntercambio: '',
    sincronia: '',
    dominioId: '',
    periodicidad: '',
    volumenEstimado: '',
    consumoAbierto: false,
    consumidores: [],
    sistemas: [],
    lenguajes: [],
    basesDatos: [],
    operaciones: [],
    campos: [],
    normas: [createNorma()],
  };
}

/** The form of a stored request. */
export function toValores(solicitud: Solicitud): ValoresSolicitud {
  const { dominioId, volumenEstimado, normas, campos } = solicitud;
  const guardadas = normas.map(({ id, tipo, numero, fechaExpedicion, articulo, habilita, documento }) => ({
    clave: String(id),
    tipo: tipo ?? ('' as const),
    numero,
    fechaExpedicion: fechaExpedicion ?? '',
    articulo,
    habilita,
    documento,
  }));
  return {
    servicioId: solicitud.servicioId,
    servicioNombre: solicitud.servicioNombre,
    servicioDescripcion: solicitud.servicioDescripcion,
    objetivo: solicitud.objetivo,
    tipoIntercambio: solicitud.tipoIntercambio ?? '',
    sincronia: solicitud.sincronia ?? '',
    dominioId: dominioId === null ? '' : String(dominioId),
    periodicidad: solicitud.periodicidad ?? '',
    volumenEstimado: volumenEstimado === null ? '' : String(volumenEstimado),
    consumoAbierto: solicitud.consumoAbierto,
    consumidores: solicitud.consumidores.map(({ id, nombre }) => ({
      id,
      nombre: capitalizeNombre(nombre),
    })),
    sistemas: solicitud.sistemas,
    lenguajes: solicitud.lenguajes,
    basesDatos: solicitud.basesDatos,
    operaciones: solicitud.operaciones,
    campos: campos.map(toDatosCampo),
    // There is always one to write: a request without a norma cannot be filed.
    normas: guardadas.length === 0 ? [createNorma()] : guardadas,
  };
}

function toDatosCampo(campo: Campo): DatosCampo {
  const { nombre, descripcion, tipoDato, longitud, obligatorio } = campo;
  const { sentido, valores, fuente, ejemplo, sistemaOrigen } = campo;
  const { operacion, papel, padre, repite, datoPersonal, base } = campo;
  return {
    nombre,
    descripcion,
    tipoDato,
    longitud,
    obligatorio,
    sentido,
    valores,
    fuente,
    ejemplo,
    sistemaOrigen,
    operacion,
    papel,
    padre,
    repite,
    datoPersonal,
    base,
    ...toPropuesta(campo),
  };
}

/** What it would become, where somebody said it: sent back as it is, it changes nothing. */
function toPropuesta({ accion, elemento, justificacion }: Campo): Pick<DatosCampo, 'propuesta'> {
  const propone = ACCIONES_PROPUESTAS.find((una) => una === accion);
  if (!propone) return {};
  return {
    propuesta: {
      accion: propone,
      elementoId: (elemento?.id ?? null) as NonNullable<DatosCampo['propuesta']>['elementoId'],
      justificacion,
    },
  };
}

/** Whether nothing was written of a norma: it is not sent and nobody misses it. */
export function isNormaVacia({ clave: _, ...norma }: ValoresNorma): boolean {
  return Object.values(norma).every((valor) => valor === '' || valor === null);
}

/** Whole numbers as people write them, with or without dots between the thousands. */
const VOLUMEN = /^(\d{1,9}|\d{1,3}(\.\d{3}){1,2})$/;

/** Messages a month; null where nothing is written, undefined where it is no whole number. */
export function readVolumen(texto: string): number | null | undefined {
  const escrito = texto.trim();
  if (escrito === '') return null;
  return VOLUMEN.test(escrito) ? Number(escrito.replaceAll('.', '')) : undefined;
}

/** The fields of the servicio as the calls name them; ids were picked from the lists of the server. */
export function toDatosServicio(valores: ValoresSolicitud): DatosServicio {
  const { servicioId, tipoIntercambio, sincronia, dominioId, periodicidad, volumenEstimado } = valores;
  return {
    servicioId: servicioId as DatosServicio['servicioId'],
    servicioNombre: valores.servicioNombre.trim(),
    servicioDescripcion: valores.servicioDescripcion.trim(),
    objetivo: valores.objetivo.trim(),
    tipoIntercambio: tipoIntercambio || null,
    sincronia: sincronia || null,
    dominioId: (dominioId === '' ? null : Number(dominioId)) as DatosServicio['dominioId'],
    periodicidad: periodicidad || null,
    volumenEstimado: readVolumen(volumenEstimado) ?? null,
  };
}

function toDatosNorma({ tipo, numero, fechaExpedicion, articulo, habilita, documento }: ValoresNorma) {
  return {
    tipo: tipo || null,
    numero: numero.trim(),
    fechaExpedicion: fechaExpedicion || null,
    articulo: articulo.trim(),
    habilita: habilita.trim(),
    archivoId: documento?.idArchivo ?? null,
  } as DatosNorma;
}

/** Normas as they are sent: those of which something was written. */
export function toDatosNormas(normas: readonly ValoresNorma[]): DatosNorma[] {
  return normas.filter((norma) => !isNormaVacia(norma)).map(toDatosNorma);
}

const FICHA = ['consumidores', 'sistemas', 'lenguajes', 'basesDatos'] as const;

/** Parts of the form that differ from what is stored. */
export function listCambiadas(
  valores: ValoresSolicitud,
  guardados: ValoresSolicitud,
): readonly (keyof ValoresSolicitud)[] {
  return PARTES.filter((parte) => toComparable(valores, parte) !== toComparable(guardados, parte));
}

/** What is stored of a part, as one value: two are the same when it is. */
function toComparable(valores: ValoresSolicitud, parte: keyof ValoresSolicitud): unknown {
  if (parte === 'normas') return JSON.stringify(toDatosNormas(valores.normas));
  // The same rows are the same, whatever they are called meanwhile.
  const ficha = FICHA.find((una) => una === parte);
  if (ficha) return valores[ficha].map(({ id }) => id).join();
  const valor = valores[parte];
  return typeof valor === 'object' ? JSON.stringify(valor) : valor;
}

/** The changed parts as they are sent; a list is sent completely. */
export function toCambios(
  valores: ValoresSolicitud,
  partes: readonly (keyof ValoresSolicitud)[],
): CambiosSolicitud {
  const servicio = Object.entries(toDatosServicio(valores)).filter(([parte]) =>
    partes.includes(parte as keyof ValoresSolicitud),
  );
  return {
    ...(Object.fromEntries(servicio) as Partial<DatosServicio>),
    ...pickFicha(valores, partes),
    ...(partes.includes('campos') ? { campos: [...valores.campos] } : {}),
    ...(partes.includes('normas') ? { normas: toDatosNormas(valores.normas) } : {}),
  };
}

/** What changed of the operations, of who will read them and of what is behind them. */
function pickFicha(valores: ValoresSolicitud, partes: readonly (keyof ValoresSolicitud)[]): CambiosSolicitud {
  const ids = FICHA.filter((parte) => partes.includes(parte)).map((parte) => [
    parte,
    valores[parte].map(({ id }) => id),
  ]);
  return {
    ...(Object.fromEntries(ids) as Pick<CambiosSolicitud, (typeof FICHA)[number]>),
    ...(partes.includes('consumoAbierto') ? { consumoAbierto: valores.consumoAbierto } : {}),
    ...(partes.includes('operaciones') ? { operaciones: [...valores.operaciones] } : {}),
  };
}

/** What the rules judge of the form. */
export function toDatosEscritos(valores: ValoresSolicitud): DatosEscritos {
  return {
    ...toDatosServicio(valores),
    consumoAbierto: valores.consumoAbierto,
    consumidores: valores.consumidores,
    operaciones: valores.operaciones,
    campos: valores.campos,
    normas: toDatosNormas(valores.normas),
  };
}

import { ESTADO_CERTIFICADO } from '@marco/certificados/terms';
import { presentMomento } from '@marco/parametros/port';
import { ESTADO_VERSION_SERVICIO, PAPEL_MENSAJE } from '@marco/servicios/terms';
import { toPasaporte } from '../../contract/pasaportes.paths.ts';
import type { HechosDePasaporte } from './tarea.ts';
import type { VersionEscrita } from './write-contrato.ts';
import { listElementos } from './write-elementos.ts';

/** A table of the cover: its name, its columns and its rows. */
export interface TablaDePortada {
  readonly titulo: string;
  readonly columnas: readonly { readonly title: string; readonly share: number }[];
  readonly filas: readonly (readonly string[])[];
  /** What is said where it has no row. */
  readonly vacia: string;
}

/** What the cover says, on paper and on a screen. */
export interface TextosPortada {
  readonly titulo: string;
  readonly servicio: string;
  readonly direccion: string;
  readonly descripcion: string;
  readonly datos: readonly (readonly [nombre: string, valor: string])[];
  readonly tablas: readonly TablaDePortada[];
  readonly comprobar: string;
}

/** Rows of elements on the cover; all of them are in `elementos.csv`. */
const MAXIMO_ELEMENTOS = 60;

const presentDia = (momento: string) => presentMomento(new Date(momento));

function listDatos({ servicio, entidad, version, oid, conformidad, momento }: HechosDePasaporte) {
  const { nombre, sigla, nit, dv } = entidad;
  return [
    ['Servicio', servicio.nombre],
    ['Entidad', `${sigla === null ? nombre : `${nombre} (${sigla})`}, NIT ${nit}-${dv}`],
    ['Versión', version.numero],
    ['Estado', ESTADO_VERSION_SERVICIO[version.estado]],
    ['OID de la versión', oid],
    ...(servicio.oid === null ? [] : ([['OID del servicio', servicio.oid]] as const)),
    ...(version.estandarizadaEn === null
      ? []
      : ([['Estandarizada', presentDia(version.estandarizadaEn)]] as const)),
    ...(conformidad === null
      ? []
      : ([
          ['Banco de conformidad', `Puntaje ${conformidad.puntaje} %, reglas ${conformidad.reglas}`],
          ['Contrato, SHA-256', conformidad.contratoSha256],
        ] as const)),
    ['Al día de', presentDia(momento)],
  ] as const;
}

function writeCertificados({ certificados }: HechosDePasaporte): TablaDePortada {
  return {
    titulo: 'Certificados',
    columnas: [
      { title: 'Nivel', share: 0.12 },
      { title: 'Número', share: 0.3 },
      { title: 'Estado', share: 0.2 },
      { title: 'Expedido', share: 0.38 },
    ],
    filas: certificados.map(({ nivel, numero, estado, expedidoEn }) => [
      `Nivel ${nivel}`,
      numero,
      ESTADO_CERTIFICADO[estado],
      presentDia(expedidoEn),
    ]),
    vacia: 'La versión no tiene certificados de este sistema.',
  };
}

function writeMensajes(
  { operaciones }: HechosDePasaporte,
  escrita: VersionEscrita | undefined,
): TablaDePortada {
  const nombres = new Map(operaciones.map(({ codigo, nombre }) => [codigo, nombre]));
  return {
    titulo: 'Operaciones y mensajes',
    columnas: [
      { title: 'Operación', share: 0.28 },
      { title: 'Nombre', share: 0.44 },
      { title: 'Mensajes', share: 0.28 },
    ],
    filas: (escrita?.material.operaciones ?? []).map(({ codigo, mensajes }) => [
      codigo,
      nombres.get(codigo) ?? codigo,
      mensajes.map(({ papel }) => PAPEL_MENSAJE[papel]).join(', '),
    ]),
    vacia: 'La versión no tiene mensajes con elementos de dato publicados.',
  };
}

function writeElementosDePortada(escrita: VersionEscrita | undefined): TablaDePortada {
  const elementos = escrita ? listElementos(escrita.material.clausura) : [];
  const mostrados = elementos.slice(0, MAXIMO_ELEMENTOS);
  const total = elementos.length;
  return {
    titulo:
      total > mostrados.length
        ? `Elementos de dato (${mostrados.length} de ${total}; todos en elementos.csv)`
        : 'Elementos de dato',
    columnas: [
      { title: 'Identificador', share: 0.26 },
      { title: 'Nombre', share: 0.36 },
      { title: 'OID', share: 0.26 },
      { title: 'Versión', share: 0.12 },
    ],
    filas: mostrados.map(({ identificador, nombre, oid, mayor, menor }) => [
      identificador,
      nombre,
      oid,
      `${mayor}.${menor}`,
    ]),
    vacia: 'Ninguno publicado.',
  };
}

function writePartes({ partes }: HechosDePasaporte): TablaDePortada {
  return {
    titulo: 'Qué trae el pasaporte',
    columnas: [
      { title: 'Parte', share: 0.24 },
      { title: 'Archivos', share: 0.3 },
      { title: 'Para qué', share: 0.46 },
    ],
    filas: partes.map(({ titulo, archivos, texto, presente }) => [titulo, presente ? archivos : '—', texto]),
    vacia: '',
  };
}

/** The cover of a pasaporte, in words. */
export function presentTextosPortada(
  hechos: HechosDePasaporte,
  escrita: VersionEscrita | undefined,
): TextosPortada {
  const { servicio, version, base, oid } = hechos;
  return {
    titulo: 'Pasaporte de servicio',
    servicio: `${servicio.nombre}, versión ${version.numero}`,
    direccion: `${base}${toPasaporte(oid)}`,
    descripcion: servicio.descripcion,
    datos: listDatos(hechos),
    tablas: [
      writeCertificados(hechos),
      writeMensajes(hechos, escrita),
      writeElementosDePortada(escrita),
      writePartes(hechos),
    ],
    comprobar:
      'La página del código QR muestra el estado de hoy. El archivo manifiesto.json del pasaporte lleva la huella SHA-256 de cada archivo, firmada con la clave de los certificados: reproducir.md dice cómo comprobarlo sin conexión.',
  };
}

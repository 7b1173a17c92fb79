import { PARTES_PASAPORTE, type PartePasaporte } from '../contract/terms.ts';

/** What decides which parts a pasaporte has. */
export interface ContenidoDePasaporte {
  /** Whether its messages can be written. */
  readonly mensajes: boolean;
  /** Whether the contract the entity certified is in it. */
  readonly contrato: boolean;
  readonly informe: boolean;
  /** Whether the simulator answers in its place. */
  readonly simulada: boolean;
  readonly certificados: number;
}

interface TextoDeParte {
  readonly titulo: string;
  /** Where it lies in the package. */
  readonly archivos: string;
  /** What it is for; why it is not there, where it is not. */
  readonly texto: string;
}

/** A part as people read of it, there or not. */
export interface ParteDicha extends TextoDeParte {
  readonly clave: PartePasaporte;
  readonly presente: boolean;
}

const TEXTOS: Readonly<Record<PartePasaporte, TextoDeParte>> = {
  portada: {
    titulo: 'Portada',
    archivos: 'pasaporte.pdf, pasaporte.html',
    texto: 'Lo principal para leer e imprimir, con el código QR que abre esta página.',
  },
  resumen: {
    titulo: 'Resumen para programas',
    archivos: 'pasaporte.json, pasaporte.schema.json, pasaporte.jsonld',
    texto: 'Lo mismo en JSON con su esquema, y como datos enlazados (DCAT).',
  },
  contrato: {
    titulo: 'Contrato',
    archivos: 'contrato/',
    texto: 'OpenAPI 3.1 y WSDL escritos desde los mensajes, y el contrato certificado.',
  },
  mensajes: {
    titulo: 'Esquemas de los mensajes',
    archivos: 'esquemas/',
    texto: 'XML Schema, JSON Schema y SHACL de cada mensaje.',
  },
  ejemplos: {
    titulo: 'Ejemplos',
    archivos: 'ejemplos/validos/, ejemplos/invalidos/, ejemplos/indice.csv',
    texto: 'Mensajes válidos, y uno por cada regla que rompe a propósito, con el índice de cuál y dónde.',
  },
  elementos: {
    titulo: 'Elementos de dato',
    archivos: 'elementos.csv, elementos.jsonld',
    texto: 'OID, versión, definición y valores permitidos de cada elemento.',
  },
  conformidad: {
    titulo: 'Conformidad',
    archivos: 'conformidad/, reproducir.md',
    texto: 'El informe del banco y cómo repetirlo para obtener la misma huella.',
  },
  certificados: {
    titulo: 'Certificados',
    archivos: 'certificados/',
    texto: 'Credenciales, PDF, claves del emisor y listas de estados: se comprueban sin conexión.',
  },
  pruebas: {
    titulo: 'Pruebas para quien consume',
    archivos: 'situaciones.json, pruebas/coleccion.json',
    texto:
      'Lo que el simulador responde en cada operación y debe resistir un buen cliente, y una colección para clientes HTTP.',
  },
  historia: {
    titulo: 'Historia',
    archivos: 'cambios.atom',
    texto: 'Lo que le pasó a la versión y a sus certificados, en Atom.',
  },
};

/** What follows for some parts from what a pasaporte has. */
type DeCadaParte<Dicho> = Readonly<
  Partial<Record<PartePasaporte, (contenido: ContenidoDePasaporte) => Dicho>>
>;

const SIN_MENSAJES = 'Todavía no: la versión no tiene mensajes con elementos de dato publicados.';

/** Why a part is not there; undefined where it is. */
const AUSENCIAS: DeCadaParte<string | undefined> = {
  contrato: ({ mensajes, contrato }) => (mensajes || contrato ? undefined : SIN_MENSAJES),
  mensajes: ({ mensajes }) => (mensajes ? undefined : SIN_MENSAJES),
  ejemplos: ({ mensajes }) => (mensajes ? undefined : SIN_MENSAJES),
  elementos: ({ mensajes }) => (mensajes ? undefined : SIN_MENSAJES),
  pruebas: ({ mensajes }) => (mensajes ? undefined : SIN_MENSAJES),
  conformidad: ({ informe }) =>
    informe ? undefined : 'Todavía no: el banco la informa cuando la versión alcanza el nivel 2.',
  certificados: ({ certificados }) =>
    certificados > 0
      ? undefined
      : 'Ninguno: la versión viene del directorio anterior al sistema o su certificado está en camino.',
};

/** What is said of the contract while the one the entity certified is not for everybody. */
const SOLO_ESCRITO =
  'OpenAPI 3.1 y WSDL escritos desde los mensajes. El contrato de la entidad se publica con el nivel 3.';

/** What is said of a part that is there in part. */
const EN_PARTE: DeCadaParte<Partial<TextoDeParte>> = {
  contrato: ({ contrato }) => (contrato ? {} : { texto: SOLO_ESCRITO }),
  pruebas: ({ simulada }) =>
    simulada
      ? {}
      : {
          archivos: 'pruebas/coleccion.json',
          texto: 'Una colección para clientes HTTP. El simulador no responde por una versión retirada.',
        },
};

/** The parts of a pasaporte in their order, those that are not there with the reason. */
export function listPartes(contenido: ContenidoDePasaporte): ParteDicha[] {
  return PARTES_PASAPORTE.map((clave) => {
    const dicho = { ...TEXTOS[clave], ...EN_PARTE[clave]?.(contenido) };
    const ausencia = AUSENCIAS[clave]?.(contenido);
    return { clave, ...dicho, texto: ausencia ?? dicho.texto, presente: ausencia === undefined };
  });
}

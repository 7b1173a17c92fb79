import type { Nivel, TipoSolicitud } from '../../contract/terms.ts';

/** A place of the form that a return may mark. */
export interface LugarDeMarca {
  /** 'servicio', 'servicio.objetivo', 'campos.numeroPasaporte', 'normas.2'. */
  readonly codigo: string;
  /** Part of the form it belongs to. */
  readonly parte: string;
  /** As people read it. */
  readonly nombre: string;
}

/** What of a request has places of its own, however much of it is written. */
export interface SolicitudMarcable {
  readonly nivel: Nivel;
  /** Absent: one that asks for the level. */
  readonly tipo?: TipoSolicitud;
  readonly campos: readonly { readonly nombre: string }[];
  readonly normas: readonly object[];
}

interface ParteMarcable {
  readonly codigo: string;
  readonly nombre: string;
  /** Its fields, by the last word of their code. */
  readonly campos: Readonly<Record<string, string>>;
}

/** Parts of the forms, in their order; each may be marked as a whole. */
const PARTES: Readonly<Record<Nivel, readonly ParteMarcable[]>> = {
  1: [
    {
      codigo: 'servicio',
      nombre: 'Datos del servicio',
      campos: {
        servicioNombre: 'Nombre del servicio',
        servicioDescripcion: 'Descripción',
        objetivo: 'Objetivo del intercambio',
        tipoIntercambio: 'Tipo de intercambio',
        sincronia: 'Sincronía',
        dominioId: 'Dominio',
        periodicidad: 'Periodicidad',
        volumenEstimado: 'Mensajes al mes',
        consumidores: 'Entidades consumidoras previstas',
      },
    },
    { codigo: 'campos', nombre: 'Elementos de dato', campos: {} },
    { codigo: 'documentos', nombre: 'Documentos', campos: {} },
  ],
  2: [
    { codigo: 'servicio', nombre: 'Servicio y versión', campos: {} },
    {
      codigo: 'contrato',
      nombre: 'Contrato',
      campos: {
        archivo: 'Archivo del contrato',
        tecnologia: 'Tecnología',
        urlPruebas: 'Dirección de prueba',
      },
    },
    { codigo: 'correspondencia', nombre: 'Correspondencia con el contrato', campos: {} },
    { codigo: 'mensajes', nombre: 'Mensajes y banco de conformidad', campos: {} },
    {
      codigo: 'aprobacion',
      nombre: 'Constancia de la entidad',
      campos: {
        responsable: 'Responsable',
        cargo: 'Cargo',
        fecha: 'Fecha de la aprobación',
        documento: 'Documento de la constancia',
        observaciones: 'Observaciones',
      },
    },
  ],
  3: [
    { codigo: 'servicio', nombre: 'Servicio y certificados', campos: {} },
    {
      codigo: 'politico-legal',
      nombre: 'Dimensión político-legal',
      campos: {
        normas: 'Normas',
        acuerdo: 'Convenio o acuerdo',
        vinculacion: 'Acuerdo de vinculación con la Agencia Nacional Digital',
        politicaDatos: 'Política de tratamiento de datos',
        aviso: 'Aviso, autorización o excepción de ley',
        aprobacion: 'Aprobación interna',
      },
    },
    {
      codigo: 'organizacional',
      nombre: 'Dimensión organizacional',
      campos: {
        procesos: 'Trámites y procesos',
        consumidores: 'Entidades consumidoras',
        responsables: 'Responsables',
        ans: 'Acuerdo de niveles de servicio',
        soporte: 'Mesa de ayuda',
        continuidad: 'Plan de continuidad y de cambios',
      },
    },
    {
      codigo: 'tecnico',
      nombre: 'Dimensión técnica',
      campos: {
        arquitectura: 'Arquitectura',
        servidores: 'Servidores de seguridad',
        certificadosTls: 'Certificados de los servidores',
        xroad: 'Identificadores en la plataforma',
        pruebas: 'Pruebas en QA',
        vulnerabilidades: 'Análisis de vulnerabilidades',
        monitoreo: 'Monitoreo y respaldo',
      },
    },
    {
      codigo: 'consumo',
      nombre: 'Consumo',
      campos: {
        politica: 'Cómo se accede',
        condiciones: 'Condiciones',
        cuotas: 'Cuotas',
        diasRespuesta: 'Días para responder',
        observaciones: 'Observaciones',
      },
    },
  ],
};

/** The one part of the form that ends a version, whichever its level. */
const DE_RETIRO: readonly ParteMarcable[] = [
  {
    codigo: 'retiro',
    nombre: 'Retiro de la versión',
    campos: { fechaRetiro: 'Día del retiro', sucesoraId: 'Versión que la reemplaza', motivo: 'Motivo' },
  },
];

/** Lists whose rows are places, by the first word of their code: the part they are written in. */
const PARTE_DE_LISTA: Readonly<Record<string, string>> = { normas: 'documentos' };

/** Part of the form that a place belongs to: the first word of its code says it. */
export function toParte(codigo: string): string {
  const [palabra = codigo] = codigo.split('.', 1);
  return PARTE_DE_LISTA[palabra] ?? palabra;
}

/** Code of the place of a field the entity identified; the name stays where the row is written again. */
export function toLugarDeCampo(nombre: string): string {
  return `campos.${nombre}`;
}

/** Code of the place of a norma. @param lugar its place in the list, from 1 */
export function toLugarDeNorma(lugar: number): string {
  return `normas.${lugar}`;
}

function listFilas({ nivel, campos, normas }: SolicitudMarcable, parte: string): readonly LugarDeMarca[] {
  if (nivel !== 1) return [];
  if (parte === 'campos')
    // Fields of several messages may have one name: they are one place.
    return [...new Set(campos.map(({ nombre }) => nombre))].map((nombre) => ({
      codigo: toLugarDeCampo(nombre),
      parte,
      nombre: `Campo ${nombre}`,
    }));
  if (parte === 'documentos')
    return normas.map((_, at) => ({ codigo: toLugarDeNorma(at + 1), parte, nombre: `Norma ${at + 1}` }));
  return [];
}

/** The places a return may mark in a request, in the order of its form: parts, their fields and their rows. */
export function listLugares(solicitud: SolicitudMarcable): readonly LugarDeMarca[] {
  const partes = solicitud.tipo === 'retiro' ? DE_RETIRO : PARTES[solicitud.nivel];
  return partes.flatMap(({ codigo: parte, nombre, campos }) => [
    { codigo: parte, parte, nombre },
    ...Object.entries(campos).map(([campo, titulo]) => ({
      codigo: `${parte}.${campo}`,
      parte,
      nombre: titulo,
    })),
    ...listFilas(solicitud, parte),
  ]);
}

/**
 * Place at which a mark shows in the form as it is now: its own, or its part where the field or the row is there no
 * more.
 */
export function findLugarDeMarca(lugar: string, lugares: readonly LugarDeMarca[]): string {
  return lugares.some(({ codigo }) => codigo === lugar) ? lugar : toParte(lugar);
}

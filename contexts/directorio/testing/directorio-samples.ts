import type {
  CadenaDirectorio,
  CampoDeFicha,
  FacetasDirectorio,
  FichaServicio,
  ResultadoDirectorio,
  ServicioDirectorio,
} from '../contract/index.ts';

const sampleEntidad = { id: 4, nombre: 'REGISTRADURÍA NACIONAL DEL ESTADO CIVIL', sigla: 'RNEC' } as const;

const sampleEstado = {
  codigo: 'publicado-nivel-3',
  nombre: 'Publicado Nivel 3',
  color: 'verde',
  nivel: 3,
  enSuspension: false,
  importado: false,
} as const;

/** A servicio as the directory lists it. */
export function createServicioDirectorio(changes: Partial<ServicioDirectorio> = {}): ServicioDirectorio {
  return {
    servicioId: 8,
    nombre: 'Consulta de datos básicos del ciudadano',
    direccion: '/directorio-servicios/rnec/consulta-de-datos-basicos',
    entidad: sampleEntidad,
    estado: sampleEstado,
    version: '2.1',
    resumen: 'Confirma quién es una persona.',
    pide: {
      total: 1,
      datos: [{ elementoId: 3, identificador: 'numId', nombre: 'Número de identificación', coincide: true }],
    },
    entrega: {
      total: 8,
      datos: [
        { elementoId: 5, identificador: 'primerNombre', nombre: 'Primer nombre', coincide: false },
        { elementoId: 6, identificador: 'fechaDefuncion', nombre: 'Fecha de defunción', coincide: true },
      ],
    },
    faltan: [],
    certificado: { nivel: 3, numero: 'LCI-C3-2026-000041', codigo: 'ABCD' },
    consumidores: 47,
    datoPersonal: 'semiprivado',
    acceso: 'por-solicitud',
    conSimulador: true,
    actualizado: '2026-03-19T15:00:00.000Z',
    explicacion: { puntaje: 3.45, palabras: [], factorNivel: 1.15, factorSalud: 1 },
    ...changes,
  };
}

export function createResultadoDirectorio(changes: Partial<ResultadoDirectorio> = {}): ResultadoDirectorio {
  return {
    servicios: [createServicioDirectorio()],
    total: 12,
    totalDirectorio: 92,
    corregido: null,
    tengo: [],
    necesito: [],
    sinOferta: [],
    ...changes,
  };
}

export function createFacetasDirectorio(changes: Partial<FacetasDirectorio> = {}): FacetasDirectorio {
  return {
    estado: [],
    entidad: [],
    acceso: [],
    datoPersonal: [],
    sector: [],
    ordenEntidad: [],
    departamento: [],
    tipoIntercambio: [],
    sincronia: [],
    tecnologia: [],
    entrega: [],
    pide: [],
    dominio: [],
    capa: [],
    simulador: [],
    actualizado: [],
    ...changes,
  };
}

/** A call of a chain. */
export function createPasoCadena(
  changes: Partial<CadenaDirectorio['pasos'][number]> = {},
): CadenaDirectorio['pasos'][number] {
  return {
    servicioId: 8,
    nombre: 'Consulta de datos básicos',
    direccion: '/directorio-servicios/rnec/consulta-de-datos-basicos',
    entidad: sampleEntidad,
    estado: sampleEstado,
    usa: [{ elementoId: 3, identificador: 'numId', nombre: 'Número de identificación', paso: 0 }],
    aporta: [{ elementoId: 6, identificador: 'fechaDefuncion', nombre: 'Fecha de defunción' }],
    alimenta: [],
    ...changes,
  };
}

/** A field of a message as the page shows it. */
export function createCampoFicha(changes: Partial<CampoDeFicha> = {}): CampoDeFicha {
  return {
    id: 1,
    nivel: 1,
    nombreLocal: 'primerNombre',
    elemento: {
      elementoId: 5,
      versionId: 50,
      identificador: 'primerNombre',
      nombre: 'Primer nombre',
      definicion: 'Nombre que va primero.',
      version: '2.0',
      oid: '2.999.170.5',
      direccion: '/diccionario/primerNombre',
    },
    masReciente: null,
    minimo: 1,
    maximo: 1,
    obligatorioDeNegocio: true,
    tipoDato: 'cadena',
    permitido: 'Texto, de 1 a 60 caracteres',
    valores: null,
    ejemplo: null,
    datoPersonal: 'publico',
    siempre: true,
    normas: [],
    ...changes,
  };
}

/** What a block says while nobody supplied it. */
export const samplePendiente = {
  texto: 'La entidad no ha escrito esta parte.',
  quien: 'la entidad que ofrece el servicio',
} as const;

/** The page of a servicio with two operations, one version and no panel of a later context. */
export function createFicha(changes: Partial<FichaServicio> = {}): FichaServicio {
  const { servicioId, nombre, direccion, resumen } = createServicioDirectorio();
  const vacio = { contenido: null, pendiente: samplePendiente };
  return {
    servicioId,
    nombre,
    direccion,
    entidad: { ...sampleEntidad, sitioWeb: 'https://www.registraduria.gov.co' },
    estado: sampleEstado,
    version: { id: 21, numero: '2.1', estado: 'publicada', direccion: `${direccion}/2.1` },
    resumen,
    hechos: {
      entrega: { total: 10, siempre: 7 },
      pide: { total: 2, opcionales: 1 },
      acceso: 'por-solicitud',
      diasRespuesta: 8,
      consumidores: 47,
      tieneAcuerdos: true,
      datoPersonal: 'semiprivado',
    },
    avisos: [],
    proposito: {
      contenido: { objetivo: 'Saber quién es.', descripcion: 'Confirma datos.', periodicidad: null },
      pendiente: null,
    },
    datos: {
      contenido: {
        operaciones: [
          {
            id: 1,
            codigo: 'consultarUno',
            nombre: 'Consultar uno',
            tipoIntercambio: 'consulta',
            sincronia: 'sincrono',
            mensajes: [
              {
                papel: 'peticion',
                campos: [createCampoFicha({ id: 2, nombreLocal: 'documento', minimo: 0 })],
              },
              { papel: 'respuesta', campos: [createCampoFicha()] },
            ],
          },
          {
            id: 2,
            codigo: 'consultarVarios',
            nombre: 'Consultar varios',
            tipoIntercambio: null,
            sincronia: null,
            mensajes: [
              {
                papel: 'respuesta',
                campos: [createCampoFicha({ id: 3, nombreLocal: 'personas', maximo: null })],
              },
            ],
          },
        ],
        planos: [],
      },
      pendiente: null,
    },
    niveles: {
      contenido: {
        niveles: [
          {
            nivel: 1,
            alcanzadoEn: '2025-05-14T15:00:00.000Z',
            certificado: {
              numero: 'LCI-C1-2025-000088',
              codigo: 'AAAA',
              estado: 'vigente',
              expedidoEn: '2025-05-14T15:00:00.000Z',
              validoHasta: null,
            },
            indice: null,
            puntaje: null,
          },
          {
            nivel: 2,
            alcanzadoEn: '2025-10-02T15:00:00.000Z',
            certificado: null,
            indice: 96,
            puntaje: { cumplen: 19, cuentan: 19 },
          },
          { nivel: 3, alcanzadoEn: null, certificado: null, indice: null, puntaje: null },
        ],
        siguiente: 'Para el Nivel 3 falta la solicitud de la entidad.',
      },
      pendiente: null,
    },
    ejemplos: vacio,
    simulador: vacio,
    contrato: vacio,
    baseLegal: {
      contenido: {
        normas: [{ nombre: 'Decreto 1010 de 2000', articulo: '5', habilita: '' }],
        clases: [{ clase: 'publico', cantidad: 1 }],
        bases: ['funcion'],
      },
      pendiente: null,
    },
    consumidores: {
      contenido: {
        abierto: false,
        acordadas: { total: 47, entidades: [sampleEntidad] },
        nombradas: { total: 0, entidades: [] },
      },
      pendiente: null,
    },
    salud: vacio,
    ventanas: [],
    cambios: {
      contenido: [
        {
          version: '2.1',
          estado: 'publicada',
          direccion: `${direccion}/2.1`,
          desde: '2026-03-19T15:00:00.000Z',
          cambia: '2.0',
          fechaRetiro: null,
          sucesora: null,
          agrega: ['fechaDefuncion'],
          quita: [],
        },
      ],
      pendiente: null,
    },
    preguntas: vacio,
    contacto: { contenido: { sitioWeb: 'https://www.registraduria.gov.co' }, pendiente: null },
    cita: 'Registraduría nacional del estado civil. Consulta de datos básicos del ciudadano, versión 2.1.',
    actualizado: '2026-03-19T15:00:00.000Z',
    relacionados: { mismosDatos: [], mesas: [{ id: 7, nombre: 'Identidad y registro civil' }] },
    ...changes,
  };
}

import type {
  ConjuntoExplorable,
  CortePublicado,
  DetalleIndicador,
  Exploracion,
  InformeLeido,
  OpcionesDeInformes,
  SuscripcionReporte,
  TarjetaIndicador,
  ValorPublicado,
  VistaReporte,
} from '../contract/index.ts';

const corte: CortePublicado = {
  clase: 'mes',
  fecha: '2026-07-01',
  tomadoEn: '2026-08-01T07:00:00.000Z',
  reconstruido: false,
  emision: 1,
  motivo: '',
};

function createValor(numerador: number, denominador: number, texto: string): ValorPublicado {
  const valor = (numerador * 100) / denominador;
  return { numerador, denominador, valor, p10: null, p80: null, texto, calidad: 'completo', razon: '' };
}

const JUNIO = createValor(189, 310, '61,0 %');
const JULIO = createValor(207, 314, '65,9 %');

const indicador = {
  codigo: 'IND-02',
  nombre: 'Entidades con servicio publicado',
  pregunta: '¿Cuántas entidades ya publican un servicio?',
  unidad: 'porcentaje',
  sentido: 'mas',
  grupo: 'cobertura',
  publico: true,
} as const;

export const sampleTarjeta: TarjetaIndicador = {
  ...indicador,
  parte: '',
  actual: { momento: '2026-07', corte, valor: JULIO },
  cambio: '+4,9 puntos',
  meta: 'Por debajo de la meta en 4,1 puntos',
  serie: [
    { momento: '2026-06', valor: 61, texto: '61,0 %' },
    { momento: '2026-07', valor: 65.9, texto: '65,9 %' },
  ],
};

export const sampleDetalle: DetalleIndicador = {
  ...indicador,
  versiones: [
    {
      version: 1,
      formula: 'Entidades con al menos una versión publicada, de las entidades vinculadas.',
      numerador: 'Entidades con al menos una versión de servicio publicada.',
      denominador: 'Entidades con al menos una persona activa.',
      fuentes: ['Servicios y versiones'],
      nota: '',
      rige: '2024-01-01',
      aprobadaPor: 'Dirección de Gobierno Digital',
    },
  ],
  metas: [
    {
      desde: '2026-01-01',
      hasta: '2026-12-31',
      valor: 70,
      tolerancia: 0,
      texto: '70,0 %',
      fuente: 'Plan estratégico',
    },
  ],
  series: null,
  explicable: true,
  flujo: false,
  filtros: [{ dimension: 'sector', opciones: [{ valor: '3', nombre: 'Salud' }], inicial: '' }],
};

/** The months of June and July; by sector, only the last one of a sector with few entidades. */
export function presentSampleValores(isPorSector: boolean) {
  const mayo = { momento: '2026-05', corte: null, valor: null };
  const junio = { momento: '2026-06', corte: { ...corte, fecha: '2026-06-01' }, valor: JUNIO };
  const julio = { momento: '2026-07', corte, valor: JULIO };
  if (!isPorSector) return { series: [{ ambito: '', nombre: '', puntos: [mayo, junio, julio] }] };
  const salud = { ...julio, valor: createValor(3, 7, '3 de 7') };
  return { series: [{ ambito: 'sector=3', nombre: 'Salud', puntos: [salud] }] };
}

export const sampleExplicacion = {
  antes: '61,0 %',
  despues: '65,9 %',
  centesimas: { antes: 6097, despues: 6592 },
  diferencia: '+5,0 puntos',
  frase:
    'Subió de 61,0 % a 65,9 %: 18 pasaron de entidades que todavía no publican a entidades que publican (+5,0 puntos).',
  partes: [
    {
      tipo: 'cambiaron',
      desde: 'sin-publicar',
      hasta: 'publica',
      cantidad: 18,
      centesimas: 495,
      texto: '+5,0 puntos',
      frase: '18 pasaron de entidades que todavía no publican a entidades que publican',
      nombres: ['Alcaldía de Pasto', 'Invima', 'SENA'],
    },
  ],
};

export const sampleFilas = {
  filas: [
    { objeto: 'entidad', id: 4, nombre: 'Alcaldía de Pasto', detalle: '', clase: 'publica', clave: '4' },
    { objeto: 'entidad', id: 5, nombre: 'Invima', detalle: 'INVIMA', clase: 'publica', clave: null },
  ],
  total: 2,
  ocultas: 3,
  corte,
};

export const sampleOpciones: OpcionesDeInformes = {
  informes: ['elementoDatoByFilter', 'solicitudServicioByFilter', 'indicadoresByFilter'],
  sectores: [{ id: 3, nombre: 'Salud' }],
  ordenes: [{ id: 1, nombre: 'Nacional' }],
  departamentos: [{ codigo: '05', nombre: 'Antioquia' }],
  capas: [{ id: 2, nombre: 'Común' }],
  dominios: [{ id: 7, nombre: 'Personas' }],
  consultores: [],
  reservados: [{ palabra: 'solicitudServicioByFilter', campo: 'consultorId' }],
  meses: ['2026-07', '2026-06'],
};

export const sampleInforme: InformeLeido = {
  columnas: [
    { titulo: 'Radicado', clase: 'text', enlace: true },
    { titulo: 'Días del ministerio', clase: 'number', enlace: false },
    { titulo: 'Radicación', clase: 'day', enlace: false },
    { titulo: 'Certificado', clase: 'text', enlace: false },
  ],
  filas: [
    { id: 41, url: '/app/solicitudes/41', celdas: ['LCI-N1-2026-000041', 1234, '2026-07-01', null] },
    { id: 42, url: null, celdas: ['LCI-N1-2026-000042', 0, null, 'LCI-C1-2026-000007'] },
  ],
  total: 2,
  resumen: [
    { nombre: 'Solicitudes', valor: 2 },
    { nombre: 'Abiertas', valor: 1 },
  ],
  filtros: [],
  definicion: { texto: 'Cada fila es una solicitud.', fuentes: ['Solicitudes', 'Certificados'] },
  corte: { momento: '2026-07-20T15:42:00.000Z', calidad: 'parcial', razon: 'Falta el último mes.' },
};

export const sampleSuscripcion: SuscripcionReporte = {
  id: 4,
  codigo: 'IND-02',
  nombre: 'Entidades con servicio publicado',
  parte: 'Sector: Salud',
  direccion: '/app/indicadores/IND-02?sector=3',
  frecuencia: 'semanal',
  dia: 3,
  hora: 7,
  condicion: 'meta',
  formato: 'resumen',
  cuando: 'Cada semana, el miércoles a las 7:00 a. m.',
  pausada: false,
  motivo: '',
  proximaEn: '2026-08-12T12:00:00.000Z',
  enviadaEn: null,
};

const definicion = {
  texto: 'Cuenta las solicitudes de su lista.',
  fuentes: ['Solicitudes'],
  version: 2,
  desde: '2026-11-28',
};

/** A set with two dimensions and two measures. */
export const sampleConjunto: ConjuntoExplorable = {
  codigo: 'solicitudes',
  titulo: 'Solicitudes de servicio',
  pregunta: '¿Cuántas solicitudes hay?',
  periodo: 'Radicación',
  dimensiones: [
    { codigo: 'estado', nombre: 'Estado', clase: 'orden' },
    { codigo: 'nivel', nombre: 'Nivel', clase: 'orden' },
  ],
  medidas: [
    { codigo: 'solicitudes', nombre: 'Solicitudes', unidad: 'entero', aditiva: true },
    { codigo: 'abiertas', nombre: 'Abiertas', unidad: 'entero', aditiva: true },
  ],
  definicion,
};

/** It by state, or by state and nivel. */
export function presentSampleExploracion(dimensiones: readonly string[]): Exploracion {
  const porNivel = dimensiones.includes('nivel');
  const filas = [
    { claves: ['radicada', '1'], nombres: ['Radicada', 'Nivel 1'], valores: [1200] },
    { claves: ['devuelta', '2'], nombres: ['Devuelta', 'Nivel 2'], valores: [34] },
  ];
  return {
    conjunto: 'solicitudes',
    dimensiones: sampleConjunto.dimensiones.filter(({ codigo }) => dimensiones.includes(codigo)),
    medidas: sampleConjunto.medidas.slice(0, 1),
    filas: porNivel
      ? filas
      : filas.map(({ claves: [clave = ''], nombres: [nombre = ''], valores }) => ({
          claves: [clave],
          nombres: [nombre],
          valores,
        })),
    grupos: filas.length,
    totales: [1234],
    definicion,
    corte: { momento: '2026-11-28T15:00:00.000Z', calidad: 'completo', razon: null },
  };
}

/** A view of the person whose set is read otherwise since it was kept. */
export const sampleVista: VistaReporte = {
  id: '7f1d3a52-1f3b-4d5e-8c7a-2b6d90e41c11',
  nombre: 'Por estado',
  estado: {
    conjunto: 'solicitudes',
    dimensiones: ['estado'],
    medidas: ['solicitudes'],
    filtros: [],
    desde: null,
    hasta: null,
    dibujo: 'tabla',
  },
  titulo: 'Solicitudes de servicio',
  direccion: '/app/explorador?vista=7f1d3a52-1f3b-4d5e-8c7a-2b6d90e41c11',
  compartida: 'nadie',
  rol: null,
  entidad: 'Ministerio de Tecnologías de la Información y las Comunicaciones',
  esPropia: true,
  cambiadaEn: '2026-11-20T15:00:00.000Z',
  definicionCambio: '2026-11-28',
};

import { formatNumber } from '@marco/web-kit/format';
import type { MapPoint, Plot } from '@marco/web-kit/grafica';
import { CORTE, FUENTE, pointsOf } from './sample-points.ts';

export const PARTS: Plot = {
  kind: 'parts',
  title: 'Servicios por estado',
  finding: 'De 1.284 servicios, 412 están publicados.',
  rowHeader: 'Estado',
  source: FUENTE,
  cut: CORTE,
  series: [
    {
      label: 'Servicios',
      points: [
        { label: 'Identificado', value: 241, text: '241', tone: 'gray' },
        { label: 'No estandarizado', value: 117, text: '117', tone: 'gray-ring' },
        { label: 'Nivel 1', value: 338, text: '338', tone: 'yellow' },
        { label: 'Nivel 2', value: 176, text: '176', tone: 'purple' },
        { label: 'Nivel 3', value: 412, text: '412', tone: 'green' },
      ],
    },
  ],
};

const SECTORES = (
  'Hacienda|Salud y protección social|Trabajo|Transporte|Educación|Justicia y del derecho|Cultura|Agricultura|Ambiente y desarrollo sostenible|' +
  'Comercio, industria y turismo|Defensa|Deporte|Estadística|Igualdad|Inclusión social y reconciliación|Interior|Minas y energía|Planeación'
).split('|');

export const RANKED: Plot = {
  kind: 'ranked',
  title: 'Servicios por sector',
  finding: 'Hacienda y salud tienen la cuarta parte de los servicios.',
  rowHeader: 'Sector',
  source: FUENTE,
  cut: CORTE,
  joinRest: (rest) => {
    const total = rest.reduce((sum, { value }) => sum + (value ?? 0), 0);
    return { label: `Otros ${rest.length} sectores`, value: total, text: formatNumber(total) };
  },
  series: [
    {
      label: 'Servicios',
      points: SECTORES.map((label, place) => {
        const value = Math.round(180 / (place + 1) ** 0.7);
        return { label, value, text: formatNumber(value), href: '/componentes' };
      }),
    },
  ],
};

const DUENOS = ['Ministerio, nivel 1', 'Ministerio, nivel 3', 'Entidad, nivel 2', 'Operador'];

export const DOTS: Plot = {
  kind: 'dots',
  title: 'Días hábiles por nivel',
  finding: 'La mitad de las evaluaciones de nivel 3 termina en 12 días hábiles o menos.',
  rowHeader: 'En manos de',
  unit: 'Días hábiles: P10, mediana y P80',
  source: FUENTE,
  cut: CORTE,
  series: [
    { label: 'P10', points: pointsOf(DUENOS, [2, 4, 3, 1]) },
    { label: 'Mediana', points: pointsOf(DUENOS, [5, 12, 9, null]) },
    { label: 'P80', points: pointsOf(DUENOS, [9, 21, 16, 5]) },
  ],
};

const AHORROS = ['Desplazamientos', 'Copias y autenticaciones', 'Tiempo de atención'];

const money = (value: number) => `$ ${formatNumber(value)} M`;

export const RANGE: Plot = {
  kind: 'range',
  title: 'Ahorro potencial al año',
  finding: 'Entre 130 y 390 millones de pesos solo en desplazamientos.',
  rowHeader: 'Concepto',
  note: 'Supuestos: un desplazamiento por trámite y el salario mínimo por hora',
  source: FUENTE,
  cut: CORTE,
  axis: { format: money },
  series: [
    { label: 'P10', points: pointsOf(AHORROS, [130, 40, 85], money) },
    { label: 'P50', points: pointsOf(AHORROS, [240, 75, 160], money) },
    { label: 'P90', points: pointsOf(AHORROS, [390, 120, 310], money) },
  ],
};

const PLAZOS = ['A 3 meses', 'A 6 meses', 'A 12 meses'];

export const COHORT: Plot = {
  kind: 'cohort',
  title: 'Hasta dónde llega cada cohorte',
  finding: 'La cohorte de enero llega más lejos a los 6 meses que las anteriores.',
  rowHeader: 'Radicadas en',
  steps: [20, 35, 50, 65, 80],
  stepLabels: ['< 20', '20-34', '35-49', '50-64', '65-79', '80 o más'],
  source: FUENTE,
  cut: CORTE,
  series: [
    { label: 'jul 2025', points: pointsOf(PLAZOS, [31, 52, 69], (value) => `${value} %`) },
    { label: 'oct 2025', points: pointsOf(PLAZOS, [36, 58, null], (value) => `${value} %`) },
    { label: 'ene 2026', points: pointsOf(PLAZOS, [44, 71, null], (value) => `${value} %`) },
    { label: 'abr 2026', points: pointsOf(PLAZOS, [82, null, null], (value) => `${value} %`) },
  ],
};

const ENTIDADES = ['Registro', 'Hacienda', 'Salud', 'Educación', 'Transporte'];

const CONTEO_STEPS = {
  steps: [1, 5, 10, 20, 40],
  stepLabels: ['0', '1-4', '5-9', '10-19', '20-39', '40 o más'],
} as const;

export const MATRIX: Plot = {
  kind: 'matrix',
  title: 'Quién consulta a quién',
  finding: 'El registro atiende a todas; nadie consulta a transporte.',
  rowHeader: 'Consume',
  ...CONTEO_STEPS,
  source: FUENTE,
  cut: CORTE,
  series: ENTIDADES.map((label, row) => ({
    label,
    points: pointsOf(
      ENTIDADES,
      ENTIDADES.map((_, column) => (row === column ? null : ((5 - column) * (row + 2) * 2) % 47)),
    ).map((point) => (point.value === null ? { ...point, text: '–' } : point)),
  })),
};

const DEPARTAMENTOS = (
  '05 Antioquia|08 Atlántico|11 Bogotá, D. C.|13 Bolívar|15 Boyacá|17 Caldas|18 Caquetá|19 Cauca|20 Cesar|23 Córdoba|25 Cundinamarca|' +
  '27 Chocó|41 Huila|44 La Guajira|47 Magdalena|50 Meta|52 Nariño|54 Norte de Santander|63 Quindío|66 Risaralda|68 Santander|70 Sucre|' +
  '73 Tolima|76 Valle del Cauca|81 Arauca|85 Casanare|86 Putumayo|88 San Andrés y Providencia|91 Amazonas|94 Guainía|95 Guaviare|97 Vaupés|99 Vichada'
).split('|');

const POR_DEPARTAMENTO = [
  47,
  22,
  121,
  14,
  16,
  10,
  1,
  5,
  4,
  6,
  29,
  0,
  9,
  2,
  6,
  8,
  11,
  8,
  5,
  10,
  24,
  2,
  11,
  38,
  1,
  2,
  0,
  3,
  0,
  0,
  0,
  null,
  0,
];

const MAP_POINTS: readonly MapPoint[] = DEPARTAMENTOS.map((text, place) => {
  const value = POR_DEPARTAMENTO[place] ?? null;
  return {
    id: text.slice(0, 2),
    label: text.slice(3),
    value,
    text: value === null ? 'Sin dato' : formatNumber(value),
    href: '/componentes',
    facts: [{ label: 'Entidades', text: formatNumber(Math.ceil((value ?? 0) / 2) + 1) }],
  };
});

/** The sample of the map, but for its tiles, which come when it is shown. */
export const MAP = {
  kind: 'map',
  title: 'Servicios por departamento',
  finding: 'Bogotá, Antioquia y Valle del Cauca publican la mitad de los servicios.',
  rowHeader: 'Departamento',
  ...CONTEO_STEPS,
  source: FUENTE,
  cut: CORTE,
  series: [{ label: 'Servicios', points: MAP_POINTS }],
} as const;

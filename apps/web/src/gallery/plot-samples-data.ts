import { formatNumber } from '@marco/web-kit/format';
import type { MapPoint, Plot, PlotPoint } from '@marco/web-kit/grafica';

const MESES = ['jul 2025', 'ago 2025', 'sep 2025', 'oct 2025', 'nov 2025', 'dic 2025', 'ene 2026'];
const MESES_RECIENTES = ['feb 2026', 'mar 2026', 'abr 2026', 'may 2026', 'jun 2026', 'jul 2026'];
const TRECE_MESES = [...MESES, ...MESES_RECIENTES];

const CORTE = 'Corte: 21/07/2026, 2:00 a. m.';
const FUENTE = 'Datos de ejemplo';

/** 'jul' of 'jul 2025', but the first month and each January keep their year. */
function toShort(mes: string, place: number): string {
  return place === 0 || mes.startsWith('ene') ? mes : mes.slice(0, 3);
}

function percent(value: number): string {
  return `${value.toFixed(1).replace('.', ',')} %`;
}

function pointsOf(
  names: readonly string[],
  values: readonly (number | null)[],
  write: (value: number) => string = formatNumber,
): PlotPoint[] {
  return names.map((label, place) => {
    const value = values[place] ?? null;
    return {
      label,
      shortLabel: toShort(label, place),
      value,
      text: value === null ? 'Sin corte' : write(value),
    };
  });
}

export const SHARE_POINTS: readonly PlotPoint[] = pointsOf(
  TRECE_MESES,
  [44.1, 45.6, 47.2, null, 50.3, 51, 52.4, 54.1, 56, 58.1, 59.7, 61, 65.9],
  percent,
).map((point) => ({ ...point, href: '/componentes', facts: [{ label: 'De', text: '314' }] }));

export const LINE: Plot = {
  kind: 'line',
  title: 'Entidades con servicio',
  finding: 'El 65,9 % en julio: 4,9 puntos más que en junio y 4,1 menos que la meta.',
  rowHeader: 'Mes',
  unit: 'Porcentaje',
  note: 'Octubre no tiene corte.',
  axis: { format: (value) => `${formatNumber(value)} %` },
  target: { label: 'Meta 2026: 70 %', from: 70 },
  lastFirst: true,
  source: FUENTE,
  cut: CORTE,
  series: [{ label: 'Publican', points: SHARE_POINTS }],
};

export const LINES: Plot = {
  kind: 'line',
  title: 'Solicitudes dentro de término',
  finding: 'Nivel 3 pasa de 71 % a 88 % en trece meses; los otros niveles cambian poco.',
  rowHeader: 'Mes',
  axis: { from: 50, to: 100, format: (value) => `${formatNumber(value)} %` },
  target: { label: 'Entre 80 % y 90 %', from: 80, to: 90 },
  lastFirst: true,
  source: FUENTE,
  cut: CORTE,
  series: [
    { label: 'Nivel 1', values: [81, 80, 82, 84, 83, 85, 84, 86, 85, 87, 88, 86, 87] },
    { label: 'Nivel 2', values: [77, 75, 74, null, null, 76, 78, 77, 79, 78, 80, 81, 80] },
    { label: 'Nivel 3', values: [71, 72, 70, 73, 75, 74, 77, 79, 81, 83, 84, 86, 88] },
    { label: 'Retiros', values: [92, 93, 91, 94, 95, 93, 94, 96, 95, 97, 96, 95, 96] },
  ].map(({ label, values }) => ({
    label,
    points: pointsOf(TRECE_MESES, values, (value) => `${value} %`),
  })),
};

const POR_NIVEL = [
  ['Nivel 1', 'yellow', [14, 18, 21, 17, 24, 22, 19]],
  ['Nivel 2', 'purple', [9, 11, 10, 14, 14, 16, 15]],
  ['Nivel 3', 'green', [6, 8, 9, 10, 11, 14, 18]],
] as const;
const SIETE_MESES = ['ene 2026', ...MESES_RECIENTES];

export const STACKS: Plot = {
  kind: 'columns',
  isStacked: true,
  title: 'Certificados por mes y nivel',
  finding: '52 en julio, tantos como en junio, con más de nivel 3.',
  rowHeader: 'Mes',
  totals: ['29', '37', '40', '41', '49', '52', '52'],
  source: FUENTE,
  cut: CORTE,
  series: POR_NIVEL.map(([label, tone, values]) => ({ label, tone, points: pointsOf(SIETE_MESES, values) })),
};

export const COLUMNS: Plot = {
  ...STACKS,
  isStacked: false,
  totals: undefined,
  title: 'Certificados por mes, nivel por nivel',
};

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

const DIAS = Array.from({ length: 28 }, (_, day) => `${day + 1} jul`);

export const HEAT: Plot = {
  kind: 'heat',
  title: 'Disponibilidad por día',
  finding: 'Dos servicios cumplieron todos los días; certificaciones falló el 9 y el 10.',
  rowHeader: 'Día',
  steps: [90, 95, 98, 99, 99.5],
  stepLabels: ['< 90', '90', '95', '98', '99', '≥ 99,5'],
  unit: 'Porcentaje del día con respuesta',
  source: FUENTE,
  cut: CORTE,
  series: ['Matrículas', 'Certificaciones', 'Afiliaciones'].map((label, row) => ({
    label,
    points: pointsOf(
      DIAS,
      DIAS.map((_, day) => {
        if (row === 2 && day === 17) return null;
        return row === 1 && (day === 8 || day === 9) ? 86.5 : 99.9 - ((day * (row + 1)) % 4) * 0.3;
      }),
      percent,
    ),
  })),
};

export const CALIBRATION: Plot = {
  kind: 'calibration',
  title: 'Pronósticos frente a lo ocurrido',
  finding: 'De lo prometido con 80 % de confianza se cumplió el 78 %.',
  rowHeader: 'Prometido',
  axis: { from: 0, to: 100, format: (value) => `${formatNumber(value)} %` },
  axisLabels: ['Prometido', 'Ocurrido'],
  note: 'Sobre la diagonal, lo ocurrido es lo prometido',
  source: FUENTE,
  cut: CORTE,
  series: [
    {
      label: 'Ocurrido',
      points: (
        [
          [20, 26, '31'],
          [40, 44, '42'],
          [60, 55, '58'],
          [80, 78, '64'],
          [95, null, '3'],
        ] as const
      ).map(([at, value, count]) => ({
        at,
        value,
        label: `${at} %`,
        text: value === null ? 'Menos de 10 casos' : `${value} %`,
        facts: [{ label: 'Casos', text: count }],
      })),
    },
  ],
};

export const WATERFALL: Plot = {
  kind: 'waterfall',
  title: 'Por qué cambió en julio',
  finding: 'De 61,0 % a 65,9 %: las cuatro partes suman la diferencia exacta.',
  rowHeader: 'Parte',
  unit: 'Puntos porcentuales',
  source: FUENTE,
  cut: CORTE,
  series: [
    {
      label: 'Puntos',
      points: [
        { part: 'total', label: 'Junio', value: 61, text: '61,0 %' },
        { part: 'change', sense: 'good', label: 'Publican', value: 7.4, text: '+7,4', href: '/componentes' },
        { part: 'change', sense: 'bad', label: 'Salen', value: -1, text: '−1,0' },
        { part: 'change', sense: 'bad', label: 'Entidades nuevas', value: -0.9, text: '−0,9' },
        { part: 'change', label: 'Cambio de definición', value: -0.6, text: '−0,6' },
        { part: 'total', label: 'Julio', value: 65.9, text: '65,9 %' },
      ],
    },
  ],
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

/** The sample of the map, but for its outlines, which come when it is shown. */
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

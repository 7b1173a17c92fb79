import { formatNumber } from '@marco/web-kit/format';
import type { Plot, PlotPoint } from '@marco/web-kit/grafica';
import { CORTE, FUENTE, MESES_RECIENTES, percent, pointsOf, TRECE_MESES } from './sample-points.ts';

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

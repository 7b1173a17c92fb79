import type { Reloj } from '../contract/index.ts';

/** The clock of the sample request, with history enough to forecast. */
export const sampleReloj: Reloj = {
  enManosDe: {
    dueno: 'ministerio',
    texto: 'En manos del consultor del ministerio',
    desde: '2026-11-09',
  },
  segmentos: [
    {
      estado: 'radicada',
      dueno: 'ministerio',
      desde: '2026-11-03',
      hasta: '2026-11-04',
      diasHabiles: 1,
      diasSuspendidos: 0,
    },
  ],
  suspensiones: [
    { desde: '2026-11-10', hasta: '2026-11-12', causa: 'fuerza-mayor', motivo: 'Sede cerrada.' },
  ],
  dias: { ministerio: 9, and: 0, entidad: 4, suspendidos: 2, total: 15 },
  pronostico: {
    base: 'historia',
    casos: 64,
    probable: '2027-01-15',
    segura: '2027-02-03',
    evaluadas: 40,
    acertadas: 33,
    hitos: [
      { estado: 'pendiente-entidad', dia: '2026-12-02' },
      { estado: 'concepto-favorable', dia: '2026-12-21' },
      { estado: 'certificada', dia: '2027-01-15' },
    ],
  },
};

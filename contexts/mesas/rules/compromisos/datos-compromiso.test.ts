import { describe, expect, it } from 'vitest';
import {
  type CompromisoPorVerificar,
  computeVencimiento,
  findErroresCompromiso,
} from './datos-compromiso.ts';

/** A Friday; the Monday after it is a holiday. */
const ACORDADO = '2026-11-13';
const BIEN: CompromisoPorVerificar = {
  descripcion: 'Entregar.',
  responsable: 'Ana',
  idResponsable: null,
  idEntidad: 51,
  plazoDiasHabiles: 5,
  venceEn: null,
  idServicio: null,
  idEstadoServicio: null,
  idElemento: null,
  idSolicitud: null,
  idEstadoSolicitud: null,
};
const FECHA = { plazoDiasHabiles: null };

describe('[MESA-11] what a commitment must say', () => {
  it.each<[string, Partial<CompromisoPorVerificar>]>([
    ['a term', {}],
    ['a term of one day', { plazoDiasHabiles: 1 }],
    ['a term of 250 days', { plazoDiasHabiles: 250 }],
    ['a working day', { ...FECHA, venceEn: '2026-11-17' }],
    ['a servicio with its state', { idServicio: 8, idEstadoServicio: 4 }],
    ['an element', { idElemento: 3 }],
    ['a request with its state', { idSolicitud: 5, idEstadoSolicitud: 11 }],
    ['a text of 1000 characters', { descripcion: 'a'.repeat(1000) }],
  ])('%s is right', (_what, part) => {
    expect(findErroresCompromiso({ ...BIEN, ...part }, ACORDADO)).toEqual({});
  });

  it.each<[string, Partial<CompromisoPorVerificar>, object]>([
    ['no text', { descripcion: '  ' }, { descripcion: 'Compromiso es requerido.' }],
    [
      'a text of 1001 characters',
      { descripcion: 'a'.repeat(1001) },
      { descripcion: 'Escriba máximo 1000 caracteres.' },
    ],
    ['nobody', { responsable: '' }, { responsable: 'Responsable es requerido.' }],
    ['a name of 151', { responsable: 'a'.repeat(151) }, { responsable: 'Escriba máximo 150 caracteres.' }],
    ['no entity', { idEntidad: null }, { idEntidad: 'Entidad responsable es requerida.' }],
    [
      'no term and no date',
      FECHA,
      { venceEn: 'Indique el plazo en días hábiles o la fecha de vencimiento.' },
    ],
    ['both', { venceEn: '2026-11-20' }, { venceEn: 'Indique el plazo o la fecha, no ambos.' }],
    ['no day', { plazoDiasHabiles: 0 }, { plazoDiasHabiles: 'Escriba un número de días entre 1 y 250.' }],
    [
      'half a day',
      { plazoDiasHabiles: 1.5 },
      { plazoDiasHabiles: 'Escriba un número de días entre 1 y 250.' },
    ],
    ['251 days', { plazoDiasHabiles: 251 }, { plazoDiasHabiles: 'Escriba un número de días entre 1 y 250.' }],
    [
      'the day of the agreement',
      { ...FECHA, venceEn: ACORDADO },
      { venceEn: 'Elija una fecha posterior a la del acuerdo.' },
    ],
    ['a holiday', { ...FECHA, venceEn: '2026-11-16' }, { venceEn: 'Ese día no es hábil. Elija otro.' }],
    [
      'a day in two years',
      { ...FECHA, venceEn: '2028-11-17' },
      { venceEn: 'Elija una fecha a máximo 250 días hábiles del acuerdo.' },
    ],
    [
      'a servicio alone',
      { idServicio: 8 },
      { idEstadoServicio: 'Elija el estado al que debe llegar el servicio.' },
    ],
    [
      'a state alone',
      { idEstadoServicio: 4 },
      { idServicio: 'Elija el servicio que debe llegar a ese estado.' },
    ],
    [
      'a request alone',
      { idSolicitud: 5 },
      { idEstadoSolicitud: 'Elija el estado al que debe llegar la solicitud.' },
    ],
    [
      'a state of a request alone',
      { idEstadoSolicitud: 11 },
      { idSolicitud: 'Elija la solicitud que debe llegar a ese estado.' },
    ],
    [
      'a servicio and an element',
      { idServicio: 8, idEstadoServicio: 4, idElemento: 3 },
      { idElemento: 'Elija un servicio, un elemento de dato o una solicitud, no varios.' },
    ],
    [
      'a request and an element',
      { idSolicitud: 5, idEstadoSolicitud: 11, idElemento: 3 },
      { idSolicitud: 'Elija un servicio, un elemento de dato o una solicitud, no varios.' },
    ],
    [
      'a request and a servicio',
      { idSolicitud: 5, idEstadoSolicitud: 11, idServicio: 8, idEstadoServicio: 4 },
      { idSolicitud: 'Elija un servicio, un elemento de dato o una solicitud, no varios.' },
    ],
  ])('%s is refused beside its field', (_what, part, errores) => {
    expect(findErroresCompromiso({ ...BIEN, ...part }, ACORDADO)).toEqual(errores);
  });

  it('is due at the end of the term, holidays aside, or on the day that was chosen', () => {
    expect(computeVencimiento(ACORDADO, BIEN)).toBe('2026-11-23');
    expect(computeVencimiento(ACORDADO, { ...FECHA, venceEn: '2026-12-01' })).toBe('2026-12-01');
  });
});

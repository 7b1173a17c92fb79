import { describe, expect, it } from 'vitest';
import { ESTADOS_SOLICITUD, type EstadoSolicitud } from '../../contract/terms.ts';
import { listPuntosDeVida } from './linea-de-vida.ts';

const paso = (desdeEstado: EstadoSolicitud, hastaEstado: EstadoSolicitud, fecha: string) => ({
  desdeEstado,
  hastaEstado,
  fecha,
});
const base = { nivel: 1, creada: '2026-05-08', hitos: [] } as const;

describe('the line of life', () => {
  it.each(ESTADOS_SOLICITUD)('[AREA-05] of %s has eight points', (estado) => {
    expect(listPuntosDeVida({ ...base, estado, pasos: [] })).toHaveLength(8);
  });

  it('[AREA-05] to end a version has one point less: nothing is worked out after the review', () => {
    const puntos = listPuntosDeVida({ ...base, tipo: 'retiro', estado: 'en-revision', pasos: [] });
    expect(puntos.map(({ estado }) => estado)).toEqual([
      'borrador',
      'radicada',
      'asignada',
      'en-revision',
      'pendiente-entidad',
      'concepto-favorable',
      'certificada',
    ]);
  });

  it('[AREA-05] a return stands at the point where it happened, and what follows is to come', () => {
    const pasos = [
      paso('borrador', 'radicada', '2026-05-20'),
      paso('radicada', 'asignada', '2026-05-22'),
      paso('asignada', 'en-revision', '2026-05-26'),
      paso('en-revision', 'devuelta', '2026-07-08'),
    ];
    const hitos = [{ estado: 'certificada', dia: '2026-08-28' }] as const;
    const puntos = listPuntosDeVida({ ...base, estado: 'devuelta', pasos, hitos });
    expect(puntos.map(({ nombre, situacion, fecha }) => [nombre, situacion, fecha])).toEqual([
      ['Borrador', 'hecha', '2026-05-08'],
      ['Radicada', 'hecha', '2026-05-20'],
      ['Asignada', 'hecha', '2026-05-22'],
      ['Devuelta', 'actual', '2026-07-08'],
      ['En conceptua\u00ADlización', 'futura', null],
      ['Por aprobar', 'futura', null],
      ['Por certificar', 'futura', null],
      ['Certificada', 'futura', '2026-08-28'],
    ]);
    expect(puntos.map(({ esVuelta }) => esVuelta).indexOf(true)).toBe(3);
    const again = listPuntosDeVida({
      ...base,
      estado: 'radicada',
      pasos: [...pasos, paso('devuelta', 'radicada', '2026-07-20')],
    });
    expect(again[1]).toMatchObject({ situacion: 'actual', fecha: '2026-07-20' });
    expect(again[3]).toMatchObject({ situacion: 'futura', nombre: 'En revisión' });
  });

  it('[AREA-05] what leaves it in its state, as a suspension of the term, does not change the day it came there', () => {
    const pasos = [
      paso('radicada', 'asignada', '2026-05-22'),
      paso('asignada', 'asignada', '2026-05-25'),
      paso('asignada', 'en-revision', '2026-05-26'),
      paso('en-revision', 'en-revision', '2026-06-30'),
    ];
    const puntos = listPuntosDeVida({ ...base, estado: 'en-revision', pasos });
    expect(puntos.slice(2, 4).map(({ nombre, fecha }) => [nombre, fecha])).toEqual([
      ['Asignada', '2026-05-22'],
      ['En revisión', '2026-05-26'],
    ]);
  });

  it('[AREA-05] one that ended says where, and has nothing to come', () => {
    const pasos = [paso('borrador', 'radicada', '2026-05-20'), paso('radicada', 'rechazada', '2026-05-25')];
    const puntos = listPuntosDeVida({ ...base, estado: 'rechazada', pasos });
    expect(puntos[1]).toMatchObject({ nombre: 'Rechazada', situacion: 'actual', fecha: '2026-05-25' });
    expect(puntos.slice(2).every(({ situacion }) => situacion === 'omitida')).toBe(true);
  });

  it('[AREA-05] a certified one is done to its end', () => {
    const pasos = [paso('concepto-favorable', 'certificada', '2026-08-28')];
    const puntos = listPuntosDeVida({ ...base, estado: 'certificada', pasos });
    expect(puntos.every(({ situacion }) => situacion === 'hecha')).toBe(true);
    expect(puntos[7]?.fecha).toBe('2026-08-28');
  });
});

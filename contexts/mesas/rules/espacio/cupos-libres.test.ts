import { describe, expect, it } from 'vitest';
import { parseMomento } from '../reuniones/momento-reunion.ts';
import { listCuposLibres } from './cupos-libres.ts';

const at = (fecha: string, hora: string, minutos: number) => ({ inicio: parseMomento(fecha, hora), minutos });

describe('[MESA-11] where a meeting would fit', () => {
  it('skips weekends and holidays: Monday 20 July 2026 is one', () => {
    expect(listCuposLibres('2026-07-15', [])).toEqual([
      { fecha: '2026-07-21', hora: '09:00' },
      { fecha: '2026-07-22', hora: '09:00' },
      { fecha: '2026-07-23', hora: '09:00' },
    ]);
  });

  it('leaves out hours that overlap another meeting, and takes those that only touch it', () => {
    const [first] = listCuposLibres('2026-07-15', [at('2026-07-21', '08:00', 90)]);
    expect(first).toEqual({ fecha: '2026-07-21', hora: '10:30' });
    const [touching] = listCuposLibres('2026-07-15', [
      at('2026-07-21', '08:00', 60),
      at('2026-07-21', '10:00', 60),
    ]);
    expect(touching).toEqual({ fecha: '2026-07-21', hora: '09:00' });
  });

  it('passes over a day that is full, and ends where every day is', () => {
    const full = (fecha: string) => at(fecha, '00:00', 720 * 2);
    expect(listCuposLibres('2026-07-15', [full('2026-07-21')])[0]?.fecha).toBe('2026-07-22');
    expect(listCuposLibres('2026-07-15', [at('2026-07-15', '00:00', 60 * 24 * 60)])).toEqual([]);
  });
});

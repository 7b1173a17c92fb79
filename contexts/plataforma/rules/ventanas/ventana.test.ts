import { describe, expect, it } from 'vitest';
import { canAnunciarVentana, canRetirarVentana, isAnunciadaATiempo, isHoraEnVentana } from './ventana.ts';

const at = (texto: string) => new Date(`${texto}-05:00`);
const announce = (anunciada: string, inicia: string) => ({
  anunciada: at(`${anunciada}T16:00:00`),
  inicia: at(`${inicia}T02:00:00`),
  termina: at(`${inicia}T05:00:00`),
});
const nadie: ReadonlySet<string> = new Set();

describe('windows of maintenance', () => {
  it('[AREA-05] are announced three working days before they begin, or are measured', () => {
    // Friday; Wednesday is the third working day after it.
    expect(isAnunciadaATiempo(announce('2026-11-27', '2026-12-02'), nadie)).toBe(true);
    expect(isAnunciadaATiempo(announce('2026-11-27', '2026-12-01'), nadie)).toBe(false);
    expect(isAnunciadaATiempo(announce('2026-11-27', '2026-12-02'), new Set(['2026-11-30']))).toBe(false);
  });

  it('[AREA-05] leave out the hours that lie wholly within them', () => {
    const ventana = announce('2026-11-27', '2026-12-02');
    const hora = (texto: string) => at(texto).getTime() / 3_600_000;
    const dentro = (texto: string) => isHoraEnVentana(hora(texto), [ventana]);
    expect([dentro('2026-12-02T02:00:00'), dentro('2026-12-02T04:00:00')]).toEqual([true, true]);
    expect([dentro('2026-12-02T01:00:00'), dentro('2026-12-02T05:00:00')]).toEqual([false, false]);
    expect(isHoraEnVentana(hora('2026-12-02T02:00:00'), [])).toBe(false);
  });

  it('[AREA-05] are its entidad’s, and taken back before they begin', () => {
    const held = new Set(['solicitudes:editar']);
    const ventana = announce('2026-11-27', '2026-12-02');
    const antes = at('2026-12-01T00:00:00');
    expect(canAnunciarVentana({ held, entidadId: 1 }, 1).allowed).toBe(true);
    expect(canAnunciarVentana({ held, entidadId: 2 }, 1).allowed).toBe(false);
    expect(canAnunciarVentana({ held: new Set(), entidadId: 1 }, 1).allowed).toBe(false);
    expect(canRetirarVentana({ held, entidadId: 1 }, 1, ventana, antes).allowed).toBe(true);
    expect(canRetirarVentana({ held, entidadId: 2 }, 1, ventana, antes).allowed).toBe(false);
    expect(canRetirarVentana({ held, entidadId: 1 }, 1, ventana, ventana.inicia).allowed).toBe(false);
  });
});

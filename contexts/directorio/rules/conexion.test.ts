import { describe, expect, it } from 'vitest';
import { findLector, listNotas, listPasos, type QuienConecta, type ServicioPorConectar } from './conexion.ts';

const servicio: ServicioPorConectar = {
  servicioId: 7,
  nivel: 3,
  enSuspension: false,
  acceso: 'por-solicitud',
  terminos: null,
  proveedora: 'Cancillería',
  direccion: '/directorio-servicios/cancilleria/pasaportes',
};
const visitante: QuienConecta = { entidad: null, esProveedora: false, acuerdo: null };
const entidad = (codigoXroad: string | null, esProveedora = false): QuienConecta => ({
  entidad: { id: 1, nombre: 'ADRES', codigoXroad },
  esProveedora,
  acuerdo: null,
});
const estados = (quien: QuienConecta, of = servicio) =>
  Object.fromEntries(listPasos(of, quien).map(({ codigo, estado }) => [codigo, estado]));

describe('steps to connect, for who reads', () => {
  it('[AREA-15] a visitor reads, simulates, subscribes and registers their entidad', () => {
    expect(findLector(visitante)).toBe('visitante');
    expect(estados(visitante)).toEqual({
      leer: 'puede',
      simular: 'puede',
      suscribirse: 'puede',
      registrar: 'falta',
    });
  });

  it('[AREA-15] an entidad outside the exchange platform joins it first, and knows how long that takes', () => {
    expect(findLector(entidad(null))).toBe('sin-xroad');
    expect(estados(entidad(null))).toMatchObject({
      vinculacion: 'falta',
      servidor: 'espera',
      certificados: 'espera',
      subsistema: 'espera',
      acuerdo: 'espera',
    });
    const joining = listPasos(servicio, entidad(null)).find(({ codigo }) => codigo === 'vinculacion');
    expect(joining?.duracion).toMatchObject({ texto: 'De 1 a 3 meses' });
  });

  it('[AREA-15] a member asks for access, then waits for permission, tests and production', () => {
    expect(estados(entidad('ADRES-0012'))).toEqual({
      leer: 'puede',
      simular: 'puede',
      suscribirse: 'puede',
      vinculacion: 'hecho',
      acuerdo: 'falta',
      permisos: 'espera',
      pruebas: 'espera',
      produccion: 'espera',
    });
  });

  it('[AREA-05] who has an acuerdo, or asked for one, is led to it; who may ask, to where it begins', () => {
    const find = (quien: QuienConecta) =>
      listPasos(servicio, quien).find(({ codigo }) => codigo === 'acuerdo');
    const miembro = entidad('ADRES-0012');
    expect(find(miembro)?.enlace?.direccion).toBe('/app/acuerdos/nuevo?servicio=7');
    const activo = { id: 9, numero: 'LCI-AC-2026-000001', estaActivo: true };
    expect(find({ ...miembro, acuerdo: activo })).toMatchObject({
      estado: 'hecho',
      enlace: { direccion: '/app/acuerdos/9' },
    });
    expect(find({ ...miembro, acuerdo: { ...activo, estaActivo: false } })?.estado).toBe('espera');
  });

  it('[AREA-15] the step to ask for access tells its terms: the convenio, what is approved at once and the days of the answer', () => {
    const terminos = { esAutomatico: true, pideConvenio: true, diasRespuesta: 1 };
    const find = (of: ServicioPorConectar) =>
      listPasos(of, entidad('ADRES-0012')).find(({ codigo }) => codigo === 'acuerdo');
    expect(find({ ...servicio, nivel: 2, terminos })?.duracion).toBeNull();
    const paso = find({ ...servicio, terminos });
    expect(paso?.texto).toMatch(/Adjunte el convenio.* se aprueba al enviarlo\.$/);
    expect(paso?.duracion?.texto).toBe('Hasta 1 día hábil');
    const manual = find({
      ...servicio,
      terminos: { esAutomatico: false, pideConvenio: false, diasRespuesta: 10 },
    });
    expect(manual?.texto).toMatch(/datos que justifique\.$/);
    expect(manual?.duracion?.texto).toBe('Hasta 10 días hábiles');
  });

  it('below level 3 nobody asks for access, and before level 1 nothing is simulated', () => {
    expect(estados(entidad('ADRES-0012'), { ...servicio, nivel: 2 })).toMatchObject({ acuerdo: 'espera' });
    expect(estados(visitante, { ...servicio, nivel: 0 })).toMatchObject({ simular: 'espera' });
    expect(estados(visitante, { ...servicio, enSuspension: true })).toMatchObject({ simular: 'espera' });
  });

  it('the entidad whose it is sees its own way', () => {
    const pasos = listPasos(servicio, entidad(null, true));
    expect(pasos).toMatchObject([{ codigo: 'propio', enlace: { direccion: '/app/servicios/7' } }]);
  });

  it('no step names the address of a server', () => {
    for (const quien of [visitante, entidad(null), entidad('ADRES-0012'), entidad(null, true)])
      for (const { texto, enlace } of listPasos(servicio, quien)) {
        expect(texto).not.toMatch(/https?:/);
        expect(enlace?.direccion ?? '/').toMatch(/^\/(?!\/)/);
      }
    expect(listNotas({ enSuspension: true }, 'ninguno')[0]).toMatch(/suspensión/);
  });
});

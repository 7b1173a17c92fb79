import { describe, expect, it } from 'vitest';
import { type AcuerdoActualizable, isActualizacionCompatible } from './actualizacion.ts';

const finalidad = {
  titulo: 'Asignar cupos',
  descripcion: '',
  norma: 'Ley 2052 de 2020',
  base: 'ley',
  volumen: 100,
  lugares: new Set(['consultar nombre', 'consultar detalle.municipio']),
};
const antes: AcuerdoActualizable = {
  version: { id: 1, mayor: 1 },
  sistema: 'Cupos',
  finalidades: [finalidad],
};
const toAhora = (change: Partial<typeof finalidad>, acuerdo: Partial<AcuerdoActualizable> = {}) => ({
  ...antes,
  version: { id: 2, mayor: 1 },
  finalidades: [{ ...finalidad, ...change }],
  ...acuerdo,
});

describe('[AREA-05] the same acuerdo on a version that breaks nobody', () => {
  it.each([
    ['what it has', {}],
    ['less volume', { volumen: 40 }],
    ['less fields', { lugares: new Set(['consultar nombre']) }],
  ])('%s is approved by nobody again', (_name, change) => {
    expect(isActualizacionCompatible(antes, toAhora(change))).toBe(true);
  });

  it.each([
    ['a field more', toAhora({ lugares: new Set([...finalidad.lugares, 'consultar direccion']) })],
    ['more volume', toAhora({ volumen: 101 })],
    ['another norm', toAhora({ norma: 'Otra' })],
    ['another use', toAhora({ titulo: 'Enviar publicidad' })],
    ['another description', toAhora({ descripcion: 'Y para otra cosa' })],
    ['another basis', toAhora({ base: 'consentimiento' })],
    ['another system', toAhora({}, { sistema: 'Otro' })],
    ['one more purpose', toAhora({}, { finalidades: [finalidad, finalidad] })],
    ['a version that breaks', toAhora({}, { version: { id: 2, mayor: 2 } })],
    ['the same version', toAhora({}, { version: { id: 1, mayor: 1 } })],
  ])('%s is looked at', (_name, ahora) => {
    expect(isActualizacionCompatible(antes, ahora)).toBe(false);
  });
});

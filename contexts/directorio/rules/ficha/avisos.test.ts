import { describe, expect, it } from 'vitest';
import { listAvisos } from './avisos.ts';

describe('notices of the page of a servicio', () => {
  const vigente = { numero: '2.0', estado: 'publicada' } as const;

  it('a version in use has none', () => {
    expect(listAvisos(vigente, vigente, false)).toEqual([]);
    expect(listAvisos(null, null, false)).toEqual([]);
  });

  it.each(['suspendida', 'retirada', 'obsoleta'] as const)(
    'one that is %s names the version to use',
    (estado) => {
      const [aviso] = listAvisos({ numero: '1.0', estado }, vigente, false);
      expect(aviso).toMatchObject({ tipo: estado, version: '2.0' });
      expect(aviso?.texto).toMatch(/La versión 1\.0 .* Use la versión 2\.0\.$/);
    },
  );

  it('where there is no other version, none is named', () => {
    const sola = { numero: '1.0', estado: 'suspendida' } as const;
    expect(listAvisos(sola, sola, false)).toEqual([
      {
        tipo: 'suspendida',
        texto: 'La versión 1.0 está suspendida: por ahora no se puede usar.',
        version: null,
      },
    ]);
  });

  it('the worst stands first', () => {
    const avisos = listAvisos({ numero: '1.0', estado: 'suspendida' }, vigente, true);
    expect(avisos.map(({ tipo }) => tipo)).toEqual(['suspendida', 'sin-certificar']);
  });
});

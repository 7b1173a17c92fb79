import { describe, expect, it } from 'vitest';
import { listAvisos } from './avisos.ts';

describe('notices of the page of a servicio', () => {
  const SIN_FIN = { fechaRetiro: null, sucesora: null } as const;
  const vigente = { numero: '2.0', estado: 'publicada', ...SIN_FIN } as const;

  it('a version in use has none', () => {
    expect(listAvisos(vigente, vigente, false)).toEqual([]);
    expect(listAvisos(null, null, false)).toEqual([]);
  });

  it.each(['suspendida', 'retirada', 'obsoleta'] as const)(
    'one that is %s names the version to use',
    (estado) => {
      const [aviso] = listAvisos({ numero: '1.0', estado, ...SIN_FIN }, vigente, false);
      expect(aviso).toMatchObject({ tipo: estado, version: '2.0' });
      expect(aviso?.texto).toMatch(/La versión 1\.0 .* Use la versión 2\.0\.$/);
    },
  );

  it('where there is no other version, none is named', () => {
    const sola = { numero: '1.0', estado: 'suspendida', ...SIN_FIN } as const;
    expect(listAvisos(sola, sola, false)).toEqual([
      {
        tipo: 'suspendida',
        texto: 'La versión 1.0 está suspendida: por ahora no se puede usar.',
        version: null,
      },
    ]);
  });

  it('[AREA-15] one that ends says its day, and the successor who retires it named, published or not', () => {
    const fin = { numero: '1.0', fechaRetiro: '2027-03-01', sucesora: '3.0' } as const;
    const textOf = (estado: 'obsoleta' | 'retirada') =>
      listAvisos({ ...fin, estado }, vigente, false)[0]?.texto;
    expect(textOf('obsoleta')).toBe(
      'La versión 1.0 quedó obsoleta y se retirará el 1 de marzo de 2027. Use la versión 3.0.',
    );
    expect(textOf('retirada')).toBe(
      'La versión 1.0 se retiró el 1 de marzo de 2027 y ya no responde. Use la versión 3.0.',
    );
    const suspendida = listAvisos({ ...fin, estado: 'suspendida' }, vigente, false);
    expect(suspendida.map(({ tipo }) => tipo)).toEqual(['suspendida', 'obsoleta']);
  });

  it('the worst stands first', () => {
    const avisos = listAvisos({ numero: '1.0', estado: 'suspendida', ...SIN_FIN }, vigente, true);
    expect(avisos.map(({ tipo }) => tipo)).toEqual(['suspendida', 'sin-certificar']);
  });
});

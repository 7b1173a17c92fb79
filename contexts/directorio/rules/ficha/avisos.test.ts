import { describe, expect, it } from 'vitest';
import { listAvisos } from './avisos.ts';

describe('notices of the page of a servicio', () => {
  const SIN_FIN = { fechaRetiro: null, sucesora: null } as const;
  const vigente = { numero: '2.0', estado: 'publicada', ...SIN_FIN } as const;

  it('a version in use has none', () => {
    expect(listAvisos({ version: vigente, enUso: vigente, importado: false, ventanas: [] })).toEqual([]);
    expect(listAvisos({ version: null, enUso: null, importado: false, ventanas: [] })).toEqual([]);
  });

  it.each(['suspendida', 'retirada', 'obsoleta'] as const)(
    'one that is %s names the version to use',
    (estado) => {
      const [aviso] = listAvisos({
        version: { numero: '1.0', estado, ...SIN_FIN },
        enUso: vigente,
        importado: false,
        ventanas: [],
      });
      expect(aviso).toMatchObject({ tipo: estado, version: '2.0' });
      expect(aviso?.texto).toMatch(/La versión 1\.0 .* Use la versión 2\.0\.$/);
    },
  );

  it('where there is no other version, none is named', () => {
    const sola = { numero: '1.0', estado: 'suspendida', ...SIN_FIN } as const;
    expect(listAvisos({ version: sola, enUso: sola, importado: false, ventanas: [] })).toEqual([
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
      listAvisos({ version: { ...fin, estado }, enUso: vigente, importado: false, ventanas: [] })[0]?.texto;
    expect(textOf('obsoleta')).toBe(
      'La versión 1.0 quedó obsoleta y se retirará el 1 de marzo de 2027. Use la versión 3.0.',
    );
    expect(textOf('retirada')).toBe(
      'La versión 1.0 se retiró el 1 de marzo de 2027 y ya no responde. Use la versión 3.0.',
    );
    const suspendida = listAvisos({
      version: { ...fin, estado: 'suspendida' },
      enUso: vigente,
      importado: false,
      ventanas: [],
    });
    expect(suspendida.map(({ tipo }) => tipo)).toEqual(['suspendida', 'obsoleta']);
  });

  it('[AREA-15] tells the next window of maintenance by the clock of the country, after what stops the version', () => {
    const ventana = { inicia: new Date('2026-12-04T03:00:00Z'), termina: new Date('2026-12-04T07:00:00Z') };
    const otra = { inicia: new Date('2026-12-20T03:00:00Z'), termina: new Date('2026-12-20T04:00:00Z') };
    const partes = { enUso: vigente, importado: false, ventanas: [ventana, otra] };
    expect(listAvisos({ ...partes, version: vigente })).toEqual([
      {
        tipo: 'mantenimiento',
        texto: expect.stringMatching(
          /^Mantenimiento anunciado: .* desde el 3 de diciembre de 2026 a las 10:00.p\..m\. hasta el 4 de diciembre de 2026 a las 2:00.a\..m\.$/,
        ),
        version: null,
      },
    ]);
    const obsoleta = { ...vigente, estado: 'obsoleta' } as const;
    expect(listAvisos({ ...partes, version: obsoleta }).map(({ tipo }) => tipo)).toEqual([
      'obsoleta',
      'mantenimiento',
    ]);
  });

  it('the worst stands first', () => {
    const avisos = listAvisos({
      version: { numero: '1.0', estado: 'suspendida', ...SIN_FIN },
      enUso: vigente,
      importado: true,
      ventanas: [],
    });
    expect(avisos.map(({ tipo }) => tipo)).toEqual(['suspendida', 'sin-certificar']);
  });
});

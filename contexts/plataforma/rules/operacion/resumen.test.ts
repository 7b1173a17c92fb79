import { describe, expect, it } from 'vitest';
import { createRegistroProductor, createRegistroXroad, MOMENTO } from '../../testing/registros.ts';
import { createCuenta, isDeOtraInstancia, readRegistros } from './resumen.ts';

const marco = { instancia: 'CO', ahora: MOMENTO };
const read = (valores: readonly unknown[], cuenta = createCuenta()) => readRegistros(valores, marco, cuenta);

describe('the count of a file', () => {
  it('[AREA-05] goes on from piece to piece, and says which record was set aside', () => {
    const first = read([createRegistroXroad(), createRegistroProductor(), undefined]);
    const { cuenta } = read(
      [
        createRegistroXroad({ serviceXRoadInstance: 'EE' }),
        createRegistroXroad({ serviceCode: 'listMethods' }),
        createRegistroXroad({ responseOutTs: 1, xRequestId: 'x' }),
      ],
      first.cuenta,
    );
    expect(cuenta).toMatchObject({
      registros: 6,
      clientes: 2,
      productores: 1,
      metaservicios: 1,
      relojesAtras: 1,
      camposSobrantes: 1,
      apartados: { ilegible: 1, 'instancia-ajena': 1 },
      primerosApartados: [
        { registro: 3, motivo: 'ilegible' },
        { registro: 4, motivo: 'instancia-ajena' },
      ],
    });
    expect(first.cuenta.registros).toBe(3);
  });

  it('[AREA-05] keeps a hundred places of what was set aside and fifty codes, and counts them all', () => {
    const failing = (n: number) => createRegistroXroad({ succeeded: false, faultCode: `Server.Nuevo${n}` });
    const { cuenta } = read([
      ...Array.from({ length: 150 }, () => 'roto'),
      ...Array.from({ length: 80 }, (_, n) => failing(n)),
    ]);
    expect(cuenta.apartados.ilegible).toBe(150);
    expect(cuenta.primerosApartados).toHaveLength(100);
    expect(Object.keys(cuenta.codigosDesconocidos)).toHaveLength(51);
    expect(cuenta.codigosDesconocidos['otros códigos']).toBe(30);
  });

  it('[AREA-05] is of another instance where no record is of ours', () => {
    const ajeno = createRegistroXroad({ serviceXRoadInstance: 'EE' });
    expect(isDeOtraInstancia(read([ajeno, ajeno]).cuenta)).toBe(true);
    expect(isDeOtraInstancia(read([ajeno, createRegistroXroad()]).cuenta)).toBe(false);
    expect(isDeOtraInstancia(read(['roto']).cuenta)).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  presentIdentificador,
  presentMiembroXroad,
  presentServicioXroad,
  readCliente,
  readPartes,
  readServicioXroad,
} from './identificador-xroad.ts';

describe('[AREA-15] identifiers of X-Road', () => {
  it.each([
    ['CO/GOB/SNR-0027/FM-SIR', { instancia: 'CO', clase: 'GOB', miembro: 'SNR-0027', subsistema: 'FM-SIR' }],
    ['CO/GOB/SNR-0027', { instancia: 'CO', clase: 'GOB', miembro: 'SNR-0027', subsistema: null }],
    ['CO/GOB/%C3%91AME/A', { instancia: 'CO', clase: 'GOB', miembro: 'ÑAME', subsistema: 'A' }],
  ])('reads %s', (cabecera, cliente) => {
    expect(readCliente(cabecera)).toEqual(cliente);
  });

  it.each([
    '',
    'CO',
    'CO/GOB',
    'CO/GOB//S',
    'CO/GOB/A/B/C',
    'CO/GOB/%2F/S',
    'CO/GOB/../S',
    'CO/GOB/%00/S',
    'CO/GOB/%E0/S',
  ])('takes «%s» for none', (cabecera) => {
    expect(readCliente(cabecera)).toBeUndefined();
  });

  it('what is written is read back', () => {
    const parte = fc.stringMatching(/^[A-Za-z0-9ñÑ _.-]{1,20}$/).filter((texto) => !/^\.{1,2}$/.test(texto));
    fc.assert(
      fc.property(fc.array(parte, { minLength: 3, maxLength: 5 }), (partes) => {
        expect(readPartes(presentIdentificador(partes).split('/'))).toEqual(partes);
      }),
    );
  });

  it('a service has one code, and an entity without a member code one of the simulator', () => {
    expect(readServicioXroad(presentServicioXroad(17))).toBe(17);
    expect(readServicioXroad('servicio-17x')).toBeUndefined();
    expect(presentMiembroXroad({ id: 7, codigoXroad: null })).toBe('SIMULADA-0007');
    expect(presentMiembroXroad({ id: 7, codigoXroad: 'SNR-0027' })).toBe('SNR-0027');
  });
});

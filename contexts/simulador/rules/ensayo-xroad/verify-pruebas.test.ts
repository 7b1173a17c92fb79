import { describe, expect, it } from 'vitest';
import type { Enviado } from './enviado.ts';
import {
  computePercentil,
  verifyCaidas,
  verifyCargaMaxima,
  verifyDesconocidas,
  verifyInvalidas,
  verifyMetadatos,
  verifyRegistros,
  verifyRepetidas,
  verifySinPermiso,
  verifyValidas,
} from './verify-pruebas.ts';

const createEnviado = (cambios: Partial<Enviado> = {}): Enviado => ({
  envio: 'Petición',
  mensaje: 'm-1',
  cliente: { instancia: 'CO-QA', clase: 'GOB', miembro: 'M', subsistema: 'ENSAYO' },
  codigo: 'servicio-7',
  metodo: 'POST',
  ruta: '/1.0/consultar',
  tipo: 'OPENAPI3',
  bytesEnviados: 10,
  inicio: 1000,
  fin: 1010,
  estado: 200,
  error: null,
  cabeceras: {},
  texto: '{}',
  bytes: 2,
  ...cambios,
});

const LISTA = JSON.stringify({
  service: [{ service_code: 'servicio-7', endpoint_list: [{ path: '/1.0/consultar' }] }],
});
const lista = createEnviado({ texto: LISTA });
const vacia = createEnviado({ texto: '{"service":[]}' });
const caida = createEnviado({ estado: 500, error: 'Server.ServerProxy.NetworkError' });
const contrato = createEnviado({ envio: 'getOpenAPI' });

describe('[AREA-05] T-01', () => {
  const bien = {
    lista,
    contrato,
    servicio: 'servicio-7',
    rutas: ['/1.0/consultar'],
    obtenida: 'aa',
    certificada: 'aa',
  };
  it.each([
    ['all is right', {}, 'superada', /su huella es la misma/],
    ['no contract is certified', { certificada: null }, 'sin-evidencia', /no tiene un contrato certificado/],
    ['the contract is another', { obtenida: 'bb' }, 'fallida', /no es el certificado/],
    ['the contract cannot be read', { obtenida: null }, 'fallida', /no se puede leer/],
    [
      'the contract does not come',
      { contrato: { ...caida, envio: 'getOpenAPI' }, obtenida: null },
      'fallida',
      /getOpenAPI respondió 500 con el error/,
    ],
    ['the list does not come', { lista: caida }, 'fallida', /listMethods\) respondió 500/],
    ['the list is no list', { lista: createEnviado({ texto: '<a/>' }) }, 'fallida', /no nombra servicio-7/],
    ['the list has other services', { lista: vacia }, 'fallida', /no nombra servicio-7/],
    [
      'the list lacks an operation',
      { rutas: ['/1.0/consultar', '/1.0/otra'] },
      'fallida',
      /no nombra \/1\.0\/otra/,
    ],
  ] as const)('where %s', (_name, cambios, resultado, razon) => {
    const juicio = verifyMetadatos({ ...bien, ...cambios });
    expect([juicio.resultado, juicio.razones.join(' ')]).toEqual([resultado, expect.stringMatching(razon)]);
  });
});

describe('[AREA-05] T-02 and T-06', () => {
  const una = { operacion: 'consultar', enviado: createEnviado(), faltas: [] };
  it.each([
    ['valid', [una], 'superada'],
    ['invalid', [{ ...una, faltas: ['/a (regla patron).'] }], 'fallida'],
    ['nobody described', [{ ...una, faltas: null }], 'sin-evidencia'],
    ['an error', [{ ...una, enviado: caida, faltas: null }], 'fallida'],
    ['one of two invalid', [una, { ...una, faltas: ['/a (regla patron).'] }], 'fallida'],
  ] as const)('an answer that is %s', (_name, respuestas, resultado) => {
    expect(verifyValidas(respuestas).resultado).toBe(resultado);
    expect(verifyCargaMaxima(respuestas, []).resultado).toBe(resultado);
  });

  it('a largest answer without a limit has no evidence, and one too large fails', () => {
    const sin = verifyCargaMaxima([una], ['registro']);
    expect([sin.resultado, sin.razones[0]]).toEqual(['sin-evidencia', expect.stringContaining('«registro»')]);
    const grande = { ...una, enviado: createEnviado({ bytes: 1_000_001 }) };
    expect(verifyCargaMaxima([grande], []).resultado).toBe('fallida');
  });
});

describe('[AREA-05] T-03 and T-04', () => {
  const toRechazo = (cambios: Partial<Enviado>, estaDescrito = true) => [
    { operacion: 'consultar', enviado: createEnviado(cambios), estaDescrito },
  ];
  it.each([
    [404, null, true, 'superada', 'fallida'],
    [400, null, true, 'superada', 'superada'],
    [404, null, false, 'sin-evidencia', 'fallida'],
    [400, null, false, 'sin-evidencia', 'sin-evidencia'],
    [200, null, true, 'fallida', 'fallida'],
    [500, null, true, 'fallida', 'fallida'],
    [500, 'Server.ServerProxy.NetworkError', true, 'fallida', 'fallida'],
    [400, 'Client.BadRequest', true, 'fallida', 'fallida'],
  ] as const)('%d with %s, described: %s', (estado, error, estaDescrito, deClave, dePeticion) => {
    const rechazos = toRechazo({ estado, error }, estaDescrito);
    expect(verifyDesconocidas(rechazos).resultado).toBe(deClave);
    expect(verifyInvalidas(rechazos).resultado).toBe(dePeticion);
  });

  it('an answer that says nothing fails, and nothing to send is no evidence', () => {
    expect(verifyDesconocidas(toRechazo({ estado: 404, bytes: 0 })).resultado).toBe('fallida');
    expect(verifyInvalidas([]).resultado).toBe('sin-evidencia');
  });
});

describe('[AREA-05] T-05', () => {
  const negada = createEnviado({ estado: 500, error: 'Server.ServerProxy.AccessDenied' });
  it.each([
    ['refused and not named', negada, vacia, 'superada'],
    ['answered', createEnviado(), vacia, 'fallida'],
    ['refused for another reason', caida, vacia, 'fallida'],
    ['refused and named', negada, lista, 'fallida'],
    ['refused without a list', negada, caida, 'fallida'],
  ] as const)('who has no right is %s', (_name, llamada, permitidos, resultado) => {
    expect(verifySinPermiso(llamada, permitidos, 'servicio-7').resultado).toBe(resultado);
  });
});

describe('[AREA-05] T-07', () => {
  const many = (cuantas: number, cambios: Partial<Enviado> = {}) =>
    Array.from({ length: cuantas }, () => createEnviado(cambios));
  it.each([
    ['25 right ones', many(25), 'superada'],
    ['one too few', many(24), 'fallida'],
    ['one wrong', [...many(24), caida], 'fallida'],
    ['one slow of 25', [...many(24), ...many(1, { fin: 9000 })], 'superada'],
    ['two slow of 25', [...many(23), ...many(2, { fin: 9000 })], 'fallida'],
  ] as const)('%s', (_name, enviados, resultado) => {
    expect(verifyRepetidas(enviados).resultado).toBe(resultado);
  });

  it('counts percentiles by rank', () => {
    const hasta100 = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect([computePercentil(hasta100, 95), computePercentil([7], 95), computePercentil([], 95)]).toEqual([
      95, 7, 0,
    ]);
  });
});

describe('[AREA-05] T-08 and T-09', () => {
  it.each([
    ['Server.ServerProxy.NetworkError', 500, 'superada'],
    ['Client.BadRequest', 400, 'fallida'],
    [null, 500, 'fallida'],
    [null, 200, 'fallida'],
  ] as const)('of a provider that is down the consumer sees %s', (error, estado, resultado) => {
    expect(verifyCaidas([createEnviado({ error, estado })]).resultado).toBe(resultado);
  });

  it.each([
    [{ mensajes: 3, parejas: 3, soloCliente: 0, sueltos: 0 }, 'superada'],
    [{ mensajes: 3, parejas: 2, soloCliente: 1, sueltos: 0 }, 'superada'],
    [{ mensajes: 2, parejas: 2, soloCliente: 0, sueltos: 0 }, 'fallida'],
    [{ mensajes: 3, parejas: 2, soloCliente: 0, sueltos: 1 }, 'fallida'],
  ] as const)('records that add up to %j', (suma, resultado) => {
    expect(verifyRegistros(suma, 3).resultado).toBe(resultado);
  });
});

import { describe, expect, it } from 'vitest';
import { CLASES_FALLA } from '../../contract/terms.ts';
import { findClaseFalla, isFallaDelProveedor, toClaseFalla, toNumeroFalla } from './clase-falla.ts';

const fails = (faultCode: string | null, statusCode: number | null = null) =>
  findClaseFalla({ succeeded: false, faultCode, statusCode });

describe('the class of a failure', () => {
  it.each([
    ['Server.ServerProxy.ServiceFailed.HttpError', 'proveedor'],
    ['Server.ServerProxy.NetworkError', 'red'],
    ['Server.ServerProxy.ServiceFailed.NetworkError', 'red'],
    ['Server.ServerProxy.ServiceFailed.Timeout', 'timeout'],
    ['Server.ServerProxy.AccessDenied', 'permiso'],
    ['Server.ServerProxy.ServiceDisabled', 'permiso'],
    ['Server.ClientProxy.SslAuthenticationFailed', 'certificado'],
    ['Server.ServerProxy.CertValidation.InvalidCertPath', 'certificado'],
    ['Server.ServerProxy.UnknownService', 'cliente'],
    ['Client.BadRequest', 'cliente'],
    ['SOAP-ENV:Server', 'proveedor'],
    ['soap:Client', 'cliente'],
    ['Server', 'proveedor'],
    ['Server.ServerProxy.InternalError', 'otra'],
    ['constructor', 'otra'],
    ['', 'otra'],
  ])('[AREA-05] %s is %s', (codigo, clase) => expect(fails(codigo)).toBe(clase));

  it('[AREA-05] a service that answers 5xx failed although the platform mediated its answer', () => {
    const mediated = (statusCode: number) => findClaseFalla({ succeeded: true, faultCode: null, statusCode });
    expect([200, 302, 404, 403, 408, 500, 504].map(mediated)).toEqual([
      null,
      null,
      'cliente',
      'permiso',
      'timeout',
      'proveedor',
      'timeout',
    ]);
  });

  it('[AREA-05] without a code the status decides; without either nothing is known', () => {
    expect([fails(null, 503), fails(null, 200), fails(null)]).toEqual(['proveedor', 'otra', 'otra']);
  });

  it('[AREA-05] each has a number of its own, and 0 is none', () => {
    expect([null, ...CLASES_FALLA].map(toNumeroFalla)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(CLASES_FALLA.map((clase) => toClaseFalla(toNumeroFalla(clase)))).toEqual(CLASES_FALLA);
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter(isFallaDelProveedor)).toEqual([1, 4]);
  });
});

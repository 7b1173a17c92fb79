import { CLIENTE, type Intercambio, JSON_TIPO, OPERACION, SERVICIO } from './intercambio.ts';

const PROPIAS = { ...JSON_TIPO, 'x-road-client': CLIENTE };
const UUID = /^(?:CO-QA-)?[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

const valido = (
  norma: string,
  nombre: string,
  cabeceras: Readonly<Record<string, string>> = {},
): Intercambio => ({
  norma,
  nombre,
  ruta: OPERACION,
  cabeceras: { ...PROPIAS, ...cabeceras },
  cuerpo: '{peticion}',
  espera: { estado: 200, error: null, contiene: ['9999000012'] },
});

const malo = (
  norma: string,
  nombre: string,
  {
    ruta = OPERACION,
    cabeceras = {},
  }: { readonly ruta?: string; readonly cabeceras?: Readonly<Record<string, string>> },
): Intercambio => ({
  norma,
  nombre,
  ruta,
  cabeceras: { ...PROPIAS, ...cabeceras },
  cuerpo: '{peticion}',
  espera: {
    estado: 400,
    error: 'Client.BadRequest',
    cabeceras: { 'content-type': /^application\/json; charset=utf-8$/ },
    contiene: ['"type": "Client.BadRequest"', '"message"', '"detail"'],
  },
});

const CLIENTES_MALOS = [
  ['is empty', ''],
  ['has one part', 'CO-QA'],
  ['has two parts', 'CO-QA/GOB'],
  ['has five parts', 'CO-QA/GOB/A/B/C'],
  ['has an empty part', 'CO-QA/GOB//SIM'],
  ['climbs out of the path', 'CO-QA/GOB/../SIM'],
  ['carries a control character', 'CO-QA/GOB/A%00/SIM'],
  ['carries a slash inside a part', 'CO-QA/GOB/A%2FB/SIM'],
  ['carries a colon', 'CO-QA/GOB/A:B/SIM'],
  ['carries an invisible character', 'CO-QA/GOB/A%E2%80%8B/SIM'],
  ['is not percent-encoded UTF-8', 'CO-QA/GOB/%E0/SIM'],
] as const;

const ajeno = (nombre: string, ruta: string, error: string): Intercambio => ({
  norma: 'PR-REST 4.6',
  nombre,
  ruta,
  cabeceras: PROPIAS,
  cuerpo: '{peticion}',
  espera: { estado: 500, error, contiene: [`"type": "${error}"`] },
});

const clienteAjeno = (nombre: string, cliente: string): Intercambio => ({
  ...ajeno(nombre, OPERACION, 'Server.ClientProxy.UnknownMember'),
  cabeceras: { ...PROPIAS, 'x-road-client': cliente },
});

/** Messages of PR-REST: identifiers, headers and methods. */
export const intercambiosRest: readonly Intercambio[] = [
  {
    ...valido('PR-REST 4.3', 'the answer carries the five headers of the protocol', {
      'x-road-id': 'f92591a3',
    }),
    espera: {
      estado: 200,
      error: null,
      cabeceras: {
        'x-road-client': /^CO-QA\/GOB\/PRUEBA\/SIM$/,
        'x-road-service': /^CO-QA\/GOB\/[^/]+\/SIMULADOR\/servicio-\d+$/,
        'x-road-id': /^f92591a3$/,
        'x-road-request-id': UUID,
        'x-road-request-hash': /^[A-Za-z0-9+/]{86}==$/,
      },
    },
  },
  {
    ...valido('PR-REST 4.3', 'a message without X-Road-Id gets one'),
    espera: { estado: 200, error: null, cabeceras: { 'x-road-id': UUID } },
  },
  valido('PR-REST 4.3', 'names of headers have no case', { 'X-ROAD-ID': 'A1' }),
  valido('PR-REST 4.1', 'a member calls without a subsystem', { 'x-road-client': 'CO-QA/GOB/PRUEBA' }),
  valido('PR-REST 4.2', 'a part of the client is percent-encoded', {
    'x-road-client': 'CO-QA/GOB/%C3%91AME/SIM',
  }),
  valido('PR-REST 4.1', 'a private member calls', { 'x-road-client': 'CO-QA/PRIV/EMPRESA/SIM' }),
  valido('PR-REST 4.1', 'another instance calls', { 'x-road-client': 'CO/GOB/PRUEBA/SIM' }),
  {
    ...valido('PR-REST 4.3', 'who asks and why is not told back', {
      'x-road-userid': 'CO9999000012',
      'x-road-issue': 'EXP-77',
    }),
    espera: { estado: 200, error: null, sin: ['CO9999000012', 'EXP-77'] },
  },
  valido('PR-REST 4.3', 'on behalf of a member with its class', {
    'x-road-represented-party': 'PRIV/EMPRESA',
  }),
  valido('PR-REST 4.3', 'on behalf of a member without its class', { 'x-road-represented-party': 'EMPRESA' }),
  valido('PR-REST 4.3', 'to the security server of the provider', {
    'x-road-security-server': 'CO-QA/GOB/{miembro}/SIMULADOR',
  }),
  {
    ...valido('PR-REST 4.3', 'a hash that the petition carries is replaced', {
      'x-road-request-hash': 'AAAA',
    }),
    espera: { estado: 200, error: null, cabeceras: { 'x-road-request-hash': /^[A-Za-z0-9+/]{86}==$/ } },
  },
  valido('PR-REST 4.3', 'headers of others pass', { 'x-otra': 'si', 'cache-control': 'no-cache' }),
  {
    ...valido('PR-REST 4.3', 'Accept reaches the service', { accept: 'application/xml' }),
    espera: { estado: 200, error: null, cabeceras: { 'content-type': /^application\/xml/ } },
  },
  {
    norma: 'PR-REST 4.5',
    nombre: 'query parameters reach the service as they are',
    metodo: 'GET',
    ruta: `${OPERACION}?identificacionCedula.codTipoIdentificacion=CC&identificacionCedula.numIdentificacion=9999000012`,
    cabeceras: { 'x-road-client': CLIENTE },
    espera: { estado: 200, error: null, contiene: ['9999000012'] },
  },
  {
    ...malo('PR-REST 4.3', 'there is no X-Road-Client', {}),
    cabeceras: JSON_TIPO,
  },
  ...CLIENTES_MALOS.map(([nombre, cliente]) =>
    malo('PR-REST 4.2', `X-Road-Client ${nombre}`, { cabeceras: { 'x-road-client': cliente } }),
  ),
  malo('PR-REST 2.3', 'version 2 of the protocol', { ruta: OPERACION.replace('/r1/', '/r2/') }),
  malo('PR-REST 2.3', 'version 0 of the protocol', { ruta: OPERACION.replace('/r1/', '/r0/') }),
  malo('PR-REST 4.1', 'the address ends before the service', { ruta: '/r1/CO-QA/GOB/{miembro}/SIMULADOR' }),
  malo('PR-REST 4.2', 'the separators are encoded', {
    ruta: '/r1/CO-QA%2FGOB%2F{miembro}%2FSIMULADOR%2F{servicio}',
  }),
  malo('PR-REST 4.2', 'a part of the service carries a slash', {
    ruta: '/r1/CO-QA/GOB/{miembro}/SIMULADOR/BAR%2FSERVICE',
  }),
  malo('PR-REST 4.2', 'the address is longer than 2,000 characters', {
    ruta: `${OPERACION}?q=${'a'.repeat(2000)}`,
  }),
  malo('PR-REST 4.3', 'a represented party has three parts', {
    cabeceras: { 'x-road-represented-party': 'CO-QA/PRIV/EMPRESA' },
  }),
  malo('PR-REST 4.3', 'a security server has three parts', {
    cabeceras: { 'x-road-security-server': 'CO-QA/GOB/{miembro}' },
  }),
  {
    ...ajeno('the security server is of nobody', OPERACION, 'Server.ClientProxy.InvalidSecurityServer'),
    cabeceras: { ...PROPIAS, 'x-road-security-server': 'CO-QA/GOB/{miembro}/OTRO' },
  },
  clienteAjeno('the client is of a foreign instance', 'EE/GOB/PRUEBA/SIM'),
  clienteAjeno('the client is of an unknown class', 'CO-QA/COM/PRUEBA/SIM'),
  ajeno(
    'the provider is of a foreign instance',
    SERVICIO.replace('CO-QA', 'EE'),
    'Server.ClientProxy.UnknownMember',
  ),
  ajeno(
    'the provider is of an unknown class',
    SERVICIO.replace('GOB', 'COM'),
    'Server.ClientProxy.UnknownMember',
  ),
  ajeno(
    'the provider is no member',
    SERVICIO.replace('{miembro}', 'NADIE-0000'),
    'Server.ClientProxy.UnknownMember',
  ),
  ajeno(
    'the provider has no such subsystem',
    SERVICIO.replace('SIMULADOR', 'OTRO'),
    'Server.ClientProxy.UnknownMember',
  ),
  ajeno(
    'the service has another name',
    SERVICIO.replace('{servicio}', 'nada'),
    'Server.ServerProxy.UnknownService',
  ),
  ajeno(
    'the service is of nobody',
    SERVICIO.replace('{servicio}', 'servicio-999999999'),
    'Server.ServerProxy.UnknownService',
  ),
  {
    ...ajeno('the client has no right', OPERACION, 'Server.ServerProxy.AccessDenied'),
    cabeceras: { ...PROPIAS, 'x-road-client': 'CO-QA/GOB/{ajena}/SIM' },
  },
  {
    ...ajeno('an error is said in XML to who asks for it', OPERACION, 'Server.ServerProxy.AccessDenied'),
    cabeceras: { ...PROPIAS, 'x-road-client': 'CO-QA/GOB/{ajena}/SIM', accept: 'application/xml' },
    espera: {
      estado: 500,
      error: 'Server.ServerProxy.AccessDenied',
      cabeceras: { 'content-type': /^application\/xml/ },
      contiene: ['<type>Server.ServerProxy.AccessDenied</type>'],
    },
  },
];

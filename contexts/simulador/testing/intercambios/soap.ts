import type { Intercambio } from './intercambio.ts';

const TIPO = { 'content-type': 'text/xml; charset=utf-8' };
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const ESPACIOS = 'xmlns:x="http://x-road.eu/xsd/xroad.xsd" xmlns:i="http://x-road.eu/xsd/identifiers"';

const part = (nombre: string, texto: string) => `<i:${nombre}>${texto}</i:${nombre}>`;

/** The fields of a header, each of which an exchange may leave out or write otherwise. */
export const CAMPOS = {
  client: `<x:client i:objectType="SUBSYSTEM">${part('xRoadInstance', 'CO-QA')}${part('memberClass', 'GOB')}${part('memberCode', 'PRUEBA')}${part('subsystemCode', 'SIM')}</x:client>`,
  service: `<x:service i:objectType="SERVICE">${part('xRoadInstance', 'CO-QA')}${part('memberClass', 'GOB')}${part('memberCode', '{miembro}')}${part('subsystemCode', 'SIMULADOR')}${part('serviceCode', '{servicio}')}${part('serviceVersion', 'v1')}</x:service>`,
  id: '<x:id>abc-1</x:id>',
  protocolVersion: '<x:protocolVersion>4.0</x:protocolVersion>',
};
type Campos = Partial<Readonly<Record<keyof typeof CAMPOS, string>>>;

export const writeSobreDe = (campos: Campos = {}, cuerpo = '{mensaje}', mas = '') =>
  `<s:Envelope xmlns:s="${SOAP}"><s:Header ${ESPACIOS}>${Object.values({ ...CAMPOS, ...campos }).join('')}${mas}</s:Header><s:Body>${cuerpo}</s:Body></s:Envelope>`;

const valido = (nombre: string, cuerpo: string, contiene: readonly string[]): Intercambio => ({
  norma: 'PR-MESS 2.2',
  nombre,
  ruta: '/soap',
  cabeceras: TIPO,
  cuerpo,
  espera: { estado: 200, error: null, contiene, cabeceras: { 'content-type': /^text\/xml; charset=utf-8$/ } },
});

const malo = (norma: string, nombre: string, error: string, cuerpo: string): Intercambio => ({
  norma,
  nombre,
  ruta: '/soap',
  cabeceras: TIPO,
  cuerpo,
  espera: {
    estado: 500,
    error,
    contiene: [`<faultcode>${error}</faultcode>`, '<faultstring>', '<faultDetail xmlns="">'],
  },
});

const { client, service, id } = CAMPOS;
const otro = (campo: string, antes: string, ahora: string) => campo.replace(antes, ahora);

/** Messages of PR-MESS. */
export const intercambiosSoap: readonly Intercambio[] = [
  valido('the header of the petition comes back with its hash', writeSobreDe(), [
    '>abc-1<',
    'algorithmId="http://www.w3.org/2001/04/xmlenc#sha512"',
    '>4.0<',
    '9999000012',
  ]),
  valido(
    'a member calls without a subsystem',
    writeSobreDe({ client: otro(otro(client, 'SUBSYSTEM', 'MEMBER'), part('subsystemCode', 'SIM'), '') }),
    ['objectType="MEMBER"'],
  ),
  valido(
    'who asks and why come back in the header',
    writeSobreDe({}, '{mensaje}', '<x:userId>CO1</x:userId><x:issue>EXP-77</x:issue>'),
    ['>CO1<', '>EXP-77<'],
  ),
  valido(
    'a minor version of the protocol',
    writeSobreDe({ protocolVersion: otro(CAMPOS.protocolVersion, '4.0', '4.1') }),
    ['>4.1<'],
  ),
  valido(
    'a service without version is the newest one',
    writeSobreDe({ service: otro(service, part('serviceVersion', 'v1'), '') }),
    ['9999000012'],
  ),
  malo(
    'PR-MESS 2.2',
    'protocol version 3',
    'Client.InvalidProtocolVersion',
    writeSobreDe({ protocolVersion: otro(CAMPOS.protocolVersion, '4.0', '3.1') }),
  ),
  malo(
    'PR-MESS 2.2',
    'there is no header',
    'Client.MissingHeader',
    `<s:Envelope xmlns:s="${SOAP}"><s:Body>{mensaje}</s:Body></s:Envelope>`,
  ),
  malo('PR-MESS 2.2', 'there is no client', 'Client.MissingHeaderField', writeSobreDe({ client: '' })),
  malo('PR-MESS 2.2', 'there is no service', 'Client.MissingHeaderField', writeSobreDe({ service: '' })),
  malo('PR-MESS 2.2', 'there is no id', 'Client.MissingHeaderField', writeSobreDe({ id: '' })),
  malo(
    'PR-MESS 2.2',
    'there is no protocol version',
    'Client.MissingHeaderField',
    writeSobreDe({ protocolVersion: '' }),
  ),
  malo(
    'PR-MESS 2.1',
    'the client has no member code',
    'Client.MissingHeaderField',
    writeSobreDe({ client: otro(client, part('memberCode', 'PRUEBA'), '') }),
  ),
  malo(
    'PR-MESS 2.2',
    'the id comes twice',
    'Client.DuplicateHeaderField',
    writeSobreDe({ id: `${id}${id}` }),
  ),
  malo(
    'PR-MESS 2.1',
    'the client has no object type',
    'Client.InvalidXml',
    writeSobreDe({ client: otro(client, ' i:objectType="SUBSYSTEM"', '') }),
  ),
  malo(
    'PR-MESS 2.1',
    'the client is of the type of a service',
    'Client.InvalidXml',
    writeSobreDe({ client: otro(client, 'SUBSYSTEM', 'SERVICE') }),
  ),
  malo(
    'PR-MESS 2.1',
    'the service is of the type of a member',
    'Client.InvalidXml',
    writeSobreDe({ service: otro(service, 'i:objectType="SERVICE"', 'i:objectType="MEMBER"') }),
  ),
  malo(
    'PR-MESS 2.7',
    'an identifier has a slash',
    'Client.InvalidMessage',
    writeSobreDe({ client: otro(client, '>SIM<', '>A/B<') }),
  ),
  malo(
    'PR-MESS 2.3',
    'there is no body',
    'Client.MissingBody',
    `<s:Envelope xmlns:s="${SOAP}"><s:Header ${ESPACIOS}>${Object.values(CAMPOS).join('')}</s:Header></s:Envelope>`,
  ),
  malo('PR-MESS 2.3', 'the body is empty', 'Client.InvalidBody', writeSobreDe({}, '')),
  malo(
    'PR-MESS 2.3',
    'the body has two messages',
    'Client.InvalidBody',
    writeSobreDe({}, '{mensaje}{mensaje}'),
  ),
  malo(
    'PR-MESS 1',
    'an envelope of SOAP 1.2',
    'Client.InvalidSoap',
    otro(writeSobreDe(), SOAP, 'http://www.w3.org/2003/05/soap-envelope'),
  ),
  malo('PR-MESS 1', 'a message without an envelope', 'Client.InvalidSoap', '{mensaje}'),
  malo('PR-MESS 1', 'what is no XML', 'Client.InvalidXml', '<s:Envelope'),
  malo('PR-MESS 1', 'a DOCTYPE', 'Client.InvalidXml', `<!DOCTYPE a>${writeSobreDe()}`),
  {
    ...malo('PR-MESS 2.2', 'GET', 'Client.InvalidHttpMethod', ''),
    metodo: 'GET',
    cabeceras: {},
    cuerpo: '',
  },
  {
    ...malo('PR-MESS 2.6', 'JSON', 'Client.InvalidContentType', '{}'),
    cabeceras: { 'content-type': 'application/json' },
  },
  {
    ...malo(
      'PR-MESS 2.4',
      'attachments, which are not rehearsed',
      'Client.InvalidContentType',
      writeSobreDe(),
    ),
    cabeceras: { 'content-type': 'multipart/related; boundary=a' },
  },
  malo(
    'PR-MESS 2.5',
    'the provider is no member',
    'Server.ClientProxy.UnknownMember',
    writeSobreDe({ service: otro(service, '{miembro}', 'NADIE-0000') }),
  ),
  malo(
    'PR-MESS 2.5',
    'the client is of a foreign instance',
    'Server.ClientProxy.UnknownMember',
    writeSobreDe({ client: otro(client, 'CO-QA', 'EE') }),
  ),
  malo(
    'PR-MESS 2.5',
    'the service is of nobody',
    'Server.ServerProxy.UnknownService',
    writeSobreDe({ service: otro(service, '{servicio}', 'nada') }),
  ),
  malo(
    'PR-MESS 2.5',
    'the client has no right',
    'Server.ServerProxy.AccessDenied',
    writeSobreDe({ client: otro(client, '>PRUEBA<', '>{ajena}<') }),
  ),
  {
    norma: 'PR-MESS 2.5',
    nombre: 'the provider is down',
    ruta: '/soap',
    cabeceras: { ...TIPO, 'simulador-caso': 'xroad:proveedor-caido' },
    cuerpo: writeSobreDe(),
    espera: { estado: 500, error: 'Server.ServerProxy.NetworkError', contiene: ['>abc-1<'] },
  },
  {
    norma: 'PR-MESS 2.5',
    nombre: 'the service refuses the petition in its own words',
    ruta: '/soap',
    cabeceras: TIPO,
    cuerpo: writeSobreDe({}, '<otra xmlns="urn:x"/>'),
    espera: { estado: 500, error: null, contiene: ['<faultcode>soap:Client</faultcode>'], sin: ['Server.'] },
  },
];

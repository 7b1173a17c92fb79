import { CLIENTE, type Intercambio } from './intercambio.ts';
import { CAMPOS, writeSobreDe } from './soap.ts';

const META = '/r1/CO-QA/GOB/{miembro}/SIMULADOR';
const SIN_PERMISO = 'CO-QA/GOB/{ajena}/SIM';

const rest = (
  nombre: string,
  ruta: string,
  espera: Intercambio['espera'],
  cabeceras: Readonly<Record<string, string>> = { 'x-road-client': CLIENTE },
): Intercambio => ({
  norma: ruta.includes('OpenAPI') ? 'PR-MREST 5' : 'PR-MREST 4',
  nombre,
  metodo: 'GET',
  ruta,
  cabeceras,
  espera,
});

const soap = (
  nombre: string,
  codigo: string,
  cuerpo: string,
  espera: Intercambio['espera'],
  client = CAMPOS.client,
): Intercambio => ({
  norma: codigo === 'getWsdl' ? 'PR-META 5' : 'PR-META 4',
  nombre,
  ruta: '/soap',
  cabeceras: { 'content-type': 'text/xml' },
  cuerpo: writeSobreDe(
    {
      client,
      service: CAMPOS.service
        .replace('{servicio}', codigo)
        .replace('<i:serviceVersion>v1</i:serviceVersion>', ''),
    },
    cuerpo,
  ),
  espera,
});

const JSON_BIEN = { 'content-type': /^application\/json/ };
const METASERVICIOS = ['listMethods"', 'allowedMethods"', 'getOpenAPI"', 'getWsdl"'];
const pedido = (codigo: string, dentro = '') =>
  `<m:${codigo} xmlns:m="http://x-road.eu/xsd/xroad.xsd">${dentro}</m:${codigo}>`;
const sinCodigo = { estado: 500, error: 'Server.ServerProxy.InvalidRequest' };

/** Metaservicios of PR-MREST and PR-META. */
export const intercambiosMeta: readonly Intercambio[] = [
  rest('listMethods names the services with their addresses', `${META}/listMethods`, {
    estado: 200,
    error: null,
    cabeceras: JSON_BIEN,
    contiene: [
      '"service_code": "{servicio}"',
      '"object_type": "SERVICE"',
      '"endpoint_list"',
      '"path": "/{version}/{operacion}"',
    ],
    sin: METASERVICIOS,
  }),
  rest(
    'listMethods does not look at rights',
    `${META}/listMethods`,
    { estado: 200, error: null, contiene: ['"{servicio}"'] },
    { 'x-road-client': SIN_PERMISO },
  ),
  rest('allowedMethods names what may be called', `${META}/allowedMethods`, {
    estado: 200,
    error: null,
    contiene: ['"{servicio}"'],
  }),
  rest(
    'allowedMethods names nothing to who has no right',
    `${META}/allowedMethods`,
    { estado: 200, error: null, sin: ['servicio-'] },
    { 'x-road-client': SIN_PERMISO },
  ),
  rest(
    'listMethods without a client',
    `${META}/listMethods`,
    { estado: 400, error: 'Client.BadRequest' },
    {},
  ),
  rest('listMethods of no member', '/r1/CO-QA/GOB/NADIE-0000/SIMULADOR/listMethods', {
    estado: 500,
    error: 'Server.ClientProxy.UnknownMember',
  }),
  rest('listMethods of another subsystem', '/r1/CO-QA/GOB/{miembro}/OTRO/listMethods', {
    estado: 500,
    error: 'Server.ClientProxy.UnknownMember',
  }),
  {
    ...rest('listMethods is only read', `${META}/listMethods`, {
      estado: 500,
      error: 'Server.ServerProxy.UnknownService',
    }),
    metodo: 'POST',
  },
  rest('a metaservicio answers with the headers of the protocol', `${META}/listMethods`, {
    estado: 200,
    error: null,
    cabeceras: { 'x-road-service': /\/listMethods$/, 'x-road-request-hash': /==$/, 'x-road-client': /SIM$/ },
  }),
  rest(
    'getOpenAPI gives the contract without the address of the provider',
    `${META}/getOpenAPI?serviceCode={servicio}`,
    {
      estado: 200,
      error: null,
      contiene: ['"openapi"', 'http://example.org/xroad-endpoint'],
    },
  ),
  rest(
    'getOpenAPI takes the name of its parameter in any case',
    `${META}/getOpenAPI?SERVICECODE={servicio}`,
    { estado: 200, error: null, contiene: ['"openapi"'] },
  ),
  rest('getOpenAPI without a service', `${META}/getOpenAPI`, sinCodigo),
  rest('getOpenAPI of an empty service', `${META}/getOpenAPI?serviceCode=`, sinCodigo),
  rest('getOpenAPI of an unknown service', `${META}/getOpenAPI?serviceCode=nada`, {
    estado: 500,
    error: 'Server.ServerProxy.InternalError',
  }),
  rest('getWsdl is of SOAP alone', `${META}/getWsdl?serviceCode={servicio}`, {
    estado: 500,
    error: 'Server.ServerProxy.UnknownService',
  }),
  soap('listMethods names the services with their versions', 'listMethods', pedido('listMethods'), {
    estado: 200,
    error: null,
    contiene: [
      'listMethodsResponse',
      '<id:serviceCode>{servicio}</id:serviceCode>',
      '<id:serviceVersion>v1</id:serviceVersion>',
      'requestHash',
    ],
    sin: ['<id:serviceCode>getWsdl<'],
  }),
  soap('allowedMethods names what may be called', 'allowedMethods', pedido('allowedMethods'), {
    estado: 200,
    error: null,
    contiene: ['allowedMethodsResponse', '{servicio}'],
  }),
  soap(
    'allowedMethods names nothing to who has no right',
    'allowedMethods',
    pedido('allowedMethods'),
    { estado: 200, error: null, sin: ['>servicio-'] },
    CAMPOS.client.replace('>PRUEBA<', '>{ajena}<'),
  ),
  soap('a metaservicio whose body is another', 'listMethods', pedido('allowedMethods'), {
    estado: 500,
    error: 'Client.InconsistentHeaders',
  }),
  soap(
    'getWsdl attaches the contract without the address of the provider',
    'getWsdl',
    pedido('getWsdl', '<m:serviceCode>{servicio}</m:serviceCode><m:serviceVersion>v1</m:serviceVersion>'),
    {
      estado: 200,
      error: null,
      cabeceras: { 'content-type': /^multipart\/related; type="text\/xml"/ },
      contiene: [
        'getWsdlResponse',
        '<xroad:serviceVersion>v1<',
        'definitions',
        'http://example.org/xroad-endpoint',
        'requestHash',
      ],
    },
  ),
  soap('getWsdl without a service', 'getWsdl', pedido('getWsdl'), sinCodigo),
  soap('getWsdl of an unknown service', 'getWsdl', pedido('getWsdl', '<m:serviceCode>nada</m:serviceCode>'), {
    estado: 500,
    error: 'Server.ServerProxy.UnknownService',
  }),
  soap('getOpenAPI is of REST alone', 'getOpenAPI', pedido('getOpenAPI'), {
    estado: 500,
    error: 'Server.ServerProxy.UnknownService',
  }),
];

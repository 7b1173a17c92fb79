/** What a field of a record of operation may say (PR-OPMON 1.6, annex B). */
type Campo = 'entero' | 'texto' | 'si-no' | readonly string[];

/** The 39 fields of the protocol, by their names. */
const CAMPOS: Readonly<Record<string, Campo>> = {
  monitoringDataTs: 'entero',
  securityServerInternalIp: 'texto',
  securityServerType: ['Client', 'Producer'],
  requestInTs: 'entero',
  requestOutTs: 'entero',
  responseInTs: 'entero',
  responseOutTs: 'entero',
  clientXRoadInstance: 'texto',
  clientMemberClass: 'texto',
  clientMemberCode: 'texto',
  clientSubsystemCode: 'texto',
  serviceXRoadInstance: 'texto',
  serviceMemberClass: 'texto',
  serviceMemberCode: 'texto',
  serviceSubsystemCode: 'texto',
  serviceCode: 'texto',
  serviceVersion: 'texto',
  restMethod: 'texto',
  restPath: 'texto',
  serviceType: ['WSDL', 'REST', 'OPENAPI3'],
  messageId: 'texto',
  messageIssue: 'texto',
  messageUserId: 'texto',
  messageProtocolVersion: 'texto',
  representedPartyClass: 'texto',
  representedPartyCode: 'texto',
  clientSecurityServerAddress: 'texto',
  serviceSecurityServerAddress: 'texto',
  requestSize: 'entero',
  requestMimeSize: 'entero',
  requestAttachmentCount: 'entero',
  responseSize: 'entero',
  responseMimeSize: 'entero',
  responseAttachmentCount: 'entero',
  succeeded: 'si-no',
  faultCode: 'texto',
  faultString: 'texto',
  statusCode: 'entero',
  xRoadVersion: 'texto',
};

/** What every record has to say to be added up. */
const EXIGIDOS = [
  'securityServerType',
  'requestInTs',
  'responseOutTs',
  'clientXRoadInstance',
  'clientMemberClass',
  'clientMemberCode',
  'serviceXRoadInstance',
  'serviceMemberClass',
  'serviceMemberCode',
  'serviceCode',
  'messageId',
  'succeeded',
];

/** What names people, or where a machine is. */
const PERSONALES = [
  'messageUserId',
  'messageIssue',
  'securityServerInternalIp',
  'clientSecurityServerAddress',
  'serviceSecurityServerAddress',
  'faultString',
];

const LARGO = 255;

function admits(campo: Campo, valor: unknown): boolean {
  if (campo === 'entero') return typeof valor === 'number' && Number.isSafeInteger(valor) && valor >= 0;
  if (campo === 'si-no') return typeof valor === 'boolean';
  if (typeof valor !== 'string' || valor === '' || valor.length > LARGO) return false;
  return campo === 'texto' || campo.includes(valor);
}

/** The first thing that keeps a value from being a record of operation without personal data; undefined for one that is. */
export function findFaltaDeRegistro(registro: object): string | undefined {
  const dichos = new Map<string, unknown>(Object.entries(registro));
  const falta = EXIGIDOS.find((nombre) => !dichos.has(nombre));
  if (falta !== undefined) return `${falta} is missing`;
  for (const [nombre, valor] of dichos) {
    const campo = CAMPOS[nombre];
    if (campo === undefined) return `${nombre} is no field`;
    if (PERSONALES.includes(nombre)) return `${nombre} names somebody`;
    if (!admits(campo, valor)) return `${nombre} is ${JSON.stringify(valor)}`;
  }
  return undefined;
}

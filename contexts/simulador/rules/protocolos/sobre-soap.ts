import { escapeXml } from '../guiones/write-mensaje.ts';

/** Versions of SOAP by the namespace of their envelope. */
export const ESPACIO_SOAP = {
  '1.1': 'http://schemas.xmlsoap.org/soap/envelope/',
  '1.2': 'http://www.w3.org/2003/05/soap-envelope',
} as const;
export type VersionSoap = keyof typeof ESPACIO_SOAP;

export const ESPACIO_XROAD = 'http://x-road.eu/xsd/xroad.xsd';
export const ESPACIO_IDENTIFICADORES = 'http://x-road.eu/xsd/identifiers';

/** The version of an envelope; undefined for what is no envelope. */
export function findVersionSoap(espacio: string): VersionSoap | undefined {
  if (espacio === ESPACIO_SOAP['1.1']) return '1.1';
  return espacio === ESPACIO_SOAP['1.2'] ? '1.2' : undefined;
}

/** Media type of an envelope. */
export function presentTipoSoap(version: VersionSoap): string {
  return `${version === '1.1' ? 'text/xml' : 'application/soap+xml'}; charset=utf-8`;
}

/**
 * An envelope.
 *
 * @param cabecera elements of its header, written; empty for none
 * @param cuerpo the element of its body, written; empty for none
 */
export function writeSobre(version: VersionSoap, cabecera: string, cuerpo: string): string {
  const header = cabecera === '' ? '' : `  <soap:Header>\n${cabecera}\n  </soap:Header>\n`;
  const body = cuerpo === '' ? '  <soap:Body/>' : `  <soap:Body>\n${cuerpo}\n  </soap:Body>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<soap:Envelope xmlns:soap="${ESPACIO_SOAP[version]}">\n${header}${body}\n</soap:Envelope>\n`;
}

/** What a fault says. */
export interface FallaSoap {
  /** Whether who asked is wrong, and not who answers. */
  readonly esDelCliente: boolean;
  /** Code in place of the one of SOAP: a security server says where it happened. */
  readonly codigo?: string;
  readonly mensaje: string;
  readonly detalles: readonly string[];
  /** The error of the operation, written as an element. */
  readonly elemento?: string;
}

/** A fault as an element of a body. */
export function writeFalla(version: VersionSoap, falla: FallaSoap): string {
  const dichos = falla.detalles.map((detalle) => `        <detalle xmlns="">${escapeXml(detalle)}</detalle>`);
  const detalles = falla.elemento === undefined ? dichos : [falla.elemento];
  return version === '1.1' ? writeFalla11(falla, detalles) : writeFalla12(falla, detalles);
}

function writeFalla11({ esDelCliente, codigo, mensaje }: FallaSoap, detalles: readonly string[]): string {
  const propio = codigo ?? `soap:${esDelCliente ? 'Client' : 'Server'}`;
  const detail = detalles.length === 0 ? '' : `\n      <detail>\n${detalles.join('\n')}\n      </detail>`;
  return [
    '    <soap:Fault>',
    `      <faultcode>${escapeXml(propio)}</faultcode>`,
    `      <faultstring>${escapeXml(mensaje)}</faultstring>${detail}`,
    '    </soap:Fault>',
  ].join('\n');
}

function writeFalla12({ esDelCliente, codigo, mensaje }: FallaSoap, detalles: readonly string[]): string {
  const subcodigo =
    codigo === undefined ? '' : `<soap:Subcode><soap:Value>${escapeXml(codigo)}</soap:Value></soap:Subcode>`;
  const detail =
    detalles.length === 0 ? '' : `\n      <soap:Detail>\n${detalles.join('\n')}\n      </soap:Detail>`;
  return [
    '    <soap:Fault>',
    `      <soap:Code><soap:Value>soap:${esDelCliente ? 'Sender' : 'Receiver'}</soap:Value>${subcodigo}</soap:Code>`,
    `      <soap:Reason><soap:Text xml:lang="es">${escapeXml(mensaje)}</soap:Text></soap:Reason>${detail}`,
    '    </soap:Fault>',
  ].join('\n');
}

/** Header fields of X-Road, as a message carries them. */
export interface CabeceraXroad {
  readonly cliente: readonly (readonly [parte: string, texto: string])[];
  readonly servicio: readonly (readonly [parte: string, texto: string])[];
  readonly id: string | null;
  readonly usuario: string | null;
  readonly asunto: string | null;
  readonly protocolo: string | null;
}

/** Most of a text of a header that is repeated. */
const LARGO = 500;

/** The header of a petition of a service, or of a metaservicio (PR-MESS §2.2). */
export function writeCabeceraDePeticion(
  {
    cliente,
    proveedor,
  }: {
    readonly cliente: {
      readonly instancia: string;
      readonly clase: string;
      readonly miembro: string;
      readonly subsistema: string;
    };
    readonly proveedor: {
      readonly instancia: string;
      readonly clase: string;
      readonly miembro: string;
      readonly subsistema: string;
    };
  },
  codigo: string,
  id: string,
): string {
  const write = (nombre: string, tipo: string, partes: readonly (readonly [string, string])[]) =>
    `    <xro:${nombre} xmlns:xro="${ESPACIO_XROAD}" xmlns:id="${ESPACIO_IDENTIFICADORES}" id:objectType="${tipo}">${partes
      .map(([parte, texto]) => `<id:${parte}>${escapeXml(texto)}</id:${parte}>`)
      .join('')}</xro:${nombre}>`;
  const listPartes = ({ instancia, clase, miembro, subsistema }: typeof cliente) =>
    [
      ['xRoadInstance', instancia],
      ['memberClass', clase],
      ['memberCode', miembro],
      ['subsystemCode', subsistema],
    ] as const;
  return [
    write('client', 'SUBSYSTEM', listPartes(cliente)),
    write('service', 'SERVICE', [...listPartes(proveedor), ['serviceCode', codigo]]),
    `    <id xmlns="${ESPACIO_XROAD}">${escapeXml(id)}</id>`,
    `    <protocolVersion xmlns="${ESPACIO_XROAD}">4.0</protocolVersion>`,
  ].join('\n');
}

/** The header of an answer: that of the petition, letter by letter, with the hash of what it answers (PR-MESS §2.2). */
export function writeCabeceraXroad(cabecera: CabeceraXroad, huella: string): string {
  const sangria = '    ';
  const write = (nombre: string, texto: string | null) =>
    texto === null
      ? []
      : [`${sangria}<${nombre} xmlns="${ESPACIO_XROAD}">${escapeXml(texto.slice(0, LARGO))}</${nombre}>`];
  const writeId = (nombre: string, tipo: string, partes: CabeceraXroad['cliente']) => [
    `${sangria}<xro:${nombre} xmlns:xro="${ESPACIO_XROAD}" xmlns:id="${ESPACIO_IDENTIFICADORES}" id:objectType="${tipo}">`,
    ...partes.map(
      ([parte, texto]) => `${sangria}  <id:${parte}>${escapeXml(texto.slice(0, LARGO))}</id:${parte}>`,
    ),
    `${sangria}</xro:${nombre}>`,
  ];
  const tieneSubsistema = cabecera.cliente.some(([parte]) => parte === 'subsystemCode');
  return [
    ...writeId('client', tieneSubsistema ? 'SUBSYSTEM' : 'MEMBER', cabecera.cliente),
    ...writeId('service', 'SERVICE', cabecera.servicio),
    ...write('userId', cabecera.usuario),
    ...write('issue', cabecera.asunto),
    ...write('id', cabecera.id),
    ...write('protocolVersion', cabecera.protocolo),
    `${sangria}<requestHash xmlns="${ESPACIO_XROAD}" algorithmId="http://www.w3.org/2001/04/xmlenc#sha512">${huella}</requestHash>`,
  ].join('\n');
}

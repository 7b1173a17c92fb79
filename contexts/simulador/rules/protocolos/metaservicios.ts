import { escapeXml } from '../guiones/write-mensaje.ts';
import { ESPACIO_IDENTIFICADORES, ESPACIO_XROAD } from './sobre-soap.ts';

/** A service of a member as the metaservicios list it. */
export interface ServicioListado {
  readonly instancia: string;
  readonly clase: string;
  readonly miembro: string;
  readonly subsistema: string;
  readonly servicio: string;
  /** Its versions, as X-Road numbers them: `v2`. */
  readonly versiones: readonly string[];
  readonly direcciones: readonly { readonly metodo: string; readonly ruta: string }[];
}

/** What `listMethods` and `allowedMethods` answer in REST (PR-MREST §4, B.1). */
export function writeServiciosRest(servicios: readonly ServicioListado[]): string {
  const service = servicios.map(({ instancia, clase, miembro, subsistema, servicio, direcciones }) => ({
    member_class: clase,
    member_code: miembro,
    object_type: 'SERVICE',
    service_code: servicio,
    service_type: 'OPENAPI',
    subsystem_code: subsistema,
    xroad_instance: instancia,
    endpoint_list: direcciones.map(({ metodo, ruta }) => ({ method: metodo, path: ruta })),
  }));
  return `${JSON.stringify({ service }, null, 2)}\n`;
}

const DECLARADOS = `xmlns:xroad="${ESPACIO_XROAD}" xmlns:id="${ESPACIO_IDENTIFICADORES}"`;

/** The same in SOAP: a service for each of its versions (PR-META §4, C.4). */
export function writeServiciosSoap(
  nombre: 'listMethods' | 'allowedMethods',
  servicios: readonly ServicioListado[],
): string {
  const filas = servicios.flatMap(({ instancia, clase, miembro, subsistema, servicio, versiones }) =>
    versiones.map((version) => {
      const partes = [
        ['xRoadInstance', instancia],
        ['memberClass', clase],
        ['memberCode', miembro],
        ['subsystemCode', subsistema],
        ['serviceCode', servicio],
        ['serviceVersion', version],
      ] as const;
      const campos = partes.map(([parte, texto]) => `        <id:${parte}>${escapeXml(texto)}</id:${parte}>`);
      return `      <xroad:service id:objectType="SERVICE">\n${campos.join('\n')}\n      </xroad:service>`;
    }),
  );
  return `    <xroad:${nombre}Response ${DECLARADOS}>\n${filas.join('\n')}\n    </xroad:${nombre}Response>`;
}

/** What `getWsdl` says beside its attachment (PR-META §5, C.8). */
export function writeRespuestaWsdl(servicio: string, version: string | null): string {
  const deVersion =
    version === null ? '' : `\n      <xroad:serviceVersion>${escapeXml(version)}</xroad:serviceVersion>`;
  return `    <xroad:getWsdlResponse ${DECLARADOS}>\n      <xroad:serviceCode>${escapeXml(servicio)}</xroad:serviceCode>${deVersion}\n    </xroad:getWsdlResponse>`;
}

const LIMITE = 'simulador-xroad';

/** An envelope with a document attached (PR-MESS §2.4). */
export function writeAdjunto(
  sobre: string,
  documento: string,
): { readonly tipo: string; readonly texto: string } {
  const parte = (cabeceras: readonly string[], texto: string) =>
    `--${LIMITE}\r\n${cabeceras.join('\r\n')}\r\n\r\n${texto}\r\n`;
  const texto = [
    parte(['Content-Type: text/xml; charset=UTF-8', 'Content-Transfer-Encoding: 8bit'], sobre),
    parte(
      ['Content-Type: text/xml', 'Content-Transfer-Encoding: binary', 'Content-ID: <wsdl@simulador>'],
      documento,
    ),
    `--${LIMITE}--\r\n`,
  ].join('');
  return { tipo: `multipart/related; type="text/xml"; charset=UTF-8; boundary="${LIMITE}"`, texto };
}

/** The document attached to an answer of `getWsdl`; undefined where it has none. */
export function readAdjunto(tipo: string, texto: string): string | undefined {
  const [, limite] = /boundary="?([\w.-]+)"?/.exec(tipo) ?? [];
  if (limite === undefined) return undefined;
  const parte = texto.split(`--${limite}\r\n`)[2];
  const desde = parte?.indexOf('\r\n\r\n') ?? -1;
  if (parte === undefined || desde < 0) return undefined;
  return parte.slice(desde + 4, parte.lastIndexOf(`\r\n--${limite}--`));
}

/** A file of the dump with its digest. */
export interface HuellaDeParte {
  readonly ruta: string;
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly sha256: string;
}

/** The licence of the open data, in words. */
export interface LicenciaDicha {
  readonly nombre: string;
  readonly direccion: string;
  readonly estado: string;
}

interface VolcadoPorFirmar {
  readonly emisor: string;
  readonly momento: Date;
  readonly fecha: string;
  /** Stable address of the dump. */
  readonly direccion: string;
  readonly licencia: LicenciaDicha;
  readonly partes: readonly HuellaDeParte[];
}

/** The list of the files of a dump, before its proof: a verifiable credential, as the manifest of a pasaporte. */
export function presentManifiestoDeVolcado({
  emisor,
  momento,
  fecha,
  direccion,
  licencia,
  partes,
}: VolcadoPorFirmar) {
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiableCredential'],
    issuer: emisor,
    validFrom: momento.toISOString(),
    credentialSubject: {
      id: direccion,
      fecha,
      licencia: licencia.nombre,
      archivos: partes.map(({ ruta, bytes, sha256 }) => ({ ruta, bytes, sha256 })),
    },
  };
}

/** 'CC BY 4.0 (por confirmar)'. */
export function presentLicencia({ nombre, estado }: LicenciaDicha): string {
  return estado === '' ? nombre : `${nombre} (${estado})`;
}

/** What the reader of a dump finds first. */
export function presentLeame(fecha: string, licencia: LicenciaDicha): string {
  return [
    `Datos abiertos del Marco de Interoperabilidad, edición del ${fecha}`,
    '',
    'csv/: cada conjunto como CSV en UTF-8, con punto y coma y coma decimal.',
    'json/: cada conjunto como JSON, una fila por línea.',
    'datos-abiertos.sqlite: todos los conjuntos como tablas; conjuntos y columnas dicen qué es cada una.',
    'definiciones.json: qué significa cada columna.',
    'manifiesto.json: la huella SHA-256 de cada archivo, firmada con la clave de los certificados.',
    'confianza/did.json: la clave pública con la que se comprueba la firma, sin conexión.',
    '',
    'Fechas en AAAA-MM-DD; momentos en UTC. De las personas solo se dicen rangos.',
    `Licencia: ${presentLicencia(licencia)}. ${licencia.direccion}`,
    '',
  ].join('\r\n');
}

/** What became of a row from one edition to the next. */
export type CambioDeFila = 'agregada' | 'cambiada' | 'retirada';

/** How many rows of a set became what. */
export type CuentaDeCambios = { readonly conjunto: string } & Readonly<Record<CambioDeFila, number>>;

interface CambiosPorFirmar extends VolcadoPorFirmar {
  /** The dumps they lie between, each with the SHA-256 of its ZIP. */
  readonly anterior: { readonly fecha: string; readonly sha256: string };
  readonly actual: { readonly fecha: string; readonly sha256: string };
  readonly cambios: readonly CuentaDeCambios[];
}

/** The list of the files of what changed between two dumps, before its proof. */
export function presentManifiestoDeCambios({ anterior, actual, cambios, ...firmado }: CambiosPorFirmar) {
  const { credentialSubject, ...manifiesto } = presentManifiestoDeVolcado(firmado);
  return {
    ...manifiesto,
    credentialSubject: {
      ...credentialSubject,
      anterior: { fecha: anterior.fecha, sha256: anterior.sha256 },
      actual: { fecha: actual.fecha, sha256: actual.sha256 },
      cambios: cambios.map(({ conjunto, agregada, cambiada, retirada }) => ({
        conjunto,
        agregada,
        cambiada,
        retirada,
      })),
    },
  };
}

/** What the reader of the changes finds first. */
export function presentLeameDeCambios(desde: string, fecha: string, licencia: LicenciaDicha): string {
  return [
    `Datos abiertos del Marco de Interoperabilidad, cambios del ${desde} al ${fecha}`,
    '',
    'csv/: un archivo por cada conjunto que cambió, como el del volcado y con una primera columna, cambio:',
    '  agregada: la fila se agrega; cambiada: reemplaza a la que tiene la misma llave; retirada: esa fila se quita.',
    'Con el volcado anterior y estos cambios, en cualquier orden de filas, se obtiene el volcado nuevo.',
    'La llave de cada conjunto está en definiciones.json del volcado.',
    'manifiesto.json: los dos volcados, cuánto cambió y la huella SHA-256 de cada archivo, con firma.',
    'confianza/did.json: la clave pública con la que se comprueba la firma, sin conexión.',
    '',
    `Licencia: ${presentLicencia(licencia)}. ${licencia.direccion}`,
    '',
  ].join('\r\n');
}
